import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { cacheStatement } from "~/db/cached-sql";
import { bestEffort } from "~/db/outage.server";
import { rowsOf, Time } from "~/db/rows.server";
import {
  apiTokens,
  factorDeadlines,
  identities,
  namedPermissions,
  organizations,
  subscriptions,
  users,
} from "~/db/schema";
import { can, grantableByName } from "~/domain/access";
import { canPlay, hasFactors, requiresFactors } from "~/domain/accounts/user-conditions";
import type { Actor, Ctx } from "~/domain/context";
import { mainRoleOf } from "~/domain/roles";
import { hashToken } from "~/domain/tokens";
import { assertBudget, countCall } from "./token-budget";
import { maxCallsPerMinute, serviceRole } from "./token-rules";
import { isWellFormed } from "./token-text";

const touchEvery = 5 * 60_000;

const TokenRow = v.object({
  id: v.string(),
  kind: v.picklist(["person", "service"]),
  name: v.string(),
  scopes: v.array(v.string()),
  tokenOrganizationId: v.nullable(v.string()),
  isPaid: v.nullable(v.boolean()),
  lastUsedAt: v.nullable(Time),
  userId: v.string(),
  username: v.string(),
  roles: v.array(v.string()),
  organizationId: v.nullable(v.string()),
  named: v.array(v.string()),
  isFactorOverdue: v.boolean(),
});
type TokenRow = v.InferOutput<typeof TokenRow>;

/** The token's owner may sign in now. */
const findToken = cacheStatement<"hash" | "now">(
  () => sql`select ${apiTokens.id}, ${apiTokens.kind}, ${apiTokens.name}, ${apiTokens.scopes},
      ${apiTokens.organizationId} as "tokenOrganizationId", of_token.is_paid as "isPaid",
      ${apiTokens.lastUsedAt} as "lastUsedAt", ${users.id} as "userId", ${users.username}, ${users.roles},
      ${users.organizationId} as "organizationId",
      array(select ${namedPermissions.permission} from ${namedPermissions}
        where ${namedPermissions.userId} = ${users.id}) as named,
      (${factorDeadlines.userId} is not null and not ${hasFactors} and (${factorDeadlines.isForced} or ${requiresFactors})
        and not exists (select from ${identities} where ${identities.userId} = ${users.id})) as "isFactorOverdue"
    from ${apiTokens} join ${users} on ${users.id} = ${apiTokens.userId}
    left join ${organizations} on ${organizations.id} = ${users.organizationId}
    left join organizations of_token on of_token.id = ${apiTokens.organizationId}
    left join ${subscriptions} on ${subscriptions.userId} = ${users.id}
    left join ${factorDeadlines} on ${factorDeadlines.userId} = ${users.id} and ${apiTokens.kind} = 'person'
      and ${factorDeadlines.dueAt} <= ${sql.placeholder("now")}::timestamptz
    where ${apiTokens.tokenHash} = ${sql.placeholder("hash")}
      and ${apiTokens.expiresAt} > ${sql.placeholder("now")}::timestamptz
      and not ${users.resetPasswordPending} and ${canPlay(sql`${sql.placeholder("now")}::timestamptz`)}`,
);

/**
 * The actor behind an API token: its owner, or the service account, with the rights that the owner has now; null if the
 * token is unknown, expired, or its owner may not use it any more.
 */
export async function findTokenActor(ctx: Pick<Ctx, "db" | "now">, token: string): Promise<Actor | null> {
  if (!isWellFormed(token)) return null;
  const { db, now } = ctx;
  const hash = hashToken(token);
  assertBudget(hash, now);
  const [row] = await rowsOf(db, TokenRow, findToken({ hash, now: now.toISOString() }));
  if (!row) return null;
  countCall(hash, now, maxCallsPerMinute(row.scopes));
  const actor = row.kind === "person" ? personOf(row, now) : serviceOf(row);
  if (actor && now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > touchEvery) await bestEffort(noteUsed(ctx, row.id));
  return actor;
}

/** Owners who sign in with their organization need no factor here, so their tokens don't either. */
function personOf(row: TokenRow, now: Date): Actor | null {
  if (row.organizationId !== row.tokenOrganizationId) return null;
  const { userId, username, roles, organizationId } = row;
  const named = grantableByName.filter((action) => row.named.includes(action));
  const factorsDueAt = row.isFactorOverdue ? now : null;
  return { userId, username, role: mainRoleOf(roles), roles, organizationId, named, factorsDueAt, ...callOf(row) };
}

/** Acts under its own name, as an administrator of its organization. */
function serviceOf(row: TokenRow): Actor | null {
  const owner: Actor = { ...row, role: mainRoleOf(row.roles), signInId: null, named: [] };
  const organizationId = row.tokenOrganizationId;
  if (!row.isPaid || !serviceRole || !can(owner, "serviceAccount:manage", { organizationId })) return null;
  return {
    userId: row.userId,
    username: row.name,
    role: serviceRole,
    roles: [serviceRole],
    organizationId,
    ...callOf(row),
  };
}

const callOf = ({ id, scopes }: TokenRow) => ({ signInId: null, token: { id, scopes } });

const noteUsed = ({ db, now }: Pick<Ctx, "db" | "now">, id: string) =>
  db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.id, id),
        gt(apiTokens.expiresAt, now),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - touchEvery))),
      ),
    );
