import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { deletions, erasedPeople } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { inTransaction, type Ctx } from "~/domain/context";
import { eraseTraces, findNames } from "./erase-traces";
import { eraseLocked, lockForErasure, requireNoObligations } from "./erase-person";
import { policyOf } from "./erasure-policy";

const Deleted = v.object({ deletionId: v.string(), username: v.string(), email: v.string(), fullName: v.string() });

/** A deleted user who could be restored; null if there is none. */
async function findDeleted({ db }: Ctx, userId: string) {
  const [row] = await rowsOf(
    db,
    Deleted,
    sql`select d.id as "deletionId", d.name as username, coalesce(r.content->>'email', d.name) as email,
        trim(concat_ws(' ', r.content->>'first_name', r.content->>'last_name')) as "fullName"
      from deletions d left join deleted_rows r on r.deletion_id = d.id and r.from_table = 'users'
        and r.content->>'id' = ${userId}
      where d.kind = 'user' and d.subject_id = ${userId} for update of d`,
  );
  return row ?? null;
}

/** Ids of erased people, oldest first. */
export async function listErased({ db }: Ctx): Promise<string[]> {
  const rows = await db.select({ id: erasedPeople.userId }).from(erasedPeople).orderBy(erasedPeople.erasedAt);
  return rows.map(({ id }) => id);
}

/**
 * Erases somebody whom a restored backup has brought back, also from what was deleted. Returns whether there was
 * anybody; refuses people who own courses or are billed.
 */
export async function eraseAgain(ctx: Ctx, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    await allowLongWork(db);
    const user = await lockForErasure(inner, userId);
    const deleted = await findDeleted(inner, userId);
    if (deleted) {
      const names = await findNames(inner, { id: userId, ...deleted });
      await eraseTraces(inner, { userId, heirId: randomUUID(), names, fullName: deleted.fullName });
      await db.delete(deletions).where(eq(deletions.id, deleted.deletionId));
    }
    if (!user) {
      await db.insert(erasedPeople).values({ userId, erasedAt: now }).onConflictDoNothing();
      return deleted !== null;
    }
    await requireNoObligations(inner, user);
    await eraseLocked(inner, { ...user, policy: await policyOf(inner, user.organizationId), by: "restore" }, null);
    return true;
  });
}
