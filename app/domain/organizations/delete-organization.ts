import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { accessCodes, courses, organizations, subscriptions, users } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { roleCan } from "~/domain/accounts/user-conditions";
import { isSystemAdmin } from "~/domain/accounts/system-admins";
import { isBilled } from "~/domain/accounts/user-obligations";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { isInCourses } from "~/domain/courses/delete-course";
import { storeDeletedRows } from "~/domain/deletions/store-deleted-rows";
import { lockAccessCodes, lockClassSessions, lockCourses, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { asOrganization, lockOrganization } from "./administered-organization";

const DeletedWithOrganization = v.object({
  users: v.number(),
  courses: v.number(),
  accessCodes: v.number(),
  scores: v.number(),
  systemAdmins: v.number(),
});
export type DeletedWithOrganization = v.InferOutput<typeof DeletedWithOrganization>;

/** What deleting the organization also deletes, for the confirmation. */
export async function countDeletedWithOrganization(
  { db, actor }: SignedInCtx,
  organizationId: string,
): Promise<DeletedWithOrganization> {
  assertCan(actor, "organization:administer");
  return rowOf(
    db,
    DeletedWithOrganization,
    sql`select (select count(*)::int from users where organization_id = ${organizationId} and not is_former) as users,
        (select count(*)::int from courses where organization_id = ${organizationId}) as courses,
        (select count(*)::int from access_codes where organization_id = ${organizationId}
          or course_id in (select id from courses where organization_id = ${organizationId})) as "accessCodes",
        (select count(*)::int from attempts where user_id in (select id from users
          where organization_id = ${organizationId})) as scores,
        (select count(*)::int from users where organization_id = ${organizationId}
          and ${roleCan(sql`main_role`, "system:administer")}) as "systemAdmins"`,
  );
}

/**
 * Deletes an organization with its users, courses, access codes and scores; `typedName` must be its name
 * (docs/decisions/0021). Refuses while system administrators or paying subscribers belong to it. Returns its name.
 */
export async function deleteOrganization(
  ctx: SignedInCtx,
  organizationId: string,
  typedName?: string,
): Promise<string> {
  assertCan(ctx.actor, "organization:administer");
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    const { db } = inner;
    // Attempts lock the organization after their class and player; this lock lets them finish.
    const organization = await lockOrganization(inner, organizationId);
    await lockAllWithin(inner, organizationId);
    if (typedName !== undefined && typedName.trim() !== organization.name) {
      throw new Refusal("invalid", say.organizationRefusals.typeOrganizationName, {
        name: [say.organizationRefusals.typeName({ name: organization.name })],
      });
    }
    await requireNoSystemAdmins(inner, organizationId);
    await requireNoSubscribers(inner, organizationId);
    const deletedCounts = await countDeletedWithOrganization(inner, organizationId);
    await storeDeletedRows(inner, {
      kind: "organization",
      id: organizationId,
      name: organization.name,
      organizationId,
    });
    await db.delete(courses).where(eq(courses.organizationId, organizationId));
    await db.delete(accessCodes).where(eq(accessCodes.organizationId, organizationId));
    await db.delete(users).where(eq(users.organizationId, organizationId));
    await db.delete(organizations).where(eq(organizations.id, organizationId));
    const details = {
      users: deletedCounts.users,
      courses: deletedCounts.courses,
      accessCodes: deletedCounts.accessCodes,
    };
    await recordChange(inner, { action: "organization.delete", ...asOrganization(organization), details });
    return organization.name;
  });
}

/** Everything that is deleted with an organization, and users elsewhere who refer to it. */
async function lockAllWithin(ctx: SignedInCtx, organizationId: string) {
  const ownCourses = sql`(select id from courses where organization_id = ${organizationId})`;
  const ownClasses = sql`(select id from class_sessions where course_id in ${ownCourses})`;
  const isOwnCode = sql`organization_id = ${organizationId} or course_id in ${ownCourses}`;
  await lockCourses(ctx, sql`organization_id = ${organizationId}`, "update");
  await lockClassSessions(ctx, sql`course_id in ${ownCourses}`, "update");
  await lockAccessCodes(
    ctx,
    sql`(${isOwnCode} or id in (select access_code_id from users where organization_id = ${organizationId}))`,
    "update",
  );
  await lockUsers(
    ctx,
    sql`(organization_id = ${organizationId} or ${isSystemAdmin()}
      or access_code_id in (select id from access_codes where ${isOwnCode})
      or ${isInCourses(ownCourses, ownClasses)})`,
    "update",
  );
}

async function requireNoSystemAdmins({ db }: SignedInCtx, organizationId: string) {
  const isInside = and(eq(users.organizationId, organizationId), roleCan(users.mainRole, "system:administer"));
  const admins = await db.select({ username: users.username }).from(users).where(isInside).orderBy(users.usernameKey);
  if (admins.length === 0) return;
  const usernames = admins.map(({ username }) => username).join(", ");
  throw new Refusal("conflict", say.organizationRefusals.systemAdmins({ usernames }));
}

async function requireNoSubscribers({ db }: SignedInCtx, organizationId: string) {
  const members = db.select({ id: users.id }).from(users).where(eq(users.organizationId, organizationId));
  const billed = await db.$count(subscriptions, and(inArray(subscriptions.userId, members), isBilled));
  if (billed === 0) return;
  throw new Refusal("conflict", say.organizationRefusals.subscribers({ billed }));
}
