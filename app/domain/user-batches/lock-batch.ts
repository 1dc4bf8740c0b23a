import { inArray, sql } from "drizzle-orm";
import { users } from "~/db/schema";
import { administersSystem, lockSystemAdmins } from "~/domain/accounts/system-admins";
import type { SignedInCtx } from "~/domain/context";
import { mainRoleOf } from "~/domain/roles";
import type { BatchKind } from "./batch-rules";

/**
 * Locks what a change of these users rests on, in the order of every other change: organizations (whose limits count),
 * system administrators, then the users themselves.
 */
export async function lockBatch({ db, ...ctx }: SignedInCtx, kind: BatchKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  const chosen = inArray(users.id, [...ids]);
  if (kind === "enable" || kind === "disable")
    await db.execute(sql`select id from organizations where id in (select organization_id from users where ${chosen})
      order by id for no key update`);
  const roles = await db.select({ role: users.mainRole }).from(users).where(chosen);
  if (kind !== "enrol" && roles.some(({ role }) => administersSystem(mainRoleOf([role]))))
    await lockSystemAdmins({ ...ctx, db });
  await db.select({ id: users.id }).from(users).where(chosen).orderBy(users.id).for("no key update");
}
