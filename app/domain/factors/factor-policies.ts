import { eq, sql } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import { factorPolicy, organizations } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import type { FactorRule } from "./factor-rules";

export type OrganizationFactors = { required: FactorRule; allowsPasskeysAlone: boolean };
export type SiteFactors = { requiredOfAdministrators: boolean; allowsPasskeysAlone: boolean };

/** Who in an organization needs a second factor, and whether a passkey replaces the password there. */
export async function readOrganizationFactors(ctx: SignedInCtx, organizationId: string): Promise<OrganizationFactors> {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  return readRules(ctx, organizationId);
}

async function readRules({ db }: Ctx, organizationId: string) {
  const [rules] = await db
    .select({
      name: organizations.name,
      required: organizations.factorsRequired,
      allowsPasskeysAlone: organizations.allowsPasskeysAlone,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!rules) throw notFound("organization");
  return rules;
}

/** Whom the new rule asks for a factor has the whole grace period. */
export async function setOrganizationFactors(ctx: SignedInCtx, organizationId: string, rules: OrganizationFactors) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    const { db } = inner;
    await lockOrganizations(inner, [organizationId]);
    const before = await readRules(inner, organizationId);
    const { required, allowsPasskeysAlone } = rules;
    if (before.required === required && before.allowsPasskeysAlone === allowsPasskeysAlone) return;
    await db
      .update(organizations)
      .set({ factorsRequired: required, allowsPasskeysAlone })
      .where(eq(organizations.id, organizationId));
    if (before.required !== required)
      await db.execute(sql`delete from factor_deadlines where not is_forced and user_id in (
        select id from users where organization_id = ${organizationId})`);
    await recordChange(inner, {
      action: "organization.factors",
      subject: { type: "organization", id: organizationId, name: before.name },
      organizationId,
      details: { from: before.required, to: required, alone: allowsPasskeysAlone ? "on" : "off" },
    });
  });
}

/** The rule for system administrators, and for people without an organization. */
export async function readSiteFactors({ db, actor }: SignedInCtx): Promise<SiteFactors> {
  assertCan(actor, "system:administer");
  const { requiredOfAdministrators, allowsPasskeysAlone } = oneRow(await db.select().from(factorPolicy));
  return { requiredOfAdministrators, allowsPasskeysAlone };
}

export async function setSiteFactors(ctx: SignedInCtx, rules: SiteFactors) {
  assertCan(ctx.actor, "system:administer");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    await inner.db.update(factorPolicy).set(rules);
    await recordChange(inner, {
      action: "system.factors",
      // oxlint-disable-next-line apsis/catalogue-text -- Stored in the audit trail, which has one language.
      subject: { type: "system", id: "factors", name: "Second factors" },
      details: {
        required: rules.requiredOfAdministrators ? "on" : "off",
        alone: rules.allowsPasskeysAlone ? "on" : "off",
      },
    });
  });
}
