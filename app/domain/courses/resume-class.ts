import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { countRows } from "~/db/rows.server";
import { classSessions } from "~/db/schema";
import { asUserRefusal } from "~/domain/accounts/create-user";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { enrolMembers } from "./enrol-in-class";
import { lockUsers } from "~/domain/locks";
import { say } from "~/texts/say";
import { conflict } from "./class-rules";
import { asSubject, withCourseLocked, type LockedCourse } from "./lock-course";

type ResumeOptions = { reenableMemberAccounts?: boolean };

/**
 * Continues the class that ended last, with its students and with members who have joined the course since. Refuses
 * while another class runs or is scheduled, and if the organization has too few seats for the accounts to enable.
 */
export async function resumeClass(
  ctx: SignedInCtx,
  courseId: string,
  { reenableMemberAccounts = false }: ResumeOptions = {},
): Promise<string> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course, running, scheduled }) => {
      if (running) throw conflict(say.courseRefusals.running);
      if (scheduled) throw conflict(say.courseRefusals.scheduled);
      const last = await findLastClass(inner, courseId);
      if (!last) throw conflict(say.courseRefusals.nothingToResume);
      // A planned end that has passed would end the class again at once.
      const scheduledEndDate =
        last.scheduledEndDate && last.scheduledEndDate > inner.now ? last.scheduledEndDate : null;
      await inner.db
        .update(classSessions)
        .set({ endDate: null, scheduledEndDate })
        .where(eq(classSessions.id, last.id));
      const enabledAccounts = reenableMemberAccounts ? await enableAgain(inner, course, last.id) : 0;
      await addEverybody(inner, course, last.id);
      await recordChange(inner, {
        action: "course.resume",
        ...asSubject(course),
        details: { className: last.name, enabledAccounts },
      });
      return last.id;
    },
    { withOrganization: reenableMemberAccounts },
  );
}

async function findLastClass({ db }: SignedInCtx, courseId: string) {
  const [last] = await db
    .select()
    .from(classSessions)
    .where(and(eq(classSessions.courseId, courseId), isNotNull(classSessions.endDate)))
    .orderBy(desc(classSessions.endDate), desc(classSessions.id))
    .limit(1);
  return last ?? null;
}

/**
 * SQL: the accounts that resuming enables: disabled by the end of this class, not changed since (a trigger clears the
 * mark of an enabled account), and still in the organization.
 */
export const selectAccountsToEnable = (organizationId: string, classSessionId: string) => sql`
  select u.id from class_session_students s join users u on u.id = s.user_id
  where s.class_session_id = ${classSessionId} and s.account_disabled and not u.enabled
    and u.organization_id = ${organizationId}`;

async function enableAgain(
  { db }: SignedInCtx,
  { organizationId }: LockedCourse,
  classSessionId: string,
): Promise<number> {
  const chosen = selectAccountsToEnable(organizationId, classSessionId);
  await lockUsers({ db }, sql`id in (${chosen})`);
  try {
    return await countRows(
      db,
      sql`update users set enabled = true where id in (${chosen})
        returning id`,
    );
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
}

async function addEverybody({ db, now }: SignedInCtx, { id, organizationId }: LockedCourse, classSessionId: string) {
  const time = sql`${now.toISOString()}::timestamptz`;
  // Without users who have changed their organization since.
  await db.execute(sql`insert into course_members (course_id, user_id, joined_at)
    select ${id}, s.user_id, ${time} from class_session_students s join users u on u.id = s.user_id
    where s.class_session_id = ${classSessionId} and u.organization_id = ${organizationId}
    order by s.user_id on conflict do nothing`);
  await enrolMembers(db, [{ classSessionId, joinedAt: now }]);
}
