import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses } from "~/db/schema";
import { assertCan, reachOf } from "~/domain/access";
import { administersSystem, listAbleSystemAdmins } from "~/domain/accounts/system-admins";
import { isInvited } from "~/domain/accounts/invited-condition";
import { userTexts } from "~/domain/accounts/user-rules";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf } from "~/domain/roles";
import {
  batchTexts,
  findReason,
  limitText,
  maxInBatch,
  type BatchCourse,
  type BatchKind,
  type BatchUser,
} from "./batch-rules";

export type LeftOut = { user: BatchUser; reason: string };
export type BatchPlan = {
  kind: BatchKind;
  course: BatchCourse | null;
  affected: BatchUser[];
  leftOut: LeftOut[];
  /** How many of the chosen are not there, or are not the actor's to see. */
  missing: number;
};

export type BatchOrder = { kind: BatchKind; userIds: readonly string[]; courseId?: string | null };

/** What a change of many users would do: to whom, and who is left out and why. Changes nothing. */
export async function planBatch(ctx: SignedInCtx, { kind, userIds, courseId }: BatchOrder): Promise<BatchPlan> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) throw new Refusal("invalid", batchTexts.nobody);
  if (ids.length > maxInBatch) throw new Refusal("invalid", batchTexts.tooMany);
  const course = kind === "enrol" ? await readBatchCourse(ctx, courseId ?? null) : null;
  const people = await readBatchUsers(ctx, ids, course);
  const leftOut: LeftOut[] = [];
  let affected: BatchUser[] = [];
  for (const user of people) {
    const reason = findReason(kind, user, ctx.actor, course);
    if (reason) leftOut.push({ user, reason });
    else affected.push(user);
  }
  if (kind === "enable") affected = await keepWithinLimits(ctx, affected, leftOut);
  if (kind === "disable") affected = await keepLastSystemAdmin(ctx, affected, leftOut);
  return { kind, course, affected, leftOut, missing: ids.length - people.length };
}

/** The course, if its members are the actor's to change. */
async function readBatchCourse({ db, actor }: SignedInCtx, courseId: string | null): Promise<BatchCourse> {
  const [course] = courseId
    ? await db
        .select({ id: courses.id, name: courses.name, organizationId: courses.organizationId })
        .from(courses)
        .where(and(eq(courses.id, courseId), coursesWithin(actor, "course:change")))
    : [];
  if (!course) throw new Refusal("notFound", batchTexts.courseGone, { course: [batchTexts.courseGone] });
  return course;
}

const Found = v.object({
  id: v.string(),
  username: v.string(),
  name: v.string(),
  roles: v.array(v.string()),
  organizationId: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  enabled: v.boolean(),
  resetPasswordPending: v.boolean(),
  isInvited: v.boolean(),
  isMember: v.boolean(),
});

/** Those of the chosen whom the actor administers, by name: others are not told of. */
export async function readBatchUsers(
  ctx: SignedInCtx,
  ids: readonly string[],
  course: BatchCourse | null,
): Promise<BatchUser[]> {
  const { db, actor } = ctx;
  assertCan(actor, "user:administer", { organizationId: actor.organizationId }, "The users");
  const within =
    reachOf(actor.role, "user:administer") === "any" ? sql`true` : sql`u.organization_id = ${actor.organizationId}`;
  const isMember = course
    ? sql`exists (select from course_members m where m.course_id = ${course.id} and m.user_id = u.id)`
    : sql`false`;
  const rows = await rowsOf(
    db,
    Found,
    sql`select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, to_json(u.roles) as roles,
        u.organization_id as "organizationId", o.name as "organizationName", u.enabled,
        u.reset_password_pending as "resetPasswordPending", ${isInvited(sql`u`)} as "isInvited", ${isMember} as "isMember"
      from users u left join organizations o on o.id = u.organization_id
      where ${inArray(sql`u.id`, [...ids])} and ${within} order by u.username_key collate "C", u.id`,
  );
  return rows.map(({ roles, ...user }) => ({ ...user, role: mainRoleOf(roles) }));
}

const Room = v.object({ id: v.string(), name: v.string(), room: v.number() });

/** As many as their organizations still have places for, in the order of names. */
export async function keepWithinLimits({ db }: SignedInCtx, people: BatchUser[], leftOut: LeftOut[]) {
  const ids = [...new Set(people.flatMap(({ organizationId }) => organizationId ?? []))];
  if (ids.length === 0) return people;
  const organizations = await rowsOf(
    db,
    Room,
    sql`select o.id, o.name, o.user_limit - (select count(*)::int from users u
        where u.organization_id = o.id and u.enabled) as room
      from organizations o where ${inArray(sql`o.id`, ids)}`,
  );
  const rooms = new Map(organizations.map((each) => [each.id, { ...each }]));
  return people.filter((user) => {
    const room = rooms.get(user.organizationId ?? "");
    if (!room || room.room-- > 0) return true;
    leftOut.push({ user, reason: limitText(room.name) });
    return false;
  });
}

/** Somebody who can administer the system must be left: the first of those chosen, if there is nobody else. */
export async function keepLastSystemAdmin(ctx: SignedInCtx, people: BatchUser[], leftOut: LeftOut[]) {
  const chosen = people.filter(({ role }) => administersSystem(role));
  const [first] = chosen;
  if (!first) return people;
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const able = await listAbleSystemAdmins(ctx);
  if (able.some((id) => !chosenIds.has(id))) return people;
  const last = chosen.find(({ id }) => able.includes(id)) ?? first;
  leftOut.push({ user: last, reason: userTexts.lastSystemAdmin });
  return people.filter((user) => user !== last);
}
