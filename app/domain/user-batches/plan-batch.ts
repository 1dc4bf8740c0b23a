import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { courses, subscriptions, users } from "~/db/schema";
import { assertCan, reachOf } from "~/domain/access";
import { administersSystem, listAbleSystemAdmins } from "~/domain/accounts/system-admins";
import { isInvited, isWithoutPassword } from "~/domain/accounts/user-conditions";
import { isBilled } from "~/domain/accounts/user-obligations";
import type { SignedInCtx } from "~/domain/context";
import { listStudentsElsewhere } from "~/domain/courses/class-accounts";
import { mainRoleOf } from "~/domain/roles";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { findReason, type BatchCourse, type BatchKind, type BatchTarget, type BatchUser } from "./batch-rules";
import { readTarget, type TargetChoice } from "./batch-target";

export type LeftOut = { user: BatchUser; reason: Text };
export type BatchPlan = {
  kind: BatchKind;
  target: BatchTarget;
  affected: BatchUser[];
  leftOut: LeftOut[];
  /** How many of the selected users don't exist or are invisible to the actor. */
  missing: number;
};

export type BatchOrder = TargetChoice & { kind: BatchKind; userIds: readonly string[] };

/** Used up by earlier parts of a plan: seats by organization, and system administrators. */
export type PlanCarry = { seats: Map<string, number>; admins: Set<string> };
export const nothingUsed = (): PlanCarry => ({ seats: new Map(), admins: new Set() });

/** What a change of many users would do: to whom, and who is left out and why. Changes nothing. */
export async function planBatch(ctx: SignedInCtx, order: BatchOrder): Promise<BatchPlan> {
  return planPart(ctx, order.kind, await readTarget(ctx, order.kind, order), [...new Set(order.userIds)]);
}

/** The same for a part of the users; `carry`: used up by earlier parts. */
export async function planPart(
  ctx: SignedInCtx,
  kind: BatchKind,
  target: BatchTarget,
  ids: readonly string[],
  carry = nothingUsed(),
): Promise<BatchPlan> {
  const people = await readBatchUsers(ctx, ids, target.course);
  const leftOut: LeftOut[] = [];
  let affected: BatchUser[] = [];
  for (const user of people) {
    const reason = findReason(kind, user, ctx.actor, target);
    if (reason) leftOut.push({ user, reason });
    else affected.push(user);
  }
  if (target.course) affected = await keepInRunningClasses(ctx, affected, leftOut, target.course);
  if (kind === "enable") affected = await keepWithinLimits(ctx, affected, leftOut, { carry });
  if (kind === "organization" && target.organization)
    affected = await keepWithinLimits(ctx, affected, leftOut, { carry, moveTo: target.organization.id });
  if (takesAdmins(kind, target)) affected = await keepLastSystemAdmin(ctx, affected, leftOut, carry);
  return { kind, target, affected, leftOut, missing: ids.length - people.length };
}

/** Whether a system administrator may lose that role or ability by it. */
const takesAdmins = (kind: BatchKind, { organization }: BatchTarget) =>
  kind === "disable" || kind === "delete" || kind === "role" || (kind === "organization" && !organization?.isPaid);

const FoundUser = v.object({
  id: v.string(),
  username: v.string(),
  name: v.string(),
  roles: v.array(v.string()),
  organizationId: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  enabled: v.boolean(),
  resetPasswordPending: v.boolean(),
  isInvited: v.boolean(),
  isWithoutPassword: v.boolean(),
  isMember: v.boolean(),
  ownedCourses: v.number(),
  isBilled: v.boolean(),
});

/** SQL: the rows `u` of users whom the actor administers. */
export function isAdministered({ actor }: SignedInCtx) {
  assertCan(actor, "user:administer", { organizationId: actor.organizationId }, "users");
  return reachOf(actor.role, "user:administer") === "any"
    ? sql`not u.is_former`
    : sql`not u.is_former and u.organization_id = ${actor.organizationId}`;
}

