// Who teaches a course beside its instructor: co-instructors and assistants (docs/decisions/0186).
import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { courseTeachers, users } from "~/db/schema";
import { canRole, teachingReaches, type Action, type TeachingReach } from "~/domain/access";
import { roleCan } from "~/domain/accounts/user-conditions";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { mainRoleOf } from "~/domain/roles";
import { coursesWithin } from "~/domain/visible-courses";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";
import { asSubject, withCourseLocked } from "./lock-course";

const maxTeachers = 50;

export const ReachField = v.picklist(teachingReaches, () => keyed(say.teachers.reachRequired));

const Teacher = v.object({
  userId: v.string(),
  username: v.string(),
  name: v.string(),
  /** `own`: the instructor of the course. */
  reach: v.picklist(["own", ...teachingReaches]),
  /** False for somebody whose role or organization has changed since. */
  hasAccess: v.boolean(),
  addedBy: v.nullable(v.string()),
  addedAt: Time,
});
export type Teacher = v.InferOutput<typeof Teacher>;

/** The people who teach a course, its instructor first. Refuses outside the reach of `course:list`. */
export async function listTeachers(ctx: SignedInCtx, courseId: string): Promise<Teacher[]> {
  const ofCourse = sql`from courses join users u on `;
  const person = sql`u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as name`;
  const isStaff = sql`(${roleCan(sql`u.main_role`, "course:own")} and u.organization_id = courses.organization_id
    and u.enabled)`;
  const isCourse = sql`courses.id = ${requireId(courseId, "course")} and ${coursesWithin(ctx.actor, "course:list")}`;
  const rows = await rowsOf(
    ctx.db,
    Teacher,
    sql`select * from (
        select ${person}, 'own' as reach, ${isStaff} as "hasAccess", null as "addedBy", courses.created_at as "addedAt"
        ${ofCourse} u.id = courses.owner_id where ${isCourse}
        union all
        select ${person}, t.reach, ${isStaff}, t.adder_name, t.added_at
        ${ofCourse} true join course_teachers t on t.course_id = courses.id and t.user_id = u.id where ${isCourse}
      ) found order by reach <> 'own', reach = 'assist', username collate "C"`,
  );
  if (rows.length === 0) throw notFound("course");
  return rows;
}

/** Makes somebody of the organization's staff a co-instructor or assistant, or changes which of the two. Returns the username. */
export function setTeacher(ctx: SignedInCtx, courseId: string, userId: string, reach: TeachingReach): Promise<string> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      // The row refers to both.
      await lockUsers(inner, [userId, inner.actor.userId], "share");
      const [person] = await inner.db
        .select({ username: users.username, roles: users.roles, organizationId: users.organizationId })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.isFormer, false)));
      // The same for strangers and for nobody, so that an id reveals nothing.
      if (person?.organizationId !== course.organizationId || !canRole(mainRoleOf(person.roles), "course:own"))
        throw refuse(say.teachers.notStaff);
      if (course.ownerId === userId) throw refuse(say.teachers.isInstructor);
      const isTeacher = and(eq(courseTeachers.courseId, courseId), eq(courseTeachers.userId, userId));
      const [before] = await inner.db.select({ reach: courseTeachers.reach }).from(courseTeachers).where(isTeacher);
      if (before?.reach === reach) return person.username;
      const count = await inner.db.$count(courseTeachers, eq(courseTeachers.courseId, courseId));
      if (!before && count >= maxTeachers) throw refuse(say.teachers.tooMany({ max: maxTeachers }));
      const added = { reach, addedBy: inner.actor.userId, adderName: inner.actor.username, addedAt: inner.now };
      await inner.db
        .insert(courseTeachers)
        .values({ courseId, userId, ...added })
        .onConflictDoUpdate({ target: [courseTeachers.courseId, courseTeachers.userId], set: added });
      await recordChange(inner, {
        action: "course.teacher",
        ...asSubject(course),
        details: { userId, teacher: person.username, from: before?.reach ?? null, to: reach },
      });
      return person.username;
    },
    { action: "course:staff" },
  );
}

const refuse = (reason: Message) => new Refusal("invalid", reason, { userId: [reason] });

/** Takes effect with the person's next request. What they decided stays. Returns the username. */
export function removeTeacher(ctx: SignedInCtx, courseId: string, userId: string): Promise<string> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      if (course.ownerId === userId) throw new Refusal("conflict", say.teachers.instructorStays);
      const [person] = await inner.db.select({ username: users.username }).from(users).where(eq(users.id, userId));
      const removed = await inner.db
        .delete(courseTeachers)
        .where(and(eq(courseTeachers.courseId, courseId), eq(courseTeachers.userId, userId)))
        .returning({ reach: courseTeachers.reach });
      const [before] = removed;
      if (!person || !before) throw notFound("instructor");
      await recordChange(inner, {
        action: "course.removeTeacher",
        ...asSubject(course),
        details: { userId, teacher: person.username, from: before.reach },
      });
      return person.username;
    },
    { action: "course:staff" },
  );
}

/** Those of the courses on which the actor may do `action`. */
export async function filterCourses(
  { db, actor }: SignedInCtx,
  courseIds: readonly string[],
  action: Action,
): Promise<Set<string>> {
  if (!canRole(actor.role, action)) return new Set();
  const rows = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select courses.id from courses
        where courses.id = any(${`{${courseIds.join(",")}}`}::uuid[]) and ${coursesWithin(actor, action)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
