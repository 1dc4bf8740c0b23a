// The final grades of a class: those that were submitted, or would be (docs/decisions/0185).
import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { GradingRules } from "~/domain/grades/rules";
import { passesTotal, totalKinds, totalOf, totalPercentOf, type TotalKind } from "~/domain/grades/total";
import { gradeLetterOf } from "./grade-letter";
import { listToGradeIn } from "./list-to-grade";
import { parseMatrix } from "./matrix";
import { readGradebook } from "./read-gradebook";

export type FinalGrade = {
  userId: string;
  username: string;
  fullName: string;
  /** As it is shown; null without anything to count. */
  percent: number | null;
  letter: string | null;
  isPassed: boolean;
  /** Numbers of scenarios. */
  graded: number;
  missing: number;
  excused: number;
};

/** What the grades of a class would be; by username. */
export function finalGradesOf(matrix: string, columns: ClassColumn[], rules: GradingRules, basis: TotalKind) {
  return parseMatrix(matrix, columns.length, rules).map((row): FinalGrade => {
    const { share } = totalOf(row, columns, rules, basis);
    const percent = share === null ? null : totalPercentOf(share, rules);
    const missing = columns.filter(
      ({ isRetired }, place) =>
        (!isRetired && !row.cells[place] && !row.excused.includes(place)) || row.missing.includes(place),
    );
    return {
      ...{ userId: row.userId, username: row.username, fullName: row.fullName, percent },
      letter: percent === null ? null : gradeLetterOf(percent, 100, rules),
      isPassed: share !== null && passesTotal(share, rules),
      graded: row.cells.filter((cell, place) => cell !== null && !row.missing.includes(place)).length,
      ...{ missing: missing.length, excused: row.excused.length },
    };
  });
}

/** Identifies a list of grades: what is submitted must be what the instructor has seen. */
export const printOfGrades = (basis: TotalKind, grades: FinalGrade[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        basis,
        grades.map(({ userId, percent, letter, isPassed, graded, missing, excused }) => [
          ...[userId, percent, letter, isPassed, graded, missing, excused],
        ]),
      ]),
    )
    .digest("base64url");

export type Submission = { id: string; at: Date; by: string; basis: TotalKind };

export type FinalGradesPage = {
  session: GradedSession;
  /** Null: not submitted; `grades` are what would be. */
  submission: Submission | null;
  basis: TotalKind;
  grades: FinalGrade[];
  seen: string;
  openRequests: number;
  sandboxesToGrade: number;
  history: SubmissionEvent[];
};

/** For readers of the gradebook. `basis`: of a preview. */
export async function readFinalGradesPage(
  ctx: SignedInCtx,
  classSessionId: string,
  basis: TotalKind,
  cacheBytes?: number,
): Promise<FinalGradesPage> {
  const session = await findGradedSession(ctx, classSessionId);
  const [submission, history, openRequests, toGrade] = await Promise.all([
    readSubmission(ctx, session.id),
    listSubmissionEvents(ctx, session.id),
    countRows(
      ctx.db,
      sql`select id from grade_requests where class_session_id = ${session.id} and outcome is null limit 1000`,
    ),
    listToGradeIn(ctx, session.id),
  ]);
  const known = { session, submission, openRequests, sandboxesToGrade: toGrade.length, history };
  if (submission) {
    const { grades } = await listFinalGrades(ctx, submission.id);
    return { ...known, basis: submission.basis, grades, seen: "" };
  }
  const { columns, matrix } = await readGradebook(ctx, session.id, cacheBytes);
  const grades = finalGradesOf(matrix, columns, session.rules, basis);
  return { ...known, basis, grades, seen: printOfGrades(basis, grades) };
}

/** The submission that stands; null: the grades aren't submitted. */
export async function readSubmission(
  { db }: Pick<SignedInCtx, "db">,
  classSessionId: string,
): Promise<Submission | null> {
  const [latest] = await rowsOf(
    db,
    v.object({ id: v.string(), kind: v.string(), at: Time, by: v.string(), basis: v.nullable(v.picklist(totalKinds)) }),
    sql`select id, kind, decided_at as at, decider_name as by, basis from grade_submissions
        where class_session_id = ${classSessionId} order by number desc limit 1`,
  );
  return latest?.basis ? { id: latest.id, at: latest.at, by: latest.by, basis: latest.basis } : null;
}

const SubmissionEvent = v.object({
  id: v.string(),
  kind: v.picklist(["submit", "unlock"]),
  at: Time,
  by: v.string(),
  reason: v.string(),
});
export type SubmissionEvent = v.InferOutput<typeof SubmissionEvent>;

/** Newest first. */
const listSubmissionEvents = ({ db }: Pick<SignedInCtx, "db">, classSessionId: string) =>
  rowsOf(
    db,
    SubmissionEvent,
    sql`select id, kind, decided_at as at, decider_name as by, reason from grade_submissions
        where class_session_id = ${classSessionId} order by number desc limit 100`,
  );

const Stored = v.object({
  userId: v.string(),
  username: v.string(),
  fullName: v.string(),
  percent: v.nullable(v.number()),
  letter: v.nullable(v.string()),
  isPassed: v.boolean(),
  graded: v.number(),
  missing: v.number(),
  excused: v.number(),
});

const finalGradesWhere = (condition: SQL) => sql`
  select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName", f.percent, f.letter,
    f.passed as "isPassed", f.graded, f.missing, f.excused
  from final_grades f join users u on u.id = f.user_id where ${condition}`;

/** By username; of `students` who were in the class then. The caller has checked that the actor may read them. */
export async function listFinalGrades(
  { db }: Pick<SignedInCtx, "db">,
  submissionId: string,
  { page, pageSize }: { page: number; pageSize: number } = { page: 1, pageSize: 100_000 },
): Promise<{ grades: FinalGrade[]; students: number }> {
  const { students } = await rowOf(
    db,
    v.object({ students: v.number() }),
    sql`select count(*)::int as students from final_grades where submission_id = ${submissionId}`,
  );
  const grades = await rowsOf(
    db,
    Stored,
    sql`${finalGradesWhere(sql`f.submission_id = ${submissionId}`)}
        order by u.username_key collate "C" limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { grades, students };
}

export type ListedFinalGrades = { submission: Submission | null; grades: FinalGrade[]; students: number };

/** The submitted grades of `pageSize` students, for readers of the gradebook. */
export async function readFinalGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  paging: { page: number; pageSize: number },
): Promise<ListedFinalGrades> {
  const { id } = await findGradedSession(ctx, classSessionId);
  const submission = await readSubmission(ctx, id);
  if (!submission) return { submission, grades: [], students: 0 };
  return { submission, ...(await listFinalGrades(ctx, submission.id, paging)) };
}

export type OwnFinalGrade = Pick<FinalGrade, "percent" | "letter" | "isPassed"> & { at: Date };

/** A student's submitted grade in a class; null without one. The caller has checked that the actor may read it. */
export async function readFinalGradeOf(
  ctx: Pick<SignedInCtx, "db">,
  classSessionId: string,
  userId: string,
): Promise<OwnFinalGrade | null> {
  const submission = await readSubmission(ctx, classSessionId);
  if (!submission) return null;
  const [own] = await rowsOf(
    ctx.db,
    Stored,
    finalGradesWhere(sql`f.submission_id = ${submission.id} and f.user_id = ${userId}`),
  );
  return own ? { percent: own.percent, letter: own.letter, isPassed: own.isPassed, at: submission.at } : null;
}
