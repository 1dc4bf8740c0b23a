import { data, redirect } from "@remix-run/node";
import type { NewSignIn } from "~/domain/accounts/sign-in";
import { landingPage } from "~/domain/areas";
import { overdueNotice } from "~/domain/payments/own-subscription";
import { newAccessToken } from "./access-token.server";
import { contextOf, knownFromNowOn, visitorContext } from "./context.server";
import { signInCookies, withCookies } from "./cookies.server";
import { flashCookie } from "./flash.server";
import { signOut } from "./sign-out.server";

/** The answer to whoever has just got in: a page that runs scripts stores what the game reads and goes on by itself. */
export async function entered(request: Request, signedIn: NewSignIn, scripted: boolean, cookies: string[] = []) {
  // The browser has one sign-in: an earlier one would stay open with nobody to end it.
  await signOut(contextOf(request));
  const known = await knownFromNowOn(request, signedIn.username);
  const notice = await overdueNotice(await visitorContext(), signedIn.userId);
  const flash = notice ? [flashCookie(request, { toast: { severity: "warning", text: notice } })] : [];
  const headers = withCookies([...signInCookies(request, signedIn), known, ...flash, ...cookies]);
  const landing = landingPage(signedIn.role);
  if (!scripted) return redirect(landing, { headers });
  const { refreshToken, userId, canPlay } = signedIn;
  const stored = { refreshToken, accessToken: await newAccessToken(signedIn), userId, canPlay };
  return data({ signedIn: stored, landing }, { headers });
}
