import { and, count, eq, gt } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { oneRow } from "~/db/one-row";
import { apiTokens, organizations } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockOrganizations, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { hashToken } from "~/domain/tokens";
import { keyed, say } from "~/texts/say";
import {
  maxNameLength,
  maxServiceAccounts,
  maxTokensOfPerson,
  scopesOfPerson,
  scopesOfService,
  tokenDays,
  tokenScopes,
  type TokenScope,
} from "./token-rules";

const day = 24 * 3_600_000;

/** The fields of a new token, as a form sends them; its scopes are separate. */
export const newTokenFields = {
  name: v.pipe(
    v.string(() => keyed(say.apiTokens.nameRequired)),
    v.trim(),
    v.nonEmpty(() => keyed(say.apiTokens.nameRequired)),
    v.maxLength(maxNameLength, () => keyed(say.apiTokens.nameTooLong({ max: maxNameLength }))),
    v.regex(/^\P{C}+$/u, () => keyed(say.refusals.unstorableText)),
  ),
  days: v.pipe(
    v.picklist(tokenDays.map(String), () => keyed(say.apiTokens.daysRequired)),
    v.transform(Number),
  ),
};
export type NewToken = { name: string; days: number; scopes: readonly TokenScope[] };

type Limits = { offered: TokenScope[]; max: number };

/** A token of the actor. Idempotent by `token`, of which only a hash is stored. Returns the expiry. */
export async function createOwnToken(ctx: SignedInCtx, fields: NewToken, token: string): Promise<Date> {
  const { actor } = ctx;
  assertCan(actor, "account:change", { ownerId: actor.userId });
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [actor.userId]);
    const { organizationId } = actor;
    const row = { kind: "person" as const, organizationId };
    return addToken(inner, { ...fields, ...row }, token, { offered: scopesOfPerson(actor), max: maxTokensOfPerson });
  });
}

/** A service account of an organization, with its token. Idempotent by `token`, as above. */
export async function createServiceAccount(
  ctx: SignedInCtx,
  organizationId: string,
  fields: NewToken,
  token: string,
): Promise<Date> {
  assertCan(ctx.actor, "serviceAccount:manage", { organizationId }, "organization");
  return inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    if ((await inner.db.$count(organizations, eq(organizations.id, organizationId))) === 0)
      throw notFound("organization");
    const row = { kind: "service" as const, organizationId };
    return addToken(inner, { ...fields, ...row }, token, { offered: scopesOfService(), max: maxServiceAccounts });
  });
}

type Kinded = NewToken & { kind: "person" | "service"; organizationId: string | null };

/** Under a lock of the person or organization, so that counting is exact. */
async function addToken(ctx: SignedInCtx, fields: Kinded, token: string, { offered, max }: Limits): Promise<Date> {
  const { db, now, actor } = ctx;
  // A token that makes tokens would outlive its own expiry: it has no proof.
  requireRecentProof(ctx);
  const { kind, name, organizationId, days } = fields;
  const tokenHash = hashToken(token);
  const [existing] = await db
    .select({ expiresAt: apiTokens.expiresAt })
    .from(apiTokens)
    .where(eq(apiTokens.tokenHash, tokenHash));
  if (existing) return existing.expiresAt;
  const scopes = tokenScopes.filter((scope) => fields.scopes.includes(scope));
  if (scopes.length === 0)
    throw new Refusal("invalid", say.apiTokens.scopesRequired, { scopes: [say.apiTokens.scopesRequired] });
  if (!scopes.every((scope) => offered.includes(scope))) throw new Refusal("forbidden", say.refusals.forbidden);
  const ofSame =
    kind === "person" || organizationId === null
      ? and(eq(apiTokens.kind, "person"), eq(apiTokens.userId, actor.userId))
      : and(eq(apiTokens.kind, "service"), eq(apiTokens.organizationId, organizationId));
  const { total } = oneRow(
    await db
      .select({ total: count() })
      .from(apiTokens)
      .where(and(ofSame, gt(apiTokens.expiresAt, now))),
  );
  if (total >= max) throw new Refusal("conflict", say.apiTokens.tooMany({ max }));
  const id = uuid();
  const expiresAt = new Date(now.getTime() + days * day);
  await db.insert(apiTokens).values({
    ...{ id, kind, userId: actor.userId, organizationId, name, tokenHash, scopes },
    ...{ createdAt: now, expiresAt },
  });
  await recordChange(ctx, {
    action: kind === "person" ? "token.create" : "serviceAccount.create",
    subject: { type: "token", id, name },
    organizationId,
    details: { scopes: scopes.join(" "), until: expiresAt.toISOString() },
  });
  return expiresAt;
}
