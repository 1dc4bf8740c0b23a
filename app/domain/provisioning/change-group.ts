import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { rowsOf } from "~/db/rows.server";
import { courses, provisionedGroupMembers, provisionedGroups } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { idOf, requireId } from "~/domain/id";
import { lockOrganizations, lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { notFound, Refusal } from "~/domain/refusal";
import type { Role } from "~/domain/roles";
import { canBeGiven } from "~/domain/single-sign-on/claim-rules";
import { say } from "~/texts/say";
import { applyGroups, lockGivenCourses } from "./apply-groups";
import { maxGroupMembers, type GroupChange, type MemberChange } from "./group-resource";
import { organizationOf, withUniqueness } from "./provisioning-scope";
import { quoted, ScimRefusal } from "./scim-refusal";

const maxGroups = 1_000;

type Group = { id: string; name: string; organizationId: string };

/** What members get. */
export type GroupGrant = { courseId: string | null; role: Role | null };

/** Adds a group, which gives nothing until an administrator says what. Returns the id. */
export async function createGroup(ctx: SignedInCtx, change: GroupChange & { name: string }): Promise<string> {
  const organizationId = organizationOf(ctx);
  const { name, externalId = null } = change;
  const group = { id: uuid(), name, organizationId };
  await withUniqueness(() =>
    inTransaction(ctx, async (inner) => {
      await lockOrganizations(inner, [organizationId]);
      const ofOrganization = eq(provisionedGroups.organizationId, organizationId);
      if ((await inner.db.$count(provisionedGroups, ofOrganization)) >= maxGroups)
        throw new ScimRefusal("tooMany", say.provisioning.tooManyGroups({ max: maxGroups }));
      const { now } = inner;
      await inner.db
        .insert(provisionedGroups)
        .values({ ...group, nameKey: nameKey(name), externalId, createdAt: now, changedAt: now });
      const members = change.members ? await changeMembers(inner, group, change.members) : [];
      await record(inner, group, "group.create", { members: members.length });
    }),
  );
  return group.id;
}

/** Changes a group, and what its members get by it. */
export async function changeGroup(
  ctx: SignedInCtx,
  groupId: string,
  { name, externalId, members }: GroupChange,
): Promise<void> {
  await changing(ctx, organizationOf(ctx), groupId, async (inner, group) => {
    await inner.db
      .update(provisionedGroups)
      .set({
        changedAt: inner.now,
        ...(name === undefined ? {} : { name, nameKey: nameKey(name) }),
        ...(externalId === undefined ? {} : { externalId }),
      })
      .where(eq(provisionedGroups.id, group.id));
    const changed = members ? await changeMembers(inner, group, members) : [];
    const renamed = name !== undefined && name !== group.name;
    if (renamed || changed.length > 0)
      await record(inner, group, "group.update", { members: changed.length, ...(renamed && { to: name }) });
    await applyGroups(inner, group.organizationId, changed);
  });
}

/** Deletes a group, and takes back what it gave. */
export async function deleteGroup(ctx: SignedInCtx, groupId: string): Promise<void> {
  await changing(ctx, organizationOf(ctx), groupId, async (inner, group) => {
    const members = await changeMembers(inner, group, { isWhole: true, added: new Set(), removed: new Set() });
    await inner.db.delete(provisionedGroups).where(eq(provisionedGroups.id, group.id));
    await record(inner, group, "group.delete", { members: members.length });
    await applyGroups(inner, group.organizationId, members);
  });
}

/** Sets what members get, gives it to those who are members, and takes back what they got before. */
export async function setGrant(
  ctx: SignedInCtx,
  organizationId: string,
  groupId: string,
  { courseId, role }: GroupGrant,
): Promise<void> {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  requireRecentProof(ctx);
  if (role && !(canBeGiven(role) && listAssignableRoles(ctx.actor).includes(role)))
    throw new Refusal("forbidden", say.refusals.forbidden);
  const run = async (inner: SignedInCtx, group: Group) => {
    const { db } = inner;
    const ofOrganization = and(eq(courses.id, courseId ?? ""), eq(courses.organizationId, organizationId));
    if (courseId && (await db.$count(courses, ofOrganization)) === 0) throw notFound("course");
    await db.update(provisionedGroups).set({ courseId, role }).where(eq(provisionedGroups.id, group.id));
    const members = await db
      .select({ id: provisionedGroupMembers.userId })
      .from(provisionedGroupMembers)
      .where(eq(provisionedGroupMembers.groupId, group.id));
    await record(inner, group, "group.grant", { role: role ?? null, courseId });
    await applyGroups(
      inner,
      organizationId,
      members.map(({ id }) => id),
    );
  };
  await changing(ctx, organizationId, groupId, run, courseId);
}

/** Groups of an organization change one after the other, with the courses of all of them locked. */
async function changing(
  ctx: SignedInCtx,
  organizationId: string,
  groupId: string,
  run: (ctx: SignedInCtx, group: Group) => Promise<void>,
  nextCourseId: string | null = null,
): Promise<void> {
  const id = requireId(groupId, "resource");
  const find = async ({ db }: SignedInCtx) => {
    const [row] = await db
      .select()
      .from(provisionedGroups)
      .where(and(eq(provisionedGroups.id, id), eq(provisionedGroups.organizationId, organizationId)));
    if (!row) throw notFound("resource");
    return row;
  };
  const { courseId } = await find(ctx);
  for (const each of [courseId, nextCourseId]) if (each) await settleDueSchedules(ctx, each);
  await withUniqueness(() =>
    inTransaction(ctx, async (inner) => {
      await lockOrganizations(inner, [organizationId]);
      await lockGivenCourses(inner, organizationId, [nextCourseId]);
      await run(inner, await find(inner));
    }),
  );
}

const idsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => idOf(id) ?? []);
const Id = v.object({ id: v.string() });

