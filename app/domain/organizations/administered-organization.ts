import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";

/** An organization, locked by this transaction for a change. */
export async function lockOrganization(ctx: SignedInCtx, id: string) {
  const { db, actor } = ctx;
  assertCan(actor, "organization:administer");
  await lockOrganizations(ctx, [id]);
  const [organization] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      isPaid: organizations.isPaid,
      userLimit: organizations.userLimit,
    })
    .from(organizations)
    .where(eq(organizations.id, id));
  if (!organization) throw notFound("organization");
  return organization;
}

/** The organization as the subject of an audit entry. */
export const asOrganization = ({ id, name }: { id: string; name: string }) => ({
  subject: { type: "organization" as const, id, name },
  organizationId: id,
});
