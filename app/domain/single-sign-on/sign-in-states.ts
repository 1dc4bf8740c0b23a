import { and, eq, gt, lt } from "drizzle-orm";
import * as v from "valibot";
import { pendingIdentities, usedSignInStates } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { generateToken, hashToken } from "~/domain/tokens";
import { say } from "~/texts/say";
import type { ProvenIdentity } from "./identity";

/** How long somebody may take at the provider, and then for the password. */
export const flowMs = 15 * 60_000;

/** Marks the state of a sign-in as used; refuses one that came back before. */
export async function useState({ db, now }: Pick<Ctx, "db" | "now">, state: string) {
  const used = await db
    .insert(usedSignInStates)
    .values({ stateHash: hashToken(state), expiresAt: new Date(now.getTime() + 2 * flowMs) })
    .onConflictDoNothing()
    .returning({ stateHash: usedSignInStates.stateHash });
  if (used.length === 0) throw new Refusal("conflict", say.singleSignOn.usedBefore);
}

const Pending = v.object({
  issuer: v.string(),
  subject: v.string(),
  claims: v.record(v.string(), v.unknown()),
  providerSession: v.nullable(v.string()),
  idToken: v.nullable(v.string()),
});

/** Stores an identity until its owner has entered the account's password; returns the secret that finds it. */
export async function storePending({ db, now }: Ctx, organizationId: string, identity: ProvenIdentity) {
  const token = generateToken();
  const expiresAt = new Date(now.getTime() + flowMs);
  await db.insert(pendingIdentities).values({ tokenHash: hashToken(token), organizationId, identity, expiresAt });
  return token;
}

/** The stored identity; null if the time is over or it was linked. */
export async function findPending({ db, now }: Pick<Ctx, "db" | "now">, token: string) {
  const [row] = await db
    .select()
    .from(pendingIdentities)
    .where(and(eq(pendingIdentities.tokenHash, hashToken(token)), gt(pendingIdentities.expiresAt, now)));
  if (!row) return null;
  const identity: ProvenIdentity = v.parse(Pending, row.identity);
  return { organizationId: row.organizationId, identity };
}

/** Removes the stored identity; whether it was still there. */
export async function takePending({ db }: Pick<Ctx, "db">, token: string): Promise<boolean> {
  const taken = await db
    .delete(pendingIdentities)
    .where(eq(pendingIdentities.tokenHash, hashToken(token)))
    .returning({ organizationId: pendingIdentities.organizationId });
  return taken.length > 0;
}

export async function forgetOldStates({ db, now }: Pick<Ctx, "db" | "now">) {
  await db.delete(usedSignInStates).where(lt(usedSignInStates.expiresAt, now));
  await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now));
}
