import { and, asc, count, eq, ne } from "drizzle-orm";
import { authenticatorApps, passkeys, recoveryCodes } from "~/db/schema";
import type { Ctx } from "~/domain/context";

export type FactorEntry = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export type Factors = {
  passkeys: FactorEntry[];
  app: Omit<FactorEntry, "id" | "name"> | null;
  recoveryCodes: number;
};

/** A user's second factors; the caller has checked that the actor may see them. */
export async function readFactors({ db }: Pick<Ctx, "db">, userId: string): Promise<Factors> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const [keys, [app], left] = await Promise.all([
    db
      .select({ id, name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt), id),
    db
      .select({ createdAt: authenticatorApps.createdAt, lastUsedAt: authenticatorApps.lastUsedAt })
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, userId)),
    db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.kind, "own"))),
  ]);
  return { passkeys: keys, app: app ?? null, recoveryCodes: left };
}

/** The user's passkeys for a host, as browsers know them. */
export const listCredentials = ({ db }: Pick<Ctx, "db">, userId: string, rpId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId)))
    .orderBy(passkeys.createdAt);

/** The passkeys that a site at this address can't use, by the host that they were made for. */
export const countOrphanedPasskeys = ({ db }: Pick<Ctx, "db">, siteUrl: string) =>
  db
    .select({ rpId: passkeys.rpId, passkeys: count() })
    .from(passkeys)
    .where(ne(passkeys.rpId, new URL(siteUrl).hostname))
    .groupBy(passkeys.rpId)
    .orderBy(passkeys.rpId);
