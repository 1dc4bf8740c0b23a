import { and, eq } from "drizzle-orm";
import { organizations, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { asOrganization, lockOrganization } from "./administered-organization";

/**
 * Sets the maximum number of enabled users; never below their current number (docs/decisions/0021). Returns the
 * organization's name.
 */
export async function setUserLimit(ctx: SignedInCtx, organizationId: string, userLimit: number): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const organization = await lockOrganization(inner, organizationId);
    if (organization.userLimit === userLimit) return organization.name;
    const active = await inner.db.$count(users, and(eq(users.organizationId, organizationId), eq(users.enabled, true)));
    if (userLimit < active) {
      const reason = say.organizationRefusals.limitBelowUsers({ name: organization.name, active });
      throw new Refusal("conflict", reason, { userLimit: [reason] });
    }
    await inner.db.update(organizations).set({ userLimit }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.userLimit",
      ...asOrganization(organization),
      details: { from: organization.userLimit, to: userLimit },
    });
    return organization.name;
  });
}
