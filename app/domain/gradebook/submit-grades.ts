// Submits the final grades of a class, and unlocks them (docs/decisions/0185).
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowsOf } from "~/db/rows.server";
import { gradeSubmissions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { asSubject, withCourseLocked, type LockedCourse } from "~/domain/courses/lock-course";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import { readClassRules } from "~/domain/grades/read-rules";
import { totalKinds, type TotalKind } from "~/domain/grades/total";
import { lockClassSessions } from "~/domain/locks";
import { plainText } from "~/domain/plain-text";
import { notFound, Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { readClassLines } from "./class-lines";
import { finalGradesOf, printOfGrades, readSubmission, type FinalGrade } from "./final-grades";

/** Of one class. */
const maxChanges = 200;
const maxReasonLength = 500;

export const SubmitInput = v.object({
  basis: v.picklist(totalKinds),
  seen: v.pipe(v.string(), v.maxLength(64)),
});

export const UnlockInput = v.object({
  reason: plainText(maxReasonLength, {
    required: () => keyed(say.finalGrades.reasonRequired),
    tooLong: () => keyed(say.decisions.reasonTooLong({ max: maxReasonLength })),
    unstorable: () => keyed(say.decisions.reasonUnstorable),
  }),
});

type Submitting = { basis: TotalKind; seen: string };

/**
 * Stores the totals of a class as its final grades. From then on, decisions, regrades, exclusions and rules of the class
 * are refused. `seen`: the print of the grades that the instructor has seen; refuses if they have changed since.
 */
export function submitGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  { basis, seen }: Submitting,
): Promise<{ students: number }> {
  return withClassLocked(ctx, classSessionId, async (inner, session, course) => {
    if (await readSubmission(inner, session.id)) throw new Refusal("conflict", say.finalGrades.alreadySubmitted);
    const rules = await readClassRules(inner, session.id);
    const columns = await listClassColumns(inner, session);
    const { lines } = await readClassLines(inner, session.id, columns, rules);
    const grades = finalGradesOf(lines, columns, rules, basis);
    if (grades.length === 0) throw new Refusal("conflict", say.finalGrades.nobody);
    if (printOfGrades(basis, grades) !== seen) throw new Refusal("conflict", say.finalGrades.changedMeanwhile);
    const submissionId = await store(inner, session.id, { kind: "submit", basis, reason: "" });
    await storeGrades(inner, submissionId, grades);
    await recordChange(inner, {
      action: "grade.submit",
      ...asSubject(course),
      details: { className: session.name, classId: session.id, basis, students: grades.length },
    });
    await tellWebhooks(inner, session, submissionId, grades.length);
    return { students: grades.length };
  });
}

/** Lets grades change again. What was submitted stays stored, and isn't the final grade any more. */
export function unlockGrades(ctx: SignedInCtx, classSessionId: string, reason: string): Promise<void> {
  return withClassLocked(ctx, classSessionId, async (inner, session, course) => {
    if (!(await readSubmission(inner, session.id))) throw new Refusal("conflict", say.finalGrades.notSubmitted);
    await store(inner, session.id, { kind: "unlock", basis: null, reason });
    await recordChange(inner, {
      action: "grade.unlock",
      ...asSubject(course),
      details: { className: session.name, classId: session.id, reason },
    });
  });
}

type Work<T> = (inner: SignedInCtx, session: GradedSession, course: LockedCourse) => Promise<T>;

/** The locks on the course and the class put it in order with rules and decisions; attempts don't wait for them. */
async function withClassLocked<T>(ctx: SignedInCtx, classSessionId: string, work: Work<T>): Promise<T> {
  const session = await findGradedSession(ctx, classSessionId);
  return withCourseLocked(
    ctx,
    session.courseId,
    async (inner, { course }) => {
      await lockClassSessions(inner, [session.id]);
      const [current] = await rowsOf(
        inner.db,
        v.object({ courseId: v.string() }),
        sql`select course_id as "courseId" from class_sessions where id = ${session.id}`,
      );
      if (current?.courseId !== course.id) throw notFound("class");
      return work(inner, session, course);
    },
    { action: "grade:submit" },
  );
}

type NewRow = Pick<typeof gradeSubmissions.$inferInsert, "kind" | "basis" | "reason">;

async function store({ db, actor, now }: SignedInCtx, classSessionId: string, row: NewRow): Promise<string> {
  const changes = await countRows(
    db,
    sql`select id from grade_submissions where class_session_id = ${classSessionId} limit ${maxChanges}`,
  );
  if (changes >= maxChanges && row.kind === "submit")
    throw new Refusal("conflict", say.finalGrades.tooMany({ max: maxChanges }));
  const id = uuid();
  await db.insert(gradeSubmissions).values({
    ...{ id, classSessionId, ...row },
    ...{ decidedBy: actor.userId, deciderName: actor.username, decidedAt: now },
  });
  return id;
}

const storeGrades = ({ db }: SignedInCtx, submissionId: string, grades: FinalGrade[]) =>
  db.execute(sql`insert into final_grades (submission_id, user_id, percent, letter, passed, graded, missing, excused)
    select ${submissionId}::uuid, g."userId", g.percent, g.letter, g."isPassed", g.graded, g.missing, g.excused
    from jsonb_to_recordset(${JSON.stringify(grades)}::text::jsonb) as g ("userId" uuid, percent int, letter text,
      "isPassed" boolean, graded int, missing int, excused int)`);

async function tellWebhooks(
  { db, now }: SignedInCtx,
  { id, courseId, organizationId }: GradedSession,
  submissionId: string,
  students: number,
) {
  const data = { courseId, classId: id, submissionId, students };
  await db.execute(sql`insert into webhook_events (organization_id, type, occurred_at, data)
    select ${organizationId}::uuid, 'grades.submitted', ${now.toISOString()}::timestamptz, ${JSON.stringify(data)}::jsonb
    where wants_webhook(${organizationId}::uuid, 'grades.submitted')`);
}
