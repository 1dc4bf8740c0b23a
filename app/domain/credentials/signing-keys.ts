// The keys that sign credentials. Public keys stay for good: what they signed stays valid.
import { asc, eq, isNull } from "drizzle-orm";
import { v4 as uuid } from "uuid";
import { oneRow } from "~/db/one-row";
import { signingKeys } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { openSecret, sealSecret, type SecretKeys } from "~/domain/sealed-secret";
import { createClientKey } from "~/domain/single-sign-on/client-key";
import { say } from "~/texts/say";

/** `privateKey`: PKCS #8, PEM. */
export type SigningKey = { id: string; privateKey: string };
export type PublicKey = { id: string; publicKey: Record<string, unknown> };

const useOf = (id: string) => `signing-key ${id}` as const;

/** The key that signs now, made when it is first needed. */
export async function readSigningKey(ctx: Ctx, keys: SecretKeys): Promise<SigningKey> {
  const current = (await findCurrent(ctx)) ?? (await addFirst(ctx, keys));
  const privateKey = current.privateKey && openSecret(keys, useOf(current.id), current.privateKey);
  if (!privateKey) throw new Refusal("conflict", say.credentials.keyUnreadable);
  return { id: current.id, privateKey };
}

/** Replaces the key that signs, and deletes its private half. Returns the id of the new one. */
export async function replaceSigningKey(ctx: Ctx, keys: SecretKeys): Promise<string> {
  const added = await createKey(ctx, keys);
  await inTransaction(ctx, async (inner) => {
    await inner.db
      .update(signingKeys)
      .set({ privateKey: null, replacedAt: inner.now })
      .where(isNull(signingKeys.replacedAt));
    await inner.db.insert(signingKeys).values(added).onConflictDoNothing();
    await recordChange(inner, {
      action: "system.signingKey",
      subject: { type: "system", id: added.id, name: added.id },
    });
  });
  return oneRow(await inCurrent(ctx)).id;
}

/** All of them, the oldest first. */
export const listPublicKeys = ({ db }: Pick<Ctx, "db">): Promise<PublicKey[]> =>
  db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));

export async function findPublicKey({ db }: Pick<Ctx, "db">, id: string): Promise<PublicKey | null> {
  const [row] = await db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(eq(signingKeys.id, id));
  return row ?? null;
}

const inCurrent = ({ db }: Pick<Ctx, "db">) => db.select().from(signingKeys).where(isNull(signingKeys.replacedAt));

async function findCurrent(ctx: Ctx) {
  const [row] = await inCurrent(ctx);
  return row ?? null;
}

async function addFirst(ctx: Ctx, keys: SecretKeys) {
  // Of two at once, one is stored.
  await ctx.db
    .insert(signingKeys)
    .values(await createKey(ctx, keys))
    .onConflictDoNothing();
  return oneRow(await inCurrent(ctx));
}

async function createKey({ now }: Ctx, keys: SecretKeys) {
  const id = uuid();
  const { privateKey, publicKey } = await createClientKey(id);
  const { kid: _, ...bare } = publicKey;
  return { id, publicKey: bare, privateKey: sealSecret(keys, useOf(id), privateKey), createdAt: now };
}
