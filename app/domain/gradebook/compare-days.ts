// The gradebook as it was, beside what it is now or was at another moment.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { Grade } from "~/domain/grades/grade";
import { totalOf } from "~/domain/grades/total";
import { averageText, gradeLetterOf } from "./grade-letter";
import { parseMatrix } from "./matrix";
import { readGradebook, type Gradebook } from "./read-gradebook";
import { readGradebookAt } from "./read-gradebook-at";

/** As shown; "": no grade. `later`: what it is at the other moment, if that differs. */
export type ComparedCell = { then: string; later: string | null };

export type ComparedStudent = {
  userId: string;
  name: string;
  total: ComparedCell;
  cells: ComparedCell[];
  changes: number;
};

export type ComparedDays = {
  session: Gradebook["session"];
  columns: ClassColumn[];
  /** By username; who wasn't in the class at the earlier moment isn't among them. */
  students: ComparedStudent[];
  /** All grades that differ. */
  changes: number;
};

/** `later` null: now. `excusedText`: how an excused grade is shown. */
export async function compareDays(
  ctx: SignedInCtx,
  classSessionId: string,
  { at, later, excusedText }: { at: Date; later: Date | null; excusedText: string },
): Promise<ComparedDays> {
  const past = await readGradebookAt(ctx, classSessionId, at);
  const other = await (later ? readGradebookAt(ctx, classSessionId, later) : readGradebook(ctx, classSessionId));
  const after = new Map(textsOf(other, excusedText).map((student) => [student.userId, student]));
  const students = textsOf(past, excusedText).map(({ userId, name, total, cells }): ComparedStudent => {
    const next = after.get(userId);
    const compared = cells.map((then, place) => compare(then, next?.cells[place] ?? ""));
    const changes = compared.filter((cell) => cell.later !== null).length;
    return { userId, name, total: compare(total, next?.total ?? ""), cells: compared, changes };
  });
  const { session, columns } = past;
  return { session, columns, students, changes: students.reduce((sum, student) => sum + student.changes, 0) };
}

const compare = (then: string, later: string): ComparedCell => ({ then, later: later === then ? null : later });

function textsOf({ session: { rules }, columns, matrix }: Gradebook, excusedText: string) {
  return parseMatrix(matrix, columns.length, rules).map((row) => {
    const { userId, username, fullName, cells, excused } = row;
    const textOf = (grade: Grade) => {
      if (grade === null) return "";
      if (grade === "excused") return excusedText;
      return `${gradeLetterOf(grade.score, grade.maxScore, rules) ?? ""} ${grade.score}/${grade.maxScore}`.trim();
    };
    const { share } = totalOf(row, columns, rules, "soFar");
    return {
      ...{ userId, name: fullName || username, total: share === null ? "" : averageText(share, rules) },
      cells: cells.map((cell, place) => textOf(excused.includes(place) ? "excused" : cell)),
    };
  });
}

/** The days (YYYY-MM-DD in the zone) on which anything changed grades of a class that the actor may read, in order. */
export async function listDaysWithChanges(
  { db }: Pick<SignedInCtx, "db">,
  { id, courseId }: Pick<Gradebook["session"], "id" | "courseId">,
  zone: string,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    v.object({ day: v.string() }),
    sql`select distinct to_char(changes.at at time zone ${zone}, 'YYYY-MM-DD') as day from (
          select received_at as at from attempts where class_session_id = ${id}
          union all select set_aside_at from attempts where class_session_id = ${id} and set_aside_at is not null
          union all select decided_at from grade_decisions where class_session_id = ${id}
          union all select accepted_at from attempts where class_session_id = ${id} and accepted_at is not null
          union all select set_at from due_dates where class_session_id = ${id}
          union all select decided_at from regrades where class_session_id = ${id}
          union all select set_at from grading_rules where course_id = ${courseId}) changes
        order by day`,
  );
  return rows.map(({ day }) => day);
}
