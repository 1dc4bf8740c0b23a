import { readCookie, writeCookie } from "./browser-storage";
import { removeStoredSignIn } from "./sign-in-storage";

/** While it is there, the server takes the sign-in for ended, and ends it (app/http/cookies.server.ts). */
const leaving = "apsis_leaving";

/** Milliseconds between two tries to tell the server. */
const patience = 10_000;

/** Whether the browser has logged out and the server does not know yet. */
export const hasUntoldLogout = () => readCookie(leaving) !== null;

/** Signs out in this browser at once; notifies the server now or as soon as it can be reached. */
export async function logOut() {
  removeStoredSignIn();
  writeCookie(leaving, "1");
  await tellServer();
}

/** Ends the sign-in on the server, which takes the cookie away that says so. Failures are only logged. */
async function tellServer() {
  try {
    await fetch("/logout", { method: "POST", redirect: "manual", keepalive: true });
  } catch (error) {
    console.warn("The server was not told of the logout.", error);
  }
}

/** Tells the server of an earlier logout, now and again until it knows. */
export function keepTellingServer() {
  const tell = () => void (hasUntoldLogout() && tellServer());
  tell();
  setInterval(tell, patience);
}

/** To be awaited when the browser is back on line, before anything else is sent. */
export const tellServerFirst = async () => void (hasUntoldLogout() && (await tellServer()));
