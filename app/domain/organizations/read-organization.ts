import { eq, type SQL } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { notFound } from "~/domain/refusal";

/** An organization as pages and API show it. */
export type Organization = { id: string; name: string; createdDate: Date; isPaid: boolean; userLimit: number };

/** The actor's organization, or any for a system administrator; refuses others ("notFound"). */
export async function readOrganization(ctx: SignedInCtx, id: string): Promise<Organization> {
  assertCan(ctx.actor, "organization:read", { organizationId: id }, "organization");
  const organization = await findOrganization(ctx, eq(organizations.id, id));
  if (!organization) throw notFound("organization");
  return organization;
}

/** The organization of this name, ignoring case; null if there is none. */
export async function findOrganizationByName(ctx: SignedInCtx, name: string): Promise<Organization | null> {
  assertCan(ctx.actor, "organization:administer");
  return findOrganization(ctx, eq(organizations.nameKey, nameKey(name)));
}

async function findOrganization({ db }: SignedInCtx, condition: SQL): Promise<Organization | null> {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      createdAt: organizations.createdAt,
      isPaid: organizations.isPaid,
      userLimit: organizations.userLimit,
    })
    .from(organizations)
    .where(condition);
  if (!row) return null;
  const { createdAt, ...organization } = row;
  return { ...organization, createdDate: createdAt };
}
