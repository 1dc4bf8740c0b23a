import { redirect } from "@remix-run/node";
import { canEver, isFactorOverdue, type Action } from "~/domain/access";
import { deviceKeyOf } from "~/domain/accounts/known-device";
import type { Resetter } from "~/domain/accounts/set-new-password";
import { findActor, type Device } from "~/domain/accounts/sign-in";
import { generateToken } from "~/domain/tokens";
import type { Actor, Ctx, SignedInCtx } from "~/domain/context";
import { texts } from "~/texts";
import { knownDevicesOf, signDeviceToken } from "./access-token.server";
import { writeDeviceCookie, deviceTokenOf, setCookies, signInTokenOf } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { getPlatform } from "./platform.server";
import { noteUser, requestScope } from "./request-scope.server";
import { siteHostOf } from "./same-origin.server";
import { readMailSite } from "./site.server";
import { writeWantedPage } from "./wanted-page.server";

/** The context of a page request; `actor` is null for visitors. */
export async function contextOf(request: Request): Promise<Ctx> {
  const ctx = await createVisitorContext();
  const cookieToken = signInTokenOf(request);
  if (!cookieToken) return ctx;
  const actor = await findOnce(ctx, cookieToken);
  noteUser(actor);
  return { ...ctx, actor };
}

/** Looks the actor up once per request, for all of a page's loaders. */
function findOnce(ctx: Ctx, cookieToken: string): Promise<Actor | null> {
  const cache = requestScope.getStore()?.actors;
  const actor = cache?.get(cookieToken) ?? findActor(ctx, { cookieToken });
  cache?.set(cookieToken, actor);
  return actor;
}

/** A context without an actor, whatever cookies the browser sends. */
export async function createVisitorContext(): Promise<Ctx> {
  const { database, env } = await getPlatform();
  return { db: database.db, replica: database.replica, secret: env.sessionSecret, now: new Date(), actor: null };
}

/** A visitor's context on the connections reserved for sign-in. */
export async function createSignInContext(): Promise<Ctx> {
  return { db: (await getPlatform()).database.urgent, now: new Date(), actor: null };
}

/** Guards a page: sends visitors to the login page, and users without the permission to /unauthorized. */
export async function requirePermission(request: Request, action: Action): Promise<SignedInCtx> {
  const ctx = await requirePermissionOnly(request, action);
  // A required second factor comes before anything else.
  if (isFactorOverdue(ctx.actor, ctx.now)) throw redirect("/account/security");
  return ctx;
}

/** The same for the page that sets up second factors. */
export async function requirePermissionOnly(request: Request, action: Action): Promise<SignedInCtx> {
  const { actor, ...ctx } = await contextOf(request);
  if (!actor) throw leadToLogin(request);
  if (!canEver(actor, action)) {
    const unauthorized = {
      code: 403,
      text: texts.refusals.noAccess,
      help: texts.refusals.noAccessHelp,
    };
    throw redirect("/unauthorized", { headers: setCookies([writeFlashCookie(request, { unauthorized })]) });
  }
  return { ...ctx, actor };
}

/** Mode of the login page for browsers that reject cookies. */
export const noCookiesMode = "no-cookies";

/** Explains why a login is needed. */
function leadToLogin(request: Request): Response {
  if (signInTokenOf(request) || keepsNoCookies(request)) return leadToLoginPage(request);
  return redirect("/", {
    headers: setCookies([
      writeFlashCookie(request, { loginError: texts.signIn.mustLogIn }),
      ...writeWantedPage(request),
    ]),
  });
}

/** The same without a notice. */
export const leadToLoginPage = (request: Request): Response =>
  redirect(loginAddressFor(request), { headers: setCookies(writeWantedPage(request)) });

/** The login page for a visitor who requested a page that needs a sign-in. */
const loginAddressFor = (request: Request) => (keepsNoCookies(request) ? `/?mode=${noCookiesMode}` : "/");

/** Only the login form, which sets cookies, leads from the login page to a guarded one (without scripts). */
function keepsNoCookies(request: Request): boolean {
  const referrer = request.headers.get("referer") ?? "";
  // Browsers send only the origin of another site, which looks like its home page.
  const isFromLogin =
    URL.canParse(referrer) && new URL(referrer).pathname === "/" && new URL(referrer).host === siteHostOf(request);
  return isFromLogin && request.headers.get("cookie") === null;
}

/**
 * The address comes from the host: Vercel sets this header, and server/client-address.ts replaces what a client sends.
 */
export async function deviceOf(request: Request): Promise<Device> {
  return {
    userAgent: request.headers.get("user-agent") ?? "",
    address: request.headers.get("x-real-ip") ?? "",
    known: await knownDevicesOf(deviceTokenOf(request)),
    site: await readMailSite(),
  };
}

const maxAccounts = 8;

/** Adds the account to the browser's known ones, after a sign-in. */
export async function rememberDevice(request: Request, username: string): Promise<string> {
  const key = deviceKeyOf(username);
  const { [key]: id = generateToken(), ...others } = await knownDevicesOf(deviceTokenOf(request));
  const latest = Object.entries(others).slice(0, maxAccounts - 1);
  return writeDeviceCookie(request, await signDeviceToken({ [key]: id, ...Object.fromEntries(latest) }));
}

/**
 * The same after a password reset, unless the account has second factors: somebody who can only read the owner's mail
 * gets no separate count of codes.
 */
export const rememberAfterReset = async (request: Request, { username, hasFactors }: Resetter): Promise<string[]> =>
  hasFactors ? [] : [await rememberDevice(request, username)];
