import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { lockSystemAdmins, requireOtherSystemAdmin } from "~/domain/accounts/system-admins";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { asOrganization, lockOrganization } from "./administered-organization";
import { say } from "~/texts/say";

/**
 * Marks an organization as paid or not. Users of an unpaid one are refused from their next request on. Returns its
 * name.
 */
export async function setPaid(ctx: SignedInCtx, organizationId: string, isPaid: boolean): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const organization = await lockOrganization(inner, organizationId);
    if (!isPaid) await lockSystemAdmins(inner);
    if (organization.isPaid === isPaid) return organization.name;
    if (!isPaid) {
      if (ctx.actor.organizationId === organizationId)
        throw new Refusal("conflict", say.organizationRefusals.ownUnpaid);
      await requireOtherSystemAdmin(inner, { organizationId });
    }
    await inner.db.update(organizations).set({ isPaid }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: isPaid ? "organization.paid" : "organization.unpaid",
      ...asOrganization(organization),
    });
    return organization.name;
  });
}