/** Adds and removes members; returns those for whom something changed. Refuses to add people of other organizations. */
async function changeMembers(ctx: SignedInCtx, group: Group, change: MemberChange): Promise<string[]> {
  const { db } = ctx;
  const [added, removed] = [idsOf(change.added), idsOf(change.removed)];
  const leaving = change.isWhole
    ? sql`(select user_id from provisioned_group_members where group_id = ${group.id})`
    : listOf(removed);
  await lockUsers(ctx, sql`(id in ${listOf(added)} or id in ${leaving})`);
  const known = await rowsOf(
    db,
    Id,
    sql`select u.id from users u left join provisioned_users p on p.user_id = u.id
        and p.organization_id = u.organization_id
      where u.organization_id = ${group.organizationId} and not u.is_former and p.removed_at is null and u.id in ${listOf(added)}`,
  );
  if (known.length < change.added.size) {
    const found = new Set(known.map(({ id }) => id));
    const [unknown = ""] = [...change.added].filter((id) => !found.has(id));
    throw new ScimRefusal("invalidValue", say.provisioning.memberUnknown({ id: quoted(unknown) }));
  }
  const newcomers = await rowsOf(
    db,
    Id,
    sql`insert into provisioned_group_members (group_id, user_id)
      select ${group.id}, e.id::uuid from jsonb_array_elements_text(${JSON.stringify(added)}::text::jsonb) as e(id)
      order by 2 on conflict do nothing returning user_id as id`,
  );
  const goes = change.isWhole ? sql`user_id not in ${listOf(added)}` : sql`user_id in ${listOf(removed)}`;
  const leavers = await rowsOf(
    db,
    Id,
    sql`delete from provisioned_group_members where group_id = ${group.id} and ${goes} returning user_id as id`,
  );
  if (newcomers.length > 0) await refuseTooMany(ctx, group);
  return [...newcomers, ...leavers].map(({ id }) => id);
}

const listOf = (ids: string[]) =>
  sql`(select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) as e(id))`;

async function refuseTooMany({ db }: SignedInCtx, { id }: Group) {
  const count = await db.$count(provisionedGroupMembers, eq(provisionedGroupMembers.groupId, id));
  if (count > maxGroupMembers)
    throw new ScimRefusal("tooMany", say.provisioning.tooManyMembers({ max: maxGroupMembers }));
}

const record = (ctx: SignedInCtx, group: Group, action: `group.${string}`, details: Record<string, unknown>) =>
  recordChange(ctx, {
    action,
    subject: { type: "group", id: group.id, name: group.name },
    organizationId: group.organizationId,
    details,
  });
