import { data, redirect } from "@remix-run/node";
import type { NewSignIn } from "~/domain/accounts/sign-in";
import { landingPageOf } from "~/domain/areas";
import { readOverdueNotice } from "~/domain/payments/own-subscription";
import { signAccessToken } from "./access-token.server";
import { rememberDevice, createSignInContext } from "./context.server";
import { writeSignInCookies, setCookies } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { endOwnSignIn } from "./sign-out.server";

/** Completes a sign-in: redirects, or gives scripts the tokens that the game reads and the landing page. */
export async function answerSignIn(
  request: Request,
  signedIn: NewSignIn,
  scripted: boolean,
  cookies: string[] = [],
  landing = landingPageOf(signedIn.role),
) {
  // A browser has one sign-in: a previous one would stay open with nobody to end it.
  await endOwnSignIn(request);
  const deviceCookie = await rememberDevice(request, signedIn.username);
  const notice = await readOverdueNotice(await createSignInContext(), signedIn.userId);
  const flash = notice ? [writeFlashCookie(request, { toast: { severity: "warning", text: notice } })] : [];
  const headers = setCookies([...writeSignInCookies(request, signedIn), deviceCookie, ...flash, ...cookies]);
  if (!scripted) return redirect(landing, { headers });
  const { refreshToken, userId, canPlay } = signedIn;
  const session = { refreshToken, accessToken: await signAccessToken(signedIn), userId, canPlay };
  return data({ signedIn: session, landing }, { headers });
}
