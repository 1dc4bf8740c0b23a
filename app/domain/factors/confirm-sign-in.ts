// Proves once more who is at a sign-in, for dangerous changes, and holds the form that asked for it.
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { oneRow } from "~/db/one-row";
import { heldForms, identities, identityProviders, signIns, users } from "~/db/schema";
import { requireSignInId } from "~/domain/access";
import { requireCurrentPassword } from "~/domain/accounts/change-own-account";
import { renewSignIn } from "~/domain/accounts/renew-sign-in";
import { hasApp, hasFactors, isWithoutPassword } from "~/domain/accounts/user-conditions";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import type { Device } from "~/domain/accounts/sign-in";
import { Refusal } from "~/domain/refusal";
import { openSecret, sealSecret, type SecretKeys, type SecretUse } from "~/domain/sealed-secret";
import { useState } from "~/domain/single-sign-on/sign-in-states";
import { generateToken } from "~/domain/tokens";
import { say } from "~/texts/say";
import { findProver, proveFactor, type Proof, type ProvingOptions } from "./prove-factor";

/** `cookie`: as in `renewSignIn`, whose secrets both return. */
export async function confirmByPassword(ctx: SignedInCtx, password: string, device: Device, cookie: string | null) {
  await requireCurrentPassword(ctx, password, device);
  return noteProof(ctx, cookie);
}

/** `nonce`: makes a passkey's challenge work once. */
export async function confirmByFactor(
  ctx: SignedInCtx,
  proof: Proof,
  {
    nonce,
    cookie,
    ...options
  }: Omit<ProvingOptions, "once" | "signInId"> & {
    nonce: string | null;
    cookie: string | null;
  },
) {
  const signInId = requireSignInId(ctx.actor);
  const user = await findProver(ctx, ctx.actor.userId);
  if (!user) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  const once = async (inner: Ctx) => {
    if (nonce) await useState(inner, nonce);
  };
  await proveFactor(ctx, user, proof, { ...options, signInId, once });
  return noteProof(ctx, cookie);
}

const noteProof = (ctx: SignedInCtx, cookie: string | null) =>
  inTransaction(ctx, async (inner) => {
    const renewed = await renewSignIn(inner, cookie);
    await inner.db
      .update(signIns)
      .set({ provedAt: inner.now })
      .where(and(eq(signIns.id, requireSignInId(inner.actor)), isNull(signIns.endedAt)));
    return renewed;
  });

/** How long a form waits. */
const heldMs = 15 * 60_000;
/** In characters. */
export const maxHeldForm = 64_000;

const Fields = v.array(v.tuple([v.string(), v.string()]));
/** A form that was refused until its sender has proved who they are. */
export type HeldForm = { address: string; fields: v.InferOutput<typeof Fields> };

/** Only the browser that sent the form has its key: a copied sign-in plants nothing in another one's confirmation. */
const useOf = (signInId: string, key: string): SecretUse => `held-form ${signInId} ${key}`;

/** Replaces an earlier form of the same sign-in. Returns the key that opens it; null if it was too large. */
export async function holdForm(
  ctx: SignedInCtx,
  { address, fields }: HeldForm,
  keys: SecretKeys,
): Promise<string | null> {
  const signInId = requireSignInId(ctx.actor);
  const key = generateToken();
  const text = JSON.stringify(fields);
  if (text.length > maxHeldForm) return null;
  const row = {
    address,
    fields: sealSecret(keys, useOf(signInId, key), text),
    expiresAt: new Date(ctx.now.getTime() + heldMs),
  };
  await ctx.db
    .insert(heldForms)
    .values({ signInId, ...row })
    .onConflictDoUpdate({ target: heldForms.signInId, set: row });
  return key;
}

/** Takes the form of this sign-in, once; null if there is none any more. */
export async function takeHeldForm(
  { db, now, actor }: SignedInCtx,
  key: string | null,
  keys: SecretKeys,
): Promise<HeldForm | null> {
  if (key === null) return null;
  const signInId = requireSignInId(actor);
  const [held] = await db
    .delete(heldForms)
    .where(and(eq(heldForms.signInId, signInId), gt(heldForms.expiresAt, now)))
    .returning();
  const text = held && openSecret(keys, useOf(signInId, key), held.fields);
  return text ? { address: held.address, fields: v.parse(Fields, JSON.parse(text)) } : null;
}

export async function forgetHeldForms({ db, now }: Pick<Ctx, "db" | "now">) {
  await db.delete(heldForms).where(lt(heldForms.expiresAt, now));
}

/** Short name of the provider that the user is connected to. */
const usedProvider = sql`select ${identityProviders.shortName} from ${identityProviders}
  where ${identityProviders.organizationId} = ${users.organizationId} and ${identityProviders.state} <> 'draft'
    and exists (select from ${identities} where ${identities.userId} = ${users.id}
      and ${identities.issuer} = ${identityProviders.issuer})`;

/** By what the actor can prove who they are. */
export async function readWaysToConfirm({ db, actor }: SignedInCtx) {
  const user = oneRow(
    await db
      .select({
        hasPassword: sql<boolean>`${users.passwordHash} is not null and not ${isWithoutPassword}`,
        hasFactors,
        hasApp,
        provider: sql<string | null>`(${usedProvider})`,
      })
      .from(users)
      .where(eq(users.id, actor.userId)),
  );
  const { provider, ...ways } = user;
  return { ...ways, signInAgainAt: provider && `/sign-in/${provider}` };
}
