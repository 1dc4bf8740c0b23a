import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { asOrganization } from "./administered-organization";

const readRosterRule = async ({ db }: SignedInCtx, organizationId: string) => {
  const [organization] = await db
    .select({ id: organizations.id, name: organizations.name, allowsRosters: organizations.allowsRosters })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  return organization;
};

/** Whether instructors of an organization may import rosters into their own courses. */
export async function readAllowsRosters(ctx: SignedInCtx, organizationId: string): Promise<boolean> {
  assertCan(ctx.actor, "organization:read", { organizationId }, "organization");
  return (await readRosterRule(ctx, organizationId)).allowsRosters;
}

/**
 * Sets whether instructors may import rosters; allowed for users who may import into the organization. Returns its
 * name.
 */
export async function setAllowsRosters(ctx: SignedInCtx, organizationId: string, allowed: boolean): Promise<string> {
  assertCan(ctx.actor, "user:import", { organizationId }, "organization");
  return inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    const organization = await readRosterRule(inner, organizationId);
    const from = organization.allowsRosters;
    if (from === allowed) return organization.name;
    await inner.db.update(organizations).set({ allowsRosters: allowed }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.rosters",
      ...asOrganization(organization),
      details: { from: from ? "on" : "off", to: allowed ? "on" : "off" },
    });
    return organization.name;
  });
}
