// What browsers and the site say to each other about passkeys (WebAuthn).
import { and, eq, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { passkeys } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { RelyingParty } from "./relying-party";

// Loaded when needed: its parsers of certificates take memory, and most processes never use them.
const load = () => import("@simplewebauthn/server");

const maxAnswerLength = 20_000;
const base64 = v.pipe(v.string(), v.regex(/^[\w-]*$/));
const shared = { id: base64, rawId: base64, type: v.literal("public-key") };
const NewAnswer = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
  }),
});
const SignedAnswer = v.object({
  ...shared,
  response: v.object({ clientDataJSON: base64, authenticatorData: base64, signature: base64 }),
});

/** What the browser answered, and the challenge that it was for. */
export type PasskeyAnswer = { answer: string; challenge: string; party: RelyingParty };

/** `cause`: why, for the log. */
function refuse(cause: unknown): Refusal {
  const refusal = new Refusal("invalid", say.factors.passkeyRefused);
  refusal.cause = cause;
  return refusal;
}

function readAnswer<Schema extends v.GenericSchema>(schema: Schema, answer: string): v.InferOutput<Schema> {
  if (answer.length > maxAnswerLength) throw refuse("too long");
  try {
    return v.parse(schema, JSON.parse(answer));
  } catch (error) {
    throw refuse(error);
  }
}

type Known = { id: string; transports: string[] };

/** What the browser needs to make a passkey. `known`: passkeys of the person, which aren't made again. */
export async function writeCreationOptions(
  { rpId }: RelyingParty,
  user: { id: string; username: string; productName: string },
  challenge: string,
  known: Known[],
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpID: rpId,
    rpName: user.productName,
    userName: user.username,
    userDisplayName: user.username,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: [-8, -7, -257],
  });
}

/** What the browser needs to use a passkey. Without `known`, the person chooses one. */
export const writeRequestOptions = (
  { rpId }: RelyingParty,
  challenge: string,
  known?: Known[],
): { challenge: string; rpId: string; allowCredentials: object[]; userVerification: "preferred" | "required" } => ({
  challenge,
  rpId,
  allowCredentials: (known ?? []).map((passkey) => ({ ...passkey, type: "public-key" })),
  userVerification: known ? "preferred" : "required",
});
export type RequestOptions = ReturnType<typeof writeRequestOptions>;

export type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  "credentialId" | "publicKey" | "counter" | "transports" | "rpId"
>;

/** Checks a new passkey; refuses answers to other challenges, sites and hosts. */
export async function verifyNewPasskey({ answer, challenge, party }: PasskeyAnswer): Promise<NewPasskey> {
  const response = readAnswer(NewAnswer, answer);
  const { verifyRegistrationResponse } = await load();
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: [-8, -7, -257],
  }).catch((error: unknown) => {
    throw refuse(error);
  });
  if (!verified.verified) throw refuse("not verified");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: response.response.transports?.slice(0, 8) ?? [],
    rpId: party.rpId,
  };
}

export type UsedPasskey = { id: string; userId: string; counter: number };

/**
 * Checks a signature by a stored passkey; with `userId`, by one of that user. `alone`: it replaces the password, so the
 * device must have verified its owner.
 */
export async function verifyPasskey(
  { db }: Pick<Ctx, "db">,
  { answer, challenge, party }: PasskeyAnswer,
  { userId, alone = false }: { userId?: string; alone?: boolean },
): Promise<UsedPasskey> {
  const response = readAnswer(SignedAnswer, answer);
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialId, response.id),
        eq(passkeys.rpId, party.rpId),
        userId === undefined ? undefined : eq(passkeys.userId, userId),
      ),
    );
  if (!passkey) throw refuse("unknown passkey");
  const { verifyAuthenticationResponse } = await load();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: alone,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    throw refuse(error);
  });
  if (!verified.verified) throw refuse("wrong signature");
  return { id: passkey.id, userId: passkey.userId, counter: verified.authenticationInfo.newCounter };
}

/** Notes the use of a passkey; refuses a counter that isn't ahead, also when two uses arrive at once. */
export async function notePasskeyUse({ db, now }: Pick<Ctx, "db" | "now">, { id, counter }: UsedPasskey) {
  const ahead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), ahead))
    .returning({ id: passkeys.id });
  if (noted.length === 0) throw refuse("counter not ahead");
}
