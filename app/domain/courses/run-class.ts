import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { countRows, rowsOf, timeOf } from "~/db/rows.server";
import { classSessions } from "~/db/schema";
import { roleCan } from "~/domain/accounts/user-conditions";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { enrolMembers } from "./enrol-in-class";
import { lockUsers } from "~/domain/locks";
import { chooseClassName, nameToKeep } from "./class-name";
import { say } from "~/texts/say";
import { checkEndAhead, conflict, nothingToEnd } from "./class-rules";
import { OtherClassStudent, selectOtherClassStudents } from "./other-class-students";
import { asSubject, withCourseLocked, type LockedCourse } from "./lock-course";

type Start = {
  name?: string;
  /** Undefined keeps a planned end; null removes it. */
  scheduledEndDate?: Date | null;
  /** Time zone for a class name with a date. */
  timeZone?: string;
};

/**
 * Starts a class of the course now, with all its members: the scheduled one, else a new one. Refuses while one runs.
 */
export async function startClass(
  ctx: SignedInCtx,
  courseId: string,
  { name, scheduledEndDate, timeZone = "UTC" }: Start = {},
): Promise<string> {
  return withCourseLocked(ctx, courseId, async (inner, { course, running, scheduled }) => {
    if (running) throw conflict(say.courseRefusals.running);
    const { now } = inner;
    if (scheduledEndDate) checkEndAhead(scheduledEndDate, now, "scheduledEndDate");
    const id = scheduled?.id ?? uuid();
    const currentName = nameToKeep(name, scheduled, now, timeZone);
    const className = currentName ?? (await chooseClassName(inner, courseId, now, timeZone));
    // Drizzle leaves undefined columns unchanged.
    const started = { name: className, startDate: now, scheduledEndDate };
    if (scheduled) await inner.db.update(classSessions).set(started).where(eq(classSessions.id, id));
    else await inner.db.insert(classSessions).values({ id, courseId, ...started });
    await enrolMembers(inner.db, [{ classSessionId: id, joinedAt: now }]);
    await recordChange(inner, { action: "course.start", ...asSubject(course), details: { className } });
    return id;
  });
}

type EndOptions = {
  disableMemberAccounts?: boolean;
  /** Also disables accounts of students who are in another running class. */
  disablesInOtherClasses?: boolean;
};

/** How the end of a class changed accounts. */
export type EndedClass = {
  disabledAccounts: number;
  /** Students whose accounts stay enabled because of another running class. */
  spared: OtherClassStudent[];
};

/** Ends the running class of the course now. */
export async function endClass(
  ctx: SignedInCtx,
  courseId: string,
  { disableMemberAccounts = false, disablesInOtherClasses = false }: EndOptions = {},
): Promise<EndedClass> {
  return withCourseLocked(ctx, courseId, async (inner, { course, running, scheduled }) => {
    if (!running) {
      // No class is open, so any class has ended.
      const hasEnded = (await inner.db.$count(classSessions, eq(classSessions.courseId, courseId))) > 0;
      throw conflict(nothingToEnd({ isScheduled: scheduled !== null, hasEnded }));
    }
    await inner.db.update(classSessions).set({ endDate: inner.now }).where(eq(classSessions.id, running.id));
    const spares = disableMemberAccounts && !disablesInOtherClasses;
    const spared = spares ? await listSpared(inner, course, running.id) : [];
    const disabledAccounts = disableMemberAccounts
      ? await disableMembers(inner, course, running.id, disablesInOtherClasses)
      : 0;
    await recordChange(inner, {
      action: "course.end",
      ...asSubject(course),
      details: { className: running.name, disabledAccounts },
    });
    return { disabledAccounts, spared };
  });
}

/**
 * SQL: the accounts that ending a class may disable: students of the organization, never staff or the actor
 * (docs/decisions/0030).
 */
export const selectDisablableStudents = ({ actor }: SignedInCtx, organizationId: string, classSessionId: string) => sql`
  select u.id from class_session_students s join users u on u.id = s.user_id
  where s.class_session_id = ${classSessionId} and u.enabled and u.organization_id = ${organizationId}
    and not ${roleCan(sql`u.main_role`, "course:own")} and u.id <> ${actor.userId}`;

/** SQL: those of them who are in another running class. */
export const isInOtherClass = (classSessionId: string) => sql`exists (select from class_session_students other
  join running_classes r on r.id = other.class_session_id where other.user_id = u.id and r.id <> ${classSessionId})`;

/** Students whose accounts stay enabled unless `disablesInOtherClasses`, with their other courses. */
export const listSpared = (
  ctx: SignedInCtx,
  { id, organizationId }: Pick<LockedCourse, "id" | "organizationId">,
  classSessionId: string,
) =>
  rowsOf(
    ctx.db,
    OtherClassStudent,
    selectOtherClassStudents(selectDisablableStudents(ctx, organizationId, classSessionId), id),
  );

async function disableMembers(
  ctx: SignedInCtx,
  course: LockedCourse,
  classSessionId: string,
  disablesInOtherClasses: boolean,
): Promise<number> {
  const spared = disablesInOtherClasses ? sql`` : sql`and not ${isInOtherClass(classSessionId)}`;
  const chosen = sql`${selectDisablableStudents(ctx, course.organizationId, classSessionId)} ${spared}`;
  await lockUsers(ctx, sql`id in (${chosen})`);
  // In the lock order of attempts, which mark their students here.
  await ctx.db.execute(sql`select from class_session_students where class_session_id = ${classSessionId}
    order by user_id for no key update`);
  return countRows(
    ctx.db,
    sql`with chosen as (${chosen}),
      disabled as (update users set enabled = false where id in (select id from chosen) returning id),
      ended as (update sign_ins set ended_at = ${timeOf(ctx.now)}
        where user_id in (select id from disabled) and ended_at is null)
      update class_session_students set account_disabled = true
      where class_session_id = ${classSessionId} and user_id in (select id from disabled) returning user_id`,
  );
}
