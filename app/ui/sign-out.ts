import { readCookie, writeCookie } from "./browser-storage";
import { removeStoredSignIn } from "./sign-in-storage";

/** While this cookie exists, the server treats the sign-in as ended, and ends it (app/http/cookies.server.ts). */
const pendingLogoutCookie = "apsis_leaving";

/** Milliseconds between retries. */
const retryIntervalMs = 10_000;

/** Whether the browser has logged out but the server hasn't been notified yet. */
export const hasPendingLogout = () => readCookie(pendingLogoutCookie) !== null;

/** Logs out in this browser at once, and on the server as soon as it can be reached. */
export async function logOut() {
  removeStoredSignIn();
  writeCookie(pendingLogoutCookie, "1");
  await sendLogout();
}

/** Ends the sign-in on the server, which then removes the cookie. Failures are only logged. */
async function sendLogout() {
  try {
    await fetch("/logout", { method: "POST", redirect: "manual", keepalive: true });
  } catch (error) {
    console.warn("The server was not told of the logout.", error);
  }
}

/** Retries a pending logout until the server has received it. */
export function startLogoutRetry() {
  const retry = () => void (hasPendingLogout() && sendLogout());
  retry();
  setInterval(retry, retryIntervalMs);
}

/** Await this first when the browser is online again, before any other request. */
export const sendPendingLogout = async () => void (hasPendingLogout() && (await sendLogout()));
