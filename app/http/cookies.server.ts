import { parse, serialize } from "hono/utils/cookie";
import type { NewSignIn } from "~/domain/accounts/sign-in";
import type { RenewedTokens } from "~/domain/accounts/renew-sign-in";
import { generateToken } from "~/domain/tokens";

/** The session cookie of pages. */
export const signInCookie = "apsis_sign_in";
/** The game and our scripts send it back in the header X-XSRF-TOKEN. */
export const xsrfCookie = "XSRF-TOKEN";

/** Set by a page that signs out before the server answers (app/ui/sign-out.ts): the sign-in no longer counts. */
const leavingCookie = "apsis_leaving";

export const isLeaving = (request: Request) => cookiesOf(request)[leavingCookie] !== undefined;

/** The sign-in cookie, unless the browser has signed out meanwhile. */
export const signInTokenOf = (request: Request): string | undefined =>
  isLeaving(request) ? undefined : sentSignInOf(request);

/** Also of a browser that has signed out meanwhile. */
export const sentSignInOf = (request: Request): string | undefined =>
  cookiesOf(request)[hostCookie(request, signInCookie)];

export function cookiesOf(request: Request): Record<string, string> {
  return parse(request.headers.get("cookie") ?? "");
}

export function isSecure(request: Request) {
  return (request.headers.get("x-forwarded-proto") ?? new URL(request.url).protocol.slice(0, -1)) === "https";
}

/** Over https, browsers take a cookie with this name from no other host and no other path. */
export const hostCookie = (request: Request, name: string) => (isSecure(request) ? `__Host-${name}` : name);

export const cookieOptionsOf = (request: Request) => ({
  path: "/",
  sameSite: "Lax" as const,
  secure: isSecure(request),
});

/** The secret cookie of a sign-in. */
export const writeSignInCookie = (request: Request, cookieToken: string) =>
  serialize(hostCookie(request, signInCookie), cookieToken, { ...cookieOptionsOf(request), httpOnly: true });

/** Cookies of a new sign-in: the secret one, the anti-forgery one, and the two that the game reads. */
export function writeSignInCookies(request: Request, signIn: NewSignIn): string[] {
  return [
    writeSignInCookie(request, signIn.cookieToken),
    serialize(xsrfCookie, generateToken(), cookieOptionsOf(request)),
    serialize("username", signIn.username, cookieOptionsOf(request)),
    serialize("userId", signIn.userId, cookieOptionsOf(request)),
    ...writeClearedLeaving(request),
  ];
}

/** For a script of the next page, which stores it for the game (app/ui/sign-in-storage.ts). */
const renewedTokenCookie = "apsis_renewed";
const renewedSeconds = 300;

/** Cookies of a sign-in whose secrets were renewed. */
export function writeRenewedCookies(request: Request, renewed: RenewedTokens | null): string[] {
  if (!renewed?.cookieToken) return [];
  const forScripts = { ...cookieOptionsOf(request), maxAge: renewedSeconds };
  return [
    writeSignInCookie(request, renewed.cookieToken),
    serialize(hostCookie(request, renewedTokenCookie), renewed.refreshToken, forScripts),
  ];
}

export function writeClearedCookies(request: Request): string[] {
  const cleared = [hostCookie(request, signInCookie), xsrfCookie, "username", "userId"].map((name) =>
    clearCookie(request, name),
  );
  return [...cleared, ...writeClearedLeaving(request)];
}

const writeClearedLeaving = (request: Request) => (isLeaving(request) ? [clearCookie(request, leavingCookie)] : []);

const clearCookie = (request: Request, name: string) =>
  serialize(name, "", { ...cookieOptionsOf(request), httpOnly: name.endsWith(signInCookie), maxAge: 0 });

export function setCookies(cookies: string[], headers: Headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

const deviceCookieName = "apsis_device";
const deviceDays = 180;

export const deviceTokenOf = (request: Request): string | undefined => cookiesOf(request)[deviceCookieName];

/** Outlives sign-ins: it identifies browsers that an account has used before. */
export function writeDeviceCookie(request: Request, token: string): string {
  return serialize(deviceCookieName, token, {
    ...cookieOptionsOf(request),
    httpOnly: true,
    maxAge: deviceDays * 24 * 3_600,
  });
}

const renewalGrantCookie = "apsis_renewal";
const renewalMinutes = 60;

export const renewalGrantOf = (request: Request): string | undefined =>
  cookiesOf(request)[hostCookie(request, renewalGrantCookie)];

/** Opens the page that pays for a lapsed subscription; an empty grant clears it. */
export function writeRenewalGrant(request: Request, grant: string): string {
  const maxAge = grant ? renewalMinutes * 60 : 0;
  return serialize(hostCookie(request, renewalGrantCookie), grant, {
    ...cookieOptionsOf(request),
    httpOnly: true,
    maxAge,
  });
}

const resetGrantCookie = "apsis_reset_grant";

export const resetGrantOf = (request: Request): string | undefined =>
  cookiesOf(request)[hostCookie(request, resetGrantCookie)];

/** Passes a reset grant to the next page; an empty grant clears it. */
export function writeResetGrant(request: Request, grant: string): string {
  return serialize(hostCookie(request, resetGrantCookie), grant, {
    ...cookieOptionsOf(request),
    httpOnly: true,
    maxAge: grant ? 600 : 0,
  });
}
