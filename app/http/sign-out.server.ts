import { endSignIn } from "~/domain/accounts/end-sign-in";
import { findActor } from "~/domain/accounts/sign-in";
import { createSignInContext } from "./context.server";
import { sentSignInOf, writeClearedCookies } from "./cookies.server";
import { writeAccountLanguageCookie } from "./locale.server";
import { getPlatform } from "./platform.server";

/** Ends a browser's sign-in and returns the cookies to clear it. */
export async function signOut(request: Request): Promise<string[]> {
  await endOwnSignIn(request);
  return [...writeClearedCookies(request), writeAccountLanguageCookie(request, null)];
}

/** Failures are only logged, because the browser drops the sign-in anyway. */
export async function endOwnSignIn(request: Request): Promise<void> {
  const cookieToken = sentSignInOf(request);
  if (!cookieToken) return;
  try {
    const ctx = await createSignInContext();
    const actor = await findActor(ctx, { cookieToken });
    if (actor?.signInId) await endSignIn(ctx, actor.signInId);
  } catch (err) {
    (await getPlatform()).log.error({ err }, "could not end a sign-in");
  }
}
