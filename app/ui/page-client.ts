import { createApiFetch, createTokenRefresher, type ApiFetchOptions } from "../../client/api-fetch";
import { readUserCookie, storedTokens } from "./sign-in-storage";

/** One window at a time, where the browser can say so: a refresh token that two of them show ends the sign-in. */
async function runInOneWindow<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? await navigator.locks.request("refresh-token", work) : work();
}

const readPageOptions = () => ({ url: location.origin, tokens: storedTokens, alone: runInOneWindow });

/**
 * What a page's scripts ask the API with, because somebody wants it: signed, refreshed on 401, asked once more. What is
 * refused leads to /, /forbidden, the 404 page or /server-error (0068).
 */
export function createPageFetch(options: Pick<ApiFetchOptions, "isDownload" | "signal"> = {}) {
  const leave = (place: string) => location.assign(place);
  const isSignedIn = () => storedTokens.access !== null || readUserCookie() !== null;
  return createApiFetch({ ...readPageOptions(), isSignedIn, leave, ...options });
}

/** After a 401: fetches new tokens, and answers the one to show; null where there is none. */
export async function refreshAccessToken(): Promise<string | null> {
  const refresh = createTokenRefresher(readPageOptions());
  const isRefreshed = await refresh(storedTokens.access).catch(() => false);
  return isRefreshed ? storedTokens.access : null;
}

const checkEvery = 60_000;
const ahead = 5 * 60_000;

/** Keeps `x-auth-token` in storage good while a page is open: the game reads it there, whenever it likes. */
export function keepTokenFresh() {
  const refresh = createTokenRefresher(readPageOptions());
  const check = () => {
    const { access, refresh: hasRefresh } = storedTokens;
    if (document.hidden || !hasRefresh || expiryOf(access) - Date.now() > ahead) return;
    refresh(access).catch((error: unknown) => console.warn("The access token was not refreshed.", error));
  };
  check();
  setInterval(check, checkEvery);
  document.addEventListener("visibilitychange", check);
}

/** Milliseconds since 1970; 0 for what is no token. */
function expiryOf(token: string | null): number {
  try {
    const payload = token?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    // A token of our own server, which alone judges it: this is only when to ask for the next.
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return (exp ?? 0) * 1_000;
  } catch {
    return 0;
  }
}
