import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses, provisionedGroups, users } from "~/db/schema";
import { canRole } from "~/domain/access";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChanges, type Change } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { enrolInClass, type Enrolment } from "~/domain/courses/enrol-in-class";
import { lockCourses, lockUsers } from "~/domain/locks";
import { namesText } from "~/domain/names-text";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf, roleNames, type Role } from "~/domain/roles";
import { canBeGiven, nextRole, nothingGiven, type ClaimGrants } from "~/domain/single-sign-on/claim-rules";
import { readGiven } from "~/domain/single-sign-on/identity";
import { say } from "~/texts/say";

const Affected = v.object({
  id: v.string(),
  username: v.string(),
  roles: v.array(v.string()),
  given: v.unknown(),
  groupRoles: v.array(v.string()),
  courseIds: v.array(v.string()),
});

type Person = { id: string; username: string; role: Role; before: ClaimGrants; now: ClaimGrants };

/** Locks the courses of all groups, before any user: a class of them must not start meanwhile. */
export async function lockGivenCourses(ctx: SignedInCtx, organizationId: string, more: (string | null)[] = []) {
  const rows = await ctx.db
    .select({ courseId: provisionedGroups.courseId })
    .from(provisionedGroups)
    .where(and(eq(provisionedGroups.organizationId, organizationId), isNotNull(provisionedGroups.courseId)));
  await lockCourses(ctx, [...new Set([...rows.map(({ courseId }) => courseId), ...more])], "share");
}

/**
 * Gives users the roles and courses of their groups, and takes back what earlier groups gave; what they have from
 * elsewhere stays. The organization and the courses of its groups must be locked.
 */
export async function applyGroups(ctx: SignedInCtx, organizationId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return;
  await lockUsers(ctx, userIds);
  const people = await readPeople(ctx, organizationId, userIds);
  const changed = people.map((person) => describe(ctx, person)).filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return;
  await requireTeachers(
    ctx,
    changed.filter(({ nextRole: role }) => !canRole(role, "course:own")).map(({ id }) => id),
  );
  await changeRoles(ctx, changed);
  const joins = changed.flatMap(({ id: userId, joins }) => joins.map((courseId) => ({ courseId, userId })));
  if (joins.length > 0) await enrolInClass(ctx, joins);
  await leaveCourses(
    ctx,
    changed.flatMap(({ id: userId, leaves }) => leaves.map((courseId) => ({ courseId, userId }))),
  );
  await storeGiven(ctx, organizationId, changed);
  const changes = changed.flatMap((person) => describeChanges(organizationId, person));
  // A statement has at most 65,535 parameters.
  for (let at = 0; at < changes.length; at += 1_000) await recordChanges(ctx, changes.slice(at, at + 1_000));
}

async function readPeople({ db }: SignedInCtx, organizationId: string, userIds: readonly string[]): Promise<Person[]> {
  const rows = await rowsOf(
    db,
    Affected,
    sql`select u.id, u.username, to_json(u.roles) as roles, coalesce(p.given, '{}') as given,
        to_json(coalesce(g.roles, '{}')) as "groupRoles", to_json(coalesce(g.courses, '{}')) as "courseIds"
      from users u
      left join provisioned_users p on p.user_id = u.id and p.organization_id = u.organization_id
      left join lateral (
        select array_agg(distinct pg.role) filter (where pg.role is not null) as roles,
          array_agg(distinct c.id) filter (where c.id is not null) as courses
        from provisioned_group_members m join provisioned_groups pg on pg.id = m.group_id
        left join courses c on c.id = pg.course_id and c.organization_id = pg.organization_id
        where m.user_id = u.id and pg.organization_id = u.organization_id) g on true
      where u.organization_id = ${organizationId}
        and u.id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(userIds)}::text::jsonb) as e(id))`,
  );
  return rows.map(({ roles, given, groupRoles, courseIds, ...person }) => ({
    ...person,
    role: mainRoleOf(roles),
    before: readGiven(given),
    now: { ...nothingGiven, role: highestOf(groupRoles), courseIds: courseIds.sort() },
  }));
}

/** The role that may do most; a role that a group may not give counts as none. */
function highestOf(names: readonly string[]): Role | null {
  const roles = roleNames.filter((role) => names.includes(role) && canBeGiven(role));
  return roles.find((role) => roles.every((other) => canEdit({ role }, other))) ?? null;
}

function describe({ actor }: SignedInCtx, person: Person) {
  const { role, before, now } = person;
  // Roles that allow more than the actor's own are left as they are, and so are system administrators: one must remain.
  const next = canEdit(actor, role) && canBeGiven(role) ? nextRole(role, before, now) : role;
  const joins = now.courseIds.filter((id) => !before.courseIds.includes(id));
  const leaves = before.courseIds.filter((id) => !now.courseIds.includes(id));
  const isChanged = next !== role || now.role !== before.role || joins.length + leaves.length > 0;
  return { ...person, nextRole: next, joins, leaves, isChanged };
}
type Changed = ReturnType<typeof describe>;

/** Refuses to take the role from those who own courses: these need somebody who teaches. */
async function requireTeachers({ db }: SignedInCtx, userIds: string[]) {
  if (userIds.length === 0) return;
  const owners = await db
    .selectDistinct({ username: users.username })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.ownerId))
    .where(inArray(courses.ownerId, userIds))
    .orderBy(asc(users.username))
    .limit(6);
  if (owners.length === 0) return;
  const names = namesText(
    owners.map(({ username }) => username),
    5,
  );
  throw new Refusal("conflict", say.provisioning.roleLostWithCourses({ names }));
}

async function changeRoles({ db }: SignedInCtx, changed: Changed[]) {
  for (const role of roleNames) {
    const ids = changed.filter((person) => person.nextRole === role && person.role !== role).map(({ id }) => id);
    if (ids.length > 0)
      await db.execute(sql`update users set roles = array[${role}]
        where id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) as e(id))`);
  }
}

async function leaveCourses({ db }: SignedInCtx, leaves: Enrolment[]) {
  if (leaves.length === 0) return;
  const left = sql`jsonb_to_recordset(${JSON.stringify(leaves)}::text::jsonb) as e("userId" uuid, "courseId" uuid)`;
  await db.execute(
    sql`delete from course_members m using ${left} where m.user_id = e."userId" and m.course_id = e."courseId"`,
  );
  await db.execute(sql`delete from class_session_students s using ${left}, running_classes r
    where r.course_id = e."courseId" and s.class_session_id = r.id and s.user_id = e."userId"`);
}

async function storeGiven({ db, now }: SignedInCtx, organizationId: string, changed: Changed[]) {
  const rows = changed.map(({ id, now: given }) => ({ id, given }));
  await db.execute(sql`insert into provisioned_users as p (user_id, organization_id, given, changed_at)
    select id, ${organizationId}, given, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as e(id uuid, given jsonb)
    on conflict (user_id) do update set given = excluded.given, organization_id = excluded.organization_id,
      external_id = case when p.organization_id = excluded.organization_id then p.external_id end,
      removed_at = case when p.organization_id = excluded.organization_id then p.removed_at end`);
}

function describeChanges(
  organizationId: string,
  { id, username, role, nextRole: to, joins, leaves }: Changed,
): Change[] {
  const subject = { type: "user" as const, id, name: username };
  const details = { joins: joins.length, leaves: leaves.length };
  return [
    ...(to === role
      ? []
      : [{ action: "user.roleByGroups" as const, subject, organizationId, details: { from: role, to } }]),
    ...(joins.length + leaves.length === 0
      ? []
      : [{ action: "user.coursesByGroups" as const, subject, organizationId, details }]),
  ];
}
