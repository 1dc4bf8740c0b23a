import { sql } from "drizzle-orm";
import { provisionedUsers } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";

type Stored = { externalId?: string | null; removedAt?: Date | null };

/** Stores what the organization's provider says about a user. What another organization's provider said ends. */
export async function storePerson({ db, now }: SignedInCtx, userId: string, organizationId: string, stored: Stored) {
  const isSame = sql`${provisionedUsers.organizationId} = excluded.organization_id`;
  const keep = (column: "external_id" | "given" | "removed_at", otherwise: string) =>
    sql`case when ${isSame} then provisioned_users.${sql.raw(column)} else ${sql.raw(otherwise)} end`;
  await db
    .insert(provisionedUsers)
    .values({ userId, organizationId, changedAt: now, ...stored })
    .onConflictDoUpdate({
      target: provisionedUsers.userId,
      set: {
        organizationId,
        changedAt: now,
        externalId: keep("external_id", "null"),
        removedAt: keep("removed_at", "null"),
        given: keep("given", "'{}'"),
        ...stored,
      },
    });
}
