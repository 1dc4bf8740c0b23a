import { data, redirect } from "@remix-run/node";
import type { NewSignIn } from "~/domain/accounts/sign-in";
import { landingPageOf } from "~/domain/areas";
import { readOverdueNotice } from "~/domain/payments/own-subscription";
import { signAccessToken } from "./access-token.server";
import { rememberDevice, createSignInContext } from "./context.server";
import { writeSignInCookies, setCookies } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { endOwnSignIn } from "./sign-out.server";

/** The answer to whoever has just got in: a page that runs scripts stores what the game reads and goes on by itself. */
export async function answerSignIn(
  request: Request,
  signedIn: NewSignIn,
  scripted: boolean,
  cookies: string[] = [],
  landing = landingPageOf(signedIn.role),
) {
  // The browser has one sign-in: an earlier one would stay open with nobody to end it.
  await endOwnSignIn(request);
  const known = await rememberDevice(request, signedIn.username);
  const notice = await readOverdueNotice(await createSignInContext(), signedIn.userId);
  const flash = notice ? [writeFlashCookie(request, { toast: { severity: "warning", text: notice } })] : [];
  const headers = setCookies([...writeSignInCookies(request, signedIn), known, ...flash, ...cookies]);
  if (!scripted) return redirect(landing, { headers });
  const { refreshToken, userId, canPlay } = signedIn;
  const stored = { refreshToken, accessToken: await signAccessToken(signedIn), userId, canPlay };
  return data({ signedIn: stored, landing }, { headers });
}
