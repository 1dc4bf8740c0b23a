import { redirect } from "@remix-run/node";
import { loginTexts } from "~/domain/accounts/account-texts";
import { holds, type Action } from "~/domain/access";
import { deviceKeyOf } from "~/domain/accounts/known-device";
import { findActor, type Device } from "~/domain/accounts/sign-in";
import { generateToken } from "~/domain/tokens";
import type { Actor, Ctx, SignedInCtx } from "~/domain/context";
import { knownDevicesOf, signDeviceToken } from "./access-token.server";
import { writeDeviceCookie, deviceTokenOf, setCookies, signInTokenOf } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { getPlatform } from "./platform.server";
import { noteUser, requestScope } from "./request-scope.server";
import { siteHostOf } from "./same-origin.server";

/** The context of a page's request; `actor` is null for visitors. */
export async function contextOf(request: Request): Promise<Ctx> {
  const ctx = await createVisitorContext();
  const cookieToken = signInTokenOf(request);
  if (!cookieToken) return ctx;
  const actor = await findOnce(ctx, cookieToken);
  noteUser(actor);
  return { ...ctx, actor };
}

/** The parts of a page that is only read ask at once, and are told the same. */
function findOnce(ctx: Ctx, cookieToken: string): Promise<Actor | null> {
  const kept = requestScope.getStore()?.actors;
  const actor = kept?.get(cookieToken) ?? findActor(ctx, { cookieToken });
  kept?.set(cookieToken, actor);
  return actor;
}

/** The context of somebody who is not signed in, whatever the browser sends along. */
export async function createVisitorContext(): Promise<Ctx> {
  const { db, replica } = (await getPlatform()).database;
  return { db, replica, now: new Date(), actor: null };
}

/** The same for a sign-in, which goes on whatever other work waits for. */
export async function createSignInContext(): Promise<Ctx> {
  return { db: (await getPlatform()).database.urgent, now: new Date(), actor: null };
}

/** The guard of a page: visitors go to the login page, and whose role may never do it to /unauthorized. */
export async function requirePermission(request: Request, action: Action): Promise<SignedInCtx> {
  const { actor, ...ctx } = await contextOf(request);
  if (!actor) throw leadToLogin(request);
  if (!holds(actor, action)) {
    const unauthorized = {
      code: 403,
      text: "You don't have access to this!",
      help: "Contact your administrator for access",
    };
    throw redirect("/unauthorized", { headers: setCookies([writeFlashCookie(request, { unauthorized })]) });
  }
  return { ...ctx, actor };
}

/** Of the login page, for a browser that keeps none. */
export const noCookiesMode = "no-cookies";

/** Whose sign-in has ended hears there that it has; everybody else, that a login comes first. */
function leadToLogin(request: Request): Response {
  if (signInTokenOf(request) || keepsNoCookies(request)) return redirect(loginAddressFor(request));
  return redirect("/", { headers: setCookies([writeFlashCookie(request, { loginError: loginTexts.mustLogIn })]) });
}

/** The login page for a visitor who came by an address that needs a sign-in. */
export const loginAddressFor = (request: Request) => (keepsNoCookies(request) ? `/?mode=${noCookiesMode}` : "/");

/** Without scripts only the login form leads from the login page to one that is guarded, and it has just set cookies. */
function keepsNoCookies(request: Request): boolean {
  const referrer = request.headers.get("referer") ?? "";
  // Of another site browsers name nothing but the origin, which looks like its first page.
  const isFromLogin =
    URL.canParse(referrer) && new URL(referrer).pathname === "/" && new URL(referrer).host === siteHostOf(request);
  return isFromLogin && request.headers.get("cookie") === null;
}

/**
 * The address is that of the host: Vercel sets this header, and so does the local host, whatever a client says
 * (server/client-address.ts).
 */
export async function deviceOf(request: Request): Promise<Device> {
  return {
    userAgent: request.headers.get("user-agent") ?? "",
    address: request.headers.get("x-real-ip") ?? "",
    known: await knownDevicesOf(deviceTokenOf(request)),
  };
}

const mostAccounts = 8;

/** Makes this browser known to an account whose owner has just shown the password or a mailed secret. */
export async function rememberDevice(request: Request, username: string): Promise<string> {
  const key = deviceKeyOf(username);
  const { [key]: id = generateToken(), ...others } = await knownDevicesOf(deviceTokenOf(request));
  const latest = Object.entries(others).slice(0, mostAccounts - 1);
  return writeDeviceCookie(request, await signDeviceToken({ [key]: id, ...Object.fromEntries(latest) }));
}
