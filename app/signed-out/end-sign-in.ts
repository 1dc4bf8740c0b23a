/** Ends a sign-in by its refresh token without waiting, even while the page unloads. */
export function endSignIn(refreshToken: string) {
  fetch("/api/auth/session", {
    method: "DELETE",
    body: JSON.stringify(refreshToken),
    keepalive: true,
    credentials: "omit",
  }).catch((error: unknown) => console.warn("The sign-in was not ended on the server.", error));
}
