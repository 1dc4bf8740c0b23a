import { sql } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";

export type OrganizationName = { id: string; name: string };

/** All organizations by name, for choices. */
export async function listOrganizationNames({ db, actor }: SignedInCtx): Promise<OrganizationName[]> {
  assertCan(actor, "organization:administer");
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .orderBy(sql`name_order(${organizations.name})`);
}
