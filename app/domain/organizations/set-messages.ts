import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asOrganization, lockOrganization } from "./administered-organization";

export async function readAllowsMessages({ db, actor }: SignedInCtx, organizationId: string): Promise<boolean> {
  assertCan(actor, "organization:administer");
  const [organization] = await db
    .select({ allowsMessages: organizations.allowsMessages })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  return organization.allowsMessages;
}

/** Sets whether instructors of an organization may email students. Returns its name. */
export async function setAllowsMessages(ctx: SignedInCtx, organizationId: string, allowed: boolean): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const organization = await lockOrganization(inner, organizationId);
    const from = await readAllowsMessages(inner, organizationId);
    if (from === allowed) return organization.name;
    await inner.db.update(organizations).set({ allowsMessages: allowed }).where(eq(organizations.id, organizationId));
    await recordChange(inner, {
      action: "organization.messages",
      ...asOrganization(organization),
      details: { from: from ? "on" : "off", to: allowed ? "on" : "off" },
    });
    return organization.name;
  });
}
