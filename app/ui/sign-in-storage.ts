import type { Tokens } from "../../client/api-fetch";
import { openLocalStorage, readCookie, storeLocally, writeCookie } from "./browser-storage";

// Read by the game and by desktop clients; pages of this site never depend on them.
const keys = { refreshToken: "refresh-token", accessToken: "x-auth-token", userId: "userId", canPlay: "canPlay" };
/** Cookies that scripts can read (app/http/cookies.server.ts). */
const cookies = ["username", "userId", "XSRF-TOKEN"];

export type StoredSignIn = { refreshToken: string; accessToken: string; userId: string; canPlay: boolean };

/** A refresh token that replaces the stored one, from the server (app/http/cookies.server.ts). */
const renewedCookie = "apsis_renewed";

/** Over https, no other host can have set it. */
const nameOfRenewed = () => (location.protocol === "https:" ? `__Host-${renewedCookie}` : renewedCookie);

/** Stores a renewed refresh token, before the former one is used. */
function takeUpRenewed() {
  const token = readCookie(nameOfRenewed());
  if (token === null) return;
  writeCookie(nameOfRenewed(), "", 0);
  if (readIfOfUser(keys.refreshToken) !== null) storeLocally(keys.refreshToken, token);
}

export function storeSignIn(signIn: StoredSignIn) {
  storeLocally(keys.refreshToken, signIn.refreshToken);
  storeLocally(keys.accessToken, signIn.accessToken);
  storeLocally(keys.userId, signIn.userId);
  storeLocally(keys.canPlay, String(signIn.canPlay));
}

/** Removes the stored sign-in and its cookies; returns the refresh token that was stored. */
export function removeStoredSignIn(): string | null {
  takeUpRenewed();
  const storage = openLocalStorage();
  const refreshToken = storage?.getItem(keys.refreshToken) ?? null;
  for (const key of Object.values(keys)) storage?.removeItem(key);
  for (const name of cookies) writeCookie(name, "", 0);
  return refreshToken;
}

/** The stored tokens, including changes by other windows; null if they belong to another user than the cookie's. */
export const storedTokens: Tokens = {
  get access() {
    return readIfOfUser(keys.accessToken);
  },
  set access(token) {
    if (token) storeLocally(keys.accessToken, token);
  },
  get refresh() {
    takeUpRenewed();
    return readIfOfUser(keys.refreshToken);
  },
  set refresh(token) {
    if (token) storeLocally(keys.refreshToken, token);
  },
};

/** Id of the signed-in user, as far as scripts can see. */
export const readUserCookie = () => readCookie("userId") || null;

function readIfOfUser(key: string): string | null {
  const storage = openLocalStorage();
  return storage?.getItem(keys.userId) === readUserCookie() ? (storage?.getItem(key) ?? null) : null;
}
