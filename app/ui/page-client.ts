import {
  createApiFetch,
  createTokenRefresher,
  type ApiFetchOptions,
  type RefreshOptions,
} from "../../client/api-fetch";
import { readUserCookie, storedTokens } from "./sign-in-storage";

/** One window at a time if the browser supports locks: using a refresh token twice ends the sign-in. */
async function runInOneWindow<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? await navigator.locks.request("refresh-token", work) : work();
}

const createPageOptions = (): RefreshOptions => ({
  url: location.origin,
  tokens: storedTokens,
  runExclusive: runInOneWindow,
});

/**
 * A `fetch` for API calls on behalf of the user: signed, refreshed on 401, retried once. Refusals lead to /,
 * /forbidden, the 404 page or /server-error (0068).
 */
export function createPageFetch(options: Pick<ApiFetchOptions, "isDownload" | "signal"> = {}) {
  const leave = (url: string) => location.assign(url);
  const isSignedIn = () => storedTokens.access !== null || readUserCookie() !== null;
  return createApiFetch({ ...createPageOptions(), isSignedIn, leave, ...options });
}

/** After a 401: returns a new access token, or null. */
export async function refreshAccessToken(): Promise<string | null> {
  const refresh = createTokenRefresher(createPageOptions());
  const isRefreshed = await refresh(storedTokens.access).catch(() => false);
  return isRefreshed ? storedTokens.access : null;
}

const checkIntervalMs = 60_000;
const refreshAheadMs = 5 * 60_000;

/** Refreshes `x-auth-token` in storage while a page is open, because the game may read it at any time. */
export function startTokenRefresh() {
  const refresh = createTokenRefresher(createPageOptions());
  const check = () => {
    const { access, refresh: refreshToken } = storedTokens;
    if (document.hidden || !refreshToken || expiryOf(access) - Date.now() > refreshAheadMs) return;
    refresh(access).catch((error: unknown) => console.warn("The access token was not refreshed.", error));
  };
  check();
  setInterval(check, checkIntervalMs);
  document.addEventListener("visibilitychange", check);
}

/** Milliseconds since 1970; 0 if it isn't a token. */
function expiryOf(token: string | null): number {
  try {
    const payload = token?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    // Not verified: only used to time the next refresh.
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return (exp ?? 0) * 1_000;
  } catch {
    return 0;
  }
}
