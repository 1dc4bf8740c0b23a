import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import { apiTokens, organizations, users } from "~/db/schema";
import { assertCan, reachOf } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";

export type TokenEntry = {
  id: string;
  name: string;
  /** The owner's, whose rights limit the token. */
  username: string;
  organizationName: string | null;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  isExpired: boolean;
};

const maxShown = 500;

/** The actor's own tokens, newest first. */
export async function listOwnTokens(ctx: SignedInCtx): Promise<TokenEntry[]> {
  const { userId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  return listTokensOf(ctx, userId);
}

/** A person's tokens; the caller has checked that the actor may see them. */
export const listTokensOf = (ctx: Pick<Ctx, "db" | "now">, userId: string) =>
  readTokens(ctx, and(eq(apiTokens.kind, "person"), eq(apiTokens.userId, userId)));

/** The service accounts of all organizations within the actor's reach. */
export async function listServiceAccounts(ctx: SignedInCtx): Promise<TokenEntry[]> {
  const { actor } = ctx;
  const { organizationId } = actor;
  assertCan(actor, "serviceAccount:manage", { organizationId });
  const ofAll = eq(apiTokens.kind, "service");
  if (reachOf(actor.role, "serviceAccount:manage") === "any") return readTokens(ctx, ofAll);
  return organizationId === null ? [] : readTokens(ctx, and(ofAll, eq(apiTokens.organizationId, organizationId)));
}

async function readTokens({ db, now }: Pick<Ctx, "db" | "now">, condition: SQL | undefined): Promise<TokenEntry[]> {
  const rows = await db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      username: users.username,
      organizationName: organizations.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(organizations, eq(organizations.id, apiTokens.organizationId))
    .where(condition)
    .orderBy(desc(apiTokens.createdAt), apiTokens.id)
    .limit(maxShown);
  return rows.map((row) => ({ ...row, isExpired: row.expiresAt <= now }));
}

/** How long expired tokens stay listed, so that their owners see why calls are refused. */
const retentionMs = 30 * 24 * 3_600_000;

export async function forgetExpiredTokens({ db, now }: Ctx) {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, new Date(now.getTime() - retentionMs)));
}

/** The organizations for which the actor may create service accounts. */
export async function listServiceOrganizations({ db, actor }: SignedInCtx): Promise<{ id: string; name: string }[]> {
  const isAny = reachOf(actor.role, "serviceAccount:manage") === "any";
  if (!isAny && actor.organizationId === null) return [];
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(isAny ? undefined : eq(organizations.id, actor.organizationId ?? ""))
    .orderBy(organizations.nameKey);
}
