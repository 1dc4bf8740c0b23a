import { eq, inArray, or, sql } from "drizzle-orm";
import { users } from "~/db/schema";
import { administersSystem, isSystemAdmin } from "~/domain/accounts/system-admins";
import type { SignedInCtx } from "~/domain/context";
import { ChangedMeanwhile, lockOrganizations, lockUsers } from "~/domain/locks";
import { mainRoleOf } from "~/domain/roles";
import type { BatchKind } from "./batch-rules";

/**
 * Locks what a change of these users depends on: the organizations whose seats count, the users, the acting user (the
 * batch refers to it), and the system administrators.
 */
export async function lockBatch(ctx: SignedInCtx, kind: BatchKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  const chosen = inArray(users.id, [...ids]);
  const before = await readChosen(ctx, ids);
  if (kind === "enable" || kind === "disable")
    await lockOrganizations(ctx, sql`id in (select organization_id from users where ${chosen})`);
  const withAdmins = kind !== "enrol" && before.some(({ isAdmin }) => isAdmin);
  const all = or(chosen, eq(users.id, ctx.actor.userId), ...(withAdmins ? [isSystemAdmin()] : []));
  await lockUsers(ctx, sql`(${all})`);
  if (JSON.stringify(await readChosen(ctx, ids)) !== JSON.stringify(before)) throw new ChangedMeanwhile();
}

async function readChosen({ db }: SignedInCtx, ids: readonly string[]) {
  const chosen = await db
    .select({ id: users.id, role: users.mainRole, organizationId: users.organizationId })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id);
  return chosen.map(({ id, role, organizationId }) => ({
    id,
    organizationId,
    isAdmin: administersSystem(mainRoleOf([role])),
  }));
}
