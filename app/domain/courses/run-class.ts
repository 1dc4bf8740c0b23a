import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { countRows } from "~/db/rows.server";
import { classSessions } from "~/db/schema";
import { roleMay } from "~/domain/accounts/role-condition";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { enrolMembers } from "~/domain/enrolment/enrol-in-class";
import { chooseClassName, isNamedByOtherStart } from "./class-name";
import { classRefusals, conflict } from "./class-rules";
import { asSubject, withCourseLocked, type LockedClasses, type LockedCourse } from "./lock-course";

/**
 * Starts a class of the course now, with all its members: the scheduled one if there is one, else a new one. Refuses
 * while one runs.
 */
export async function startClass(ctx: SignedInCtx, courseId: string, name?: string): Promise<string> {
  return withCourseLocked(ctx, courseId, async (inner, { course, running, scheduled }) => {
    if (running) throw conflict(classRefusals.running);
    const id = scheduled?.id ?? uuid();
    const given = name || nameToKeep(scheduled, inner.now);
    const className = given || (await chooseClassName(inner, courseId, inner.now));
    if (scheduled)
      await inner.db
        .update(classSessions)
        .set({ startDate: inner.now, name: className })
        .where(eq(classSessions.id, id));
    else await inner.db.insert(classSessions).values({ id, courseId, name: className, startDate: inner.now });
    await enrolMembers(inner.db, [{ classSessionId: id, joinedAt: inner.now }]);
    await recordChange(inner, { action: "course.start", ...asSubject(course), details: { className } });
    return id;
  });
}

/** A planned class that starts early keeps the name that somebody gave it; one that tells a day tells the real one. */
function nameToKeep(scheduled: LockedClasses["scheduled"], now: Date): string | null {
  if (!scheduled || isNamedByOtherStart(scheduled.name, scheduled.scheduledStartDate, now)) return null;
  return scheduled.name;
}

type EndOptions = {
  disableMemberAccounts?: boolean;
  /** Also the accounts of those who are in another class that runs; they are spared otherwise. */
  disablesInOtherClasses?: boolean;
};

/** Ends the running class of the course now. */
export async function endClass(
  ctx: SignedInCtx,
  courseId: string,
  { disableMemberAccounts = false, disablesInOtherClasses = false }: EndOptions = {},
) {
  await withCourseLocked(ctx, courseId, async (inner, { course, running }) => {
    if (!running) throw conflict(classRefusals.notStarted);
    await inner.db.update(classSessions).set({ endDate: inner.now }).where(eq(classSessions.id, running.id));
    const disabledAccounts = disableMemberAccounts
      ? await disableMembers(inner, course, running.id, disablesInOtherClasses)
      : 0;
    await recordChange(inner, {
      action: "course.end",
      ...asSubject(course),
      details: { className: running.name, disabledAccounts },
    });
  });
}

/**
 * The accounts that ending a class may disable: students of the organization, never staff nor the actor
 * (docs/decisions/0031).
 */
export const selectDisablableStudents = ({ actor }: SignedInCtx, organizationId: string, classSessionId: string) => sql`
  select u.id from class_session_students s join users u on u.id = s.user_id
  where s.class_session_id = ${classSessionId} and u.enabled and u.organization_id = ${organizationId}
    and not ${roleMay(sql`u.main_role`, "course:own")} and u.id <> ${actor.userId}`;

/** Those of them who are in another class that runs. */
export const isInOtherClass = (classSessionId: string) => sql`exists (select from class_session_students other
  join running_classes r on r.id = other.class_session_id where other.user_id = u.id and r.id <> ${classSessionId})`;

async function disableMembers(
  ctx: SignedInCtx,
  course: LockedCourse,
  classSessionId: string,
  disablesInOtherClasses: boolean,
): Promise<number> {
  const spared = disablesInOtherClasses ? sql`` : sql`and not ${isInOtherClass(classSessionId)}`;
  return countRows(
    ctx.db,
    sql`with chosen as (${selectDisablableStudents(ctx, course.organizationId, classSessionId)} ${spared}
      order by u.id
      for no key update of u),
      disabled as (update users set enabled = false where id in (select id from chosen) returning id)
      update class_session_students set account_disabled = true
      where class_session_id = ${classSessionId} and user_id in (select id from disabled) returning user_id`,
  );
}
