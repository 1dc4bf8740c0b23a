import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { storeDeletedRows } from "~/domain/deletions/store-deleted-rows";
import { say } from "~/texts/say";
import { asSubject, lockUser } from "./administered-user";
import { administersSystem, requireOtherSystemAdmin } from "./system-admins";
import { requireNoCourses, requireNoSubscription } from "./user-obligations";
import { ownAccount } from "./user-rules";

/**
 * Deletes a user with all scores; both can be restored for some days. Sandboxes stay, without an owner. Returns the
 * username.
 */
export async function deleteUser(ctx: SignedInCtx, userId: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    if (userId === ctx.actor.userId) throw ownAccount(say.userRefusals.ownDelete);
    const user = await lockUser(inner, userId, { strength: "update" });
    if (administersSystem(user.role)) await requireOtherSystemAdmin(inner, { userId });
    await requireNoCourses(inner, user, "delete");
    await requireNoSubscription(inner, user);
    await storeDeletedRows(inner, {
      kind: "user",
      id: userId,
      name: user.username,
      organizationId: user.organizationId,
    });
    await inner.db.delete(users).where(eq(users.id, userId));
    await recordChange(inner, {
      action: "user.delete",
      ...asSubject(user),
      details: { email: user.email, role: user.role },
    });
    return user.username;
  });
}

/** What deleting the user also deletes, for the confirmation. */
export async function countDeletedWithUser(
  { db }: SignedInCtx,
  userId: string,
): Promise<{ courses: number; scores: number }> {
  return rowOf(
    db,
    v.object({ courses: v.number(), scores: v.number() }),
    sql`select (select count(*)::int from course_members where user_id = ${userId}) as courses,
        (select count(*)::int from attempts where user_id = ${userId}) as scores`,
  );
}
