import type { Tokens } from "../../client/api-fetch";

// The game and desktop clients read these; our own pages never depend on them.
const keys = { refreshToken: "refresh-token", accessToken: "x-auth-token", userId: "userId", canPlay: "canPlay" };

export type StoredSignIn = { refreshToken: string; accessToken: string; userId: string; canPlay: boolean };

export function storeSignIn(signIn: StoredSignIn) {
  localStorage.setItem(keys.refreshToken, signIn.refreshToken);
  localStorage.setItem(keys.accessToken, signIn.accessToken);
  localStorage.setItem(keys.userId, signIn.userId);
  localStorage.setItem(keys.canPlay, String(signIn.canPlay));
}

/** Removes what was stored, and answers the refresh token that was there. */
export function forgetSignIn(): string | null {
  const refreshToken = localStorage.getItem(keys.refreshToken);
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  return refreshToken;
}

/**
 * The stored tokens as they are at this moment, other windows' changes included; none when they are not of whoever is
 * logged in.
 */
export const storedTokens: Tokens = {
  get access() {
    return isOfThisUser() ? localStorage.getItem(keys.accessToken) : null;
  },
  set access(token) {
    if (token) localStorage.setItem(keys.accessToken, token);
  },
  get refresh() {
    return isOfThisUser() ? localStorage.getItem(keys.refreshToken) : null;
  },
  set refresh(token) {
    if (token) localStorage.setItem(keys.refreshToken, token);
  },
};

const isOfThisUser = () =>
  document.cookie.split("; ").includes(`userId=${encodeURIComponent(localStorage.getItem(keys.userId) ?? "")}`);
