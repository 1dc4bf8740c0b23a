import type { Tokens } from "../../client/api-fetch";
import { openLocalStorage, readCookie, storeLocally, writeCookie } from "./browser-storage";

// The game and desktop clients read these; our own pages never depend on them.
const keys = { refreshToken: "refresh-token", accessToken: "x-auth-token", userId: "userId", canPlay: "canPlay" };
/** Those that scripts can see (app/http/cookies.server.ts). */
const cookies = ["username", "userId", "XSRF-TOKEN"];

export type StoredSignIn = { refreshToken: string; accessToken: string; userId: string; canPlay: boolean };

export function storeSignIn(signIn: StoredSignIn) {
  storeLocally(keys.refreshToken, signIn.refreshToken);
  storeLocally(keys.accessToken, signIn.accessToken);
  storeLocally(keys.userId, signIn.userId);
  storeLocally(keys.canPlay, String(signIn.canPlay));
}

/** Removes what was stored, cookies included, and answers the refresh token that was there. */
export function forgetSignIn(): string | null {
  const storage = openLocalStorage();
  const refreshToken = storage?.getItem(keys.refreshToken) ?? null;
  for (const key of Object.values(keys)) storage?.removeItem(key);
  for (const name of cookies) writeCookie(name, "", 0);
  return refreshToken;
}

/**
 * The stored tokens as they are at this moment, other windows' changes included; none when they are not of the user who is
 * logged in.
 */
export const storedTokens: Tokens = {
  get access() {
    return readOfThisUser(keys.accessToken);
  },
  set access(token) {
    if (token) storeLocally(keys.accessToken, token);
  },
  get refresh() {
    return readOfThisUser(keys.refreshToken);
  },
  set refresh(token) {
    if (token) storeLocally(keys.refreshToken, token);
  },
};

/** Whose sign-in this browser has, as far as scripts can see. */
export const readUserCookie = () => readCookie("userId") || null;

function readOfThisUser(key: string): string | null {
  const storage = openLocalStorage();
  return storage?.getItem(keys.userId) === readUserCookie() ? (storage?.getItem(key) ?? null) : null;
}
