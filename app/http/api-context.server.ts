import { timingSafeEqual } from "node:crypto";
import { isFactorOverdue } from "~/domain/access";
import { findActor } from "~/domain/accounts/sign-in";
import { findTokenActor } from "~/domain/api-tokens/find-token-actor";
import { looksLikeToken } from "~/domain/api-tokens/token-text";
import type { Caller, Ctx, SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { callerOfAccessToken } from "./access-token.server";
import { bearerOf } from "./bearer.server";
import { cookiesOf, signInTokenOf, xsrfCookie } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { noteUser } from "./request-scope.server";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * The context of an API call: by access token, by API token, or by the page cookie, which needs the anti-forgery header
 * for unsafe methods.
 */
export async function apiContextOf(request: Request): Promise<Ctx> {
  const ctx = await callersContextOf(request);
  noteUser(ctx.actor);
  return ctx;
}

async function callersContextOf(request: Request): Promise<Ctx> {
  const { database, env } = await getPlatform();
  const { db, replica } = database;
  const ctx: Ctx = { db, replica, secret: env.sessionSecret, now: new Date(), actor: null };
  const token = tokenOf(request);
  if (token !== null && looksLikeToken(token)) {
    const actor = await findTokenActor(ctx, token);
    if (!actor) throw new Refusal("unauthenticated", say.apiTokens.notValid);
    return { ...ctx, actor };
  }
  if (token !== null) {
    const caller = await callerOfAccessToken(token);
    return { ...ctx, actor: caller ? await findActor(ctx, caller) : null };
  }
  const cookieToken = signInTokenOf(request);
  if (!cookieToken) return ctx;
  const actor = await findActor(ctx, { cookieToken });
  if (actor && !safeMethods.includes(request.method)) requireAntiForgery(request);
  return { ...ctx, actor };
}

/** The page cookie, if it is what identifies the caller. */
export const pageCookieOf = (request: Request) => (tokenOf(request) === null ? (signInTokenOf(request) ?? null) : null);

const tokenOf = (request: Request) => request.headers.get("x-auth-token") ?? bearerOf(request);

/**
 * The user of a call's valid access token. The verb checks with its own statement whether the sign-in is still valid.
 */
export async function callerOf(request: Request): Promise<Caller | null> {
  const token = tokenOf(request);
  const caller = token === null || looksLikeToken(token) ? null : await callerOfAccessToken(token);
  noteUser(caller);
  return caller;
}

export async function signedInApiContextOf(request: Request): Promise<SignedInCtx> {
  const { actor, ...ctx } = await apiContextOf(request);
  if (!actor) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  if (isFactorOverdue(actor, ctx.now)) throw new Refusal("forbidden", say.factors.setUpFirst);
  return { ...ctx, actor };
}

function requireAntiForgery(request: Request) {
  const cookie = Buffer.from(cookiesOf(request)[xsrfCookie] ?? "");
  const header = Buffer.from(request.headers.get("x-xsrf-token") ?? "");
  if (cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header)) return;
  throw new Refusal("forbidden", say.refusals.antiForgery);
}
