import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { listOwnComments, type Comment } from "~/domain/feedback/list-comments";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { roleNames } from "~/domain/roles";
import { coursesWithin } from "~/domain/visible-courses";
import { readOwnAttempt, type OwnAttempt } from "./read-own-attempt";
import { readOwnResults, type OwnResults } from "./read-own-results";

export type StudentView = {
  classSessionId: string;
  courseName: string;
  className: string;
  userId: string;
  name: string;
};

type Viewing = {
  classSessionId: string;
  userId: string;
  /** Recorded in the audit trail, unless a browser only loads it ahead. */
  isOpened: boolean;
};

/** A class's results as one of its students sees them now, for those who decide about the grades. Marks nothing as read. */
export async function viewResultsAs(
  ctx: SignedInCtx,
  viewing: Viewing,
): Promise<{ view: StudentView; results: OwnResults; comments: Comment[] }> {
  const { view, asStudent } = await actAsStudent(ctx, viewing);
  const { classSessionId } = view;
  const results = await readOwnResults(asStudent, classSessionId);
  if (results.shown?.id !== classSessionId) throw notFound("student");
  const comments = await listOwnComments(asStudent, { classSessionId });
  return {
    view,
    // The student's other classes are no business of this one's instructors.
    results: { ...results, classes: [], hasPlayedAlone: false, played: null },
    comments: comments.filter((comment) => comment.classSessionId === classSessionId),
  };
}

/** An attempt in the class, as its student sees it now. */
export async function viewAttemptAs(
  ctx: SignedInCtx,
  attemptId: string,
  viewing: Viewing,
): Promise<{ view: StudentView; attempt: OwnAttempt; comments: Comment[] }> {
  const { view, asStudent } = await actAsStudent(ctx, viewing);
  const attempt = await readOwnAttempt(asStudent, attemptId);
  if (attempt.classSessionId !== view.classSessionId) throw notFound("attempt");
  return { view, attempt, comments: await listOwnComments(asStudent, { attemptId: attempt.id }) };
}

const Student = v.object({
  ...{ username: v.string(), name: v.string(), role: v.picklist(roleNames), roles: v.array(v.string()) },
  ...{ organizationId: v.nullable(v.string()), courseName: v.string(), className: v.string() },
  classOrganizationId: v.string(),
});

/** Only for reading: nothing is ever written as the student. */
async function actAsStudent(ctx: SignedInCtx, { classSessionId, userId, isOpened }: Viewing) {
  const [student] = await rowsOf(
    ctx.db,
    Student,
    sql`select u.username, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as name,
          u.main_role as role, u.roles, u.organization_id as "organizationId", courses.name as "courseName",
          c.name as "className", courses.organization_id as "classOrganizationId"
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        join class_sessions c on c.id = enrolled.class_session_id
        join courses on courses.id = c.course_id
        where enrolled.class_session_id = ${requireId(classSessionId, "class")}
          and enrolled.user_id = ${requireId(userId, "student")} and c.start_date is not null
          and ${coursesWithin(ctx.actor, "grade:decide")}`,
  );
  if (!student) throw notFound("student");
  const { username, name, role, roles, organizationId, courseName, className, classOrganizationId } = student;
  if (isOpened)
    await recordChange(ctx, {
      action: "grade.view",
      subject: { type: "user", id: userId, name: username },
      organizationId: classOrganizationId,
      details: { classId: classSessionId, course: courseName },
    });
  const asStudent: SignedInCtx = { ...ctx, actor: { userId, username, role, roles, organizationId, signInId: null } };
  return { view: { classSessionId, courseName, className, userId, name }, asStudent };
}
