import { eq } from "drizzle-orm";
import { organizations, users } from "~/db/schema";
import { noteFailedSignIn } from "~/domain/accounts/failed-sign-ins";
import { isGrantedTo, isOfSamePassword } from "~/domain/accounts/reset-grant";
import { signInAs, type Device, type FirstStep, type NewSignIn, type RefusedSignIn } from "~/domain/accounts/sign-in";
import { allowsPasskeysAlone } from "~/domain/accounts/user-conditions";
import { inTransaction, type Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { Refusal } from "~/domain/refusal";
import { enterAfterFactor, linkAfterFactor } from "~/domain/single-sign-on/link-by-password";
import { useState } from "~/domain/single-sign-on/sign-in-states";
import { say } from "~/texts/say";
import { notePasskeyUse, verifyPasskey, type PasskeyAnswer } from "./passkeys";
import { findProver, proveFactor, type Proof, type ProvingOptions } from "./prove-factor";

/** The first step, and the random value that makes it work once. */
export type SecondStep = FirstStep & { nonce: string };

/**
 * Signs in a user whose password was right before, or whom the organization has proved, by a second factor. `linkToken`: the identity that waits in this
 * browser to be connected.
 */
export async function finishSignIn(
  ctx: Ctx,
  step: SecondStep,
  proof: Proof,
  { linkToken, ...options }: Omit<ProvingOptions, "once"> & { linkToken: string | null },
): Promise<NewSignIn | RefusedSignIn> {
  const user = await findProver(ctx, step.userId);
  // The password may have been changed meanwhile.
  const isSame = user && (step.way === "organization" ? isOfSamePassword(step, user) : isGrantedTo(step, user));
  if (!user || !isSame) throw new Refusal("conflict", say.factors.startAgain);
  const once = (inner: Ctx) => useState(inner, step.nonce);
  const factor = await proveFactor(ctx, user, proof, { ...options, once }).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === "invalid") await noteFailedSignIn(ctx, user.id, options.device);
    throw error;
  });
  if (step.way === "link" || step.way === "organization") {
    if (linkToken === null) throw new Refusal("conflict", say.factors.startAgain);
    const proved = { userId: user.id, factor, device: options.device };
    return step.way === "link" ? linkAfterFactor(ctx, linkToken, proved) : enterAfterFactor(ctx, linkToken, proved);
  }
  const signedIn = await signInAs(ctx, user.id, { way: step.way }, options.device, factor);
  if (!signedIn) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  return signedIn;
}

/** Signs in by a passkey alone, where the organization allows that. The device has verified its owner. */
export async function signInByPasskey(
  ctx: Ctx,
  answer: PasskeyAnswer,
  device: Device,
): Promise<NewSignIn | RefusedSignIn> {
  const uncountTry = await countTry(ctx, [{ limit: "factor/address", by: device.address }]);
  const used = await verifyPasskey(ctx, answer, { alone: true });
  const [account] = await ctx.db
    .select({ mayEnter: allowsPasskeysAlone })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, used.userId));
  if (!account?.mayEnter) throw new Refusal("forbidden", say.factors.passwordToo);
  await inTransaction(ctx, async (inner) => {
    await useState(inner, answer.challenge);
    await notePasskeyUse(inner, used);
  });
  await uncountTry();
  const signedIn = await signInAs(ctx, used.userId, { way: "passkey" }, device, "passkey");
  if (!signedIn) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  return signedIn;
}
