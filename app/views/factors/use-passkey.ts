import type { RequestOptions } from "~/domain/factors/passkeys";

/** Asks the browser for a passkey. The library is loaded by the first press. */
export async function askForPasskey(options: RequestOptions): Promise<object> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  // Has the fields of the library's type, whose lists of words are narrower.
  return startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]["optionsJSON"] });
}

/** Asks the server for a challenge, then the browser for a new passkey. */
export async function createPasskey(): Promise<object> {
  const response = await fetch("/account/security/options", { method: "POST" });
  if (!response.ok) throw new Error("The server made no options.");
  const { startRegistration } = await import("@simplewebauthn/browser");
  // The route answers with the library's own options.
  const optionsJSON = (await response.json()) as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return startRegistration({ optionsJSON });
}