/** The selected users whom the actor administers, by name; others are not named. */
export async function readBatchUsers(
  ctx: SignedInCtx,
  ids: readonly string[],
  course: BatchCourse | null,
): Promise<BatchUser[]> {
  const within = isAdministered(ctx);
  if (ids.length === 0) return [];
  const isMember = course
    ? sql`exists (select from course_members m where m.course_id = ${course.id} and m.user_id = u.id)`
    : sql`false`;
  const rows = await rowsOf(
    ctx.db,
    FoundUser,
    sql`select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, to_json(u.roles) as roles,
        u.organization_id as "organizationId", o.name as "organizationName", u.enabled,
        u.reset_password_pending as "resetPasswordPending", ${isInvited(sql`u`)} as "isInvited", ${isMember} as "isMember",
        (select ${isWithoutPassword} from ${users} where ${users.id} = u.id) as "isWithoutPassword",
        (select count(*)::int from ${courses} where ${courses.ownerId} = u.id) as "ownedCourses",
        exists (select from ${subscriptions} where ${subscriptions.userId} = u.id and ${isBilled}) as "isBilled"
      from users u left join organizations o on o.id = u.organization_id
      where ${inArray(sql`u.id`, [...ids])} and ${within} order by u.username_key collate "C", u.id`,
  );
  return rows.map(({ roles, ...user }) => ({ ...user, role: mainRoleOf(roles) }));
}

const Room = v.object({ id: v.string(), name: v.string(), room: v.number() });

type LimitOptions = {
  carry?: PlanCarry;
  /** The organization that all would join; otherwise each takes a seat in the own one. */
  moveTo?: string | null;
};

/** As many users as their organizations have seats for, in the order of names. */
export async function keepWithinLimits(
  { db }: SignedInCtx,
  people: BatchUser[],
  leftOut: LeftOut[],
  { carry = nothingUsed(), moveTo }: LimitOptions = {},
) {
  const homeOf = (user: BatchUser) => (moveTo === undefined ? user.organizationId : moveTo);
  const ids = [...new Set(people.flatMap((user) => homeOf(user) ?? []))];
  if (ids.length === 0) return people;
  const organizations = await rowsOf(
    db,
    Room,
    sql`select o.id, o.name, o.user_limit - (select count(*)::int from users u
        where u.organization_id = o.id and u.enabled) as room
      from organizations o where ${inArray(sql`o.id`, ids)}`,
  );
  const rooms = new Map(organizations.map((each) => [each.id, each]));
  return people.filter((user) => {
    const room = rooms.get(homeOf(user) ?? "");
    // A disabled user who is moved takes no seat.
    if (!room || (moveTo !== undefined && !user.enabled)) return true;
    const used = carry.seats.get(room.id) ?? 0;
    if (used < room.room) {
      carry.seats.set(room.id, used + 1);
      return true;
    }
    leftOut.push({ user, reason: say.batchReasons.limit({ organizationName: room.name }) });
    return false;
  });
}

/** A change of many users moves nobody out of another running class: Add Members names such students and asks. */
async function keepInRunningClasses(
  ctx: SignedInCtx,
  people: BatchUser[],
  leftOut: LeftOut[],
  { id: courseId }: BatchCourse,
) {
  const [running] = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select id from running_classes where course_id = ${courseId}`,
  );
  if (!running || people.length === 0) return people;
  const ids = people.map(({ id }) => id);
  const elsewhere = await listStudentsElsewhere(ctx, { courseId, people: ids, except: running.id });
  const courseOf = new Map(elsewhere.map(({ username, course }) => [username, course]));
  return people.filter((user) => {
    const course = courseOf.get(user.username);
    if (course === undefined) return true;
    leftOut.push({ user, reason: say.batchReasons.elsewhere({ course }) });
    return false;
  });
}

/** A user who can administer the system must remain: if there is no other, the first of the selected ones. */
export async function keepLastSystemAdmin(
  ctx: SignedInCtx,
  people: BatchUser[],
  leftOut: LeftOut[],
  { admins }: PlanCarry = nothingUsed(),
) {
  const chosen = people.filter(({ role }) => administersSystem(role));
  const [first] = chosen;
  if (!first) return people;
  for (const { id } of chosen) admins.add(id);
  const able = await listAbleSystemAdmins(ctx);
  if (able.some((id) => !admins.has(id))) return people;
  const last = chosen.find(({ id }) => able.includes(id)) ?? first;
  admins.delete(last.id);
  leftOut.push({ user: last, reason: say.userRefusals.lastSystemAdmin });
  return people.filter((user) => user !== last);
}
