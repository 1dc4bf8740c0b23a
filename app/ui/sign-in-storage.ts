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
