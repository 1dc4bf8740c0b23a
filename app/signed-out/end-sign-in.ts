/** Ends the sign-in of a refresh token, also while the page goes; nothing waits for it. */
export function endSignIn(refreshToken: string) {
  fetch("/api/auth/session", {
    method: "DELETE",
    body: JSON.stringify(refreshToken),
    keepalive: true,
    credentials: "omit",
  }).catch((error: unknown) => console.warn("The sign-in was not ended on the server.", error));
}
