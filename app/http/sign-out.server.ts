import { endSignIn } from "~/domain/accounts/end-sign-in";
import { contextOf, createSignInContext } from "./context.server";
import { cookiesOf, signInCookie, writeClearedCookies, writeLeavingCookies } from "./cookies.server";
import { getPlatform } from "./platform.server";

/**
 * Ends a browser's sign-in, and answers the cookies that say so. Failures are only logged: the browser is logged out
 * all the same, and the sign-in is ended with its next request.
 */
export async function signOut(request: Request): Promise<string[]> {
  return (await endOwnSignIn(request)) ? writeClearedCookies(request) : writeLeavingCookies(request);
}

/** Whether it has ended, or there was none. */
export async function endOwnSignIn(request: Request): Promise<boolean> {
  try {
    const ctx = await contextOf(request, createSignInContext(), cookiesOf(request)[signInCookie]);
    if (ctx.actor) await endSignIn(ctx, ctx.actor.signInId);
    return true;
  } catch (err) {
    (await getPlatform()).log.error({ err }, "a sign-in was not ended");
    return false;
  }
}
