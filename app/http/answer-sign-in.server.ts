import { data, redirect } from "@remix-run/node";
import type { NewSignIn } from "~/domain/accounts/sign-in";
import { readLanguage } from "~/domain/accounts/own-language";
import { landingPageOf } from "~/domain/areas";
import { readOverdueNotice } from "~/domain/payments/own-subscription";
import { signAccessToken } from "./access-token.server";
import { rememberDevice, createSignInContext } from "./context.server";
import { writeSignInCookies, setCookies } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { writeAccountLanguageCookie } from "./locale.server";
import { endOwnSignIn } from "./sign-out.server";
import { forgetWantedPage, wantedPageOf } from "./wanted-page.server";

/** Completes a sign-in: redirects, or gives scripts the tokens that the game reads and the page to open. */
export async function answerSignIn(
  request: Request,
  signedIn: NewSignIn,
  scripted: boolean,
  cookies: string[] = [],
  landing = wantedPageOf(request, signedIn.role) ?? landingPageOf(signedIn.role),
) {
  // A browser has one sign-in: a previous one would stay open with nobody to end it.
  await endOwnSignIn(request);
  const deviceCookie = await rememberDevice(request, signedIn.username);
  const ctx = await createSignInContext();
  const { own, ofOrganization } = await readLanguage(ctx, signedIn.userId);
  const notice = await readOverdueNotice(ctx, signedIn.userId);
  const flash = notice ? [writeFlashCookie(request, { toast: { severity: "warning", text: notice } })] : [];
  const language = writeAccountLanguageCookie(request, own ?? ofOrganization);
  const signInCookies = [...writeSignInCookies(request, signedIn), language, deviceCookie];
  const headers = setCookies([...signInCookies, ...flash, ...cookies, ...forgetWantedPage(request)]);
  if (!scripted) return redirect(landing, { headers });
  const { refreshToken, userId, canPlay } = signedIn;
  const session = { refreshToken, accessToken: await signAccessToken(signedIn), userId, canPlay };
  return data({ signedIn: session, landing }, { headers });
}
