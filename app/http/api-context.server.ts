import { timingSafeEqual } from "node:crypto";
import { loginTexts } from "~/domain/accounts/account-texts";
import { findActor } from "~/domain/accounts/sign-in";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { signInOfAccessToken } from "./access-token.server";
import { bearerOf } from "./bearer.server";
import { cookiesOf, signInCookie, xsrfCookie } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { noteUser } from "./request-scope.server";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * The context of an API call: by access token, else by the page cookie, which unsafe calls back with the anti-forgery
 * header.
 */
export async function apiContextOf(request: Request): Promise<Ctx> {
  const ctx = await callersContextOf(request);
  noteUser(ctx.actor);
  return ctx;
}

async function callersContextOf(request: Request): Promise<Ctx> {
  const ctx: Ctx = { db: (await getPlatform()).database.db, now: new Date(), actor: null };
  const token = request.headers.get("x-auth-token") ?? bearerOf(request);
  if (token !== null) {
    const signInId = await signInOfAccessToken(token);
    return { ...ctx, actor: signInId ? await findActor(ctx, { signInId }) : null };
  }
  const cookieToken = cookiesOf(request)[signInCookie];
  if (!cookieToken) return ctx;
  const actor = await findActor(ctx, { cookieToken });
  if (actor && !safeMethods.includes(request.method)) requireAntiForgery(request);
  return { ...ctx, actor };
}

export async function signedInApiContextOf(request: Request): Promise<SignedInCtx> {
  const { actor, ...ctx } = await apiContextOf(request);
  if (!actor) throw new Refusal("unauthenticated", loginTexts.mustLogIn);
  return { ...ctx, actor };
}

function requireAntiForgery(request: Request) {
  const cookie = Buffer.from(cookiesOf(request)[xsrfCookie] ?? "");
  const header = Buffer.from(request.headers.get("x-xsrf-token") ?? "");
  if (cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header)) return;
  throw new Refusal("forbidden", "The anti-forgery header X-XSRF-TOKEN is missing or wrong.");
}
