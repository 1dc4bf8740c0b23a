import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import type { GradingRules } from "~/domain/grades/rules";
import { passesTotal, totalOf, totalPercentOf } from "~/domain/grades/total";
import { readClassLines } from "./class-lines";
import { letterOfAverage } from "./grade-letter";
import { parseMatrix } from "./matrix";

/** Null: the student has no total yet. */
export type ShownTotal = { percent: number; letter: string | null; isPassed: boolean } | null;

/** A student whose total would change. */
export type TotalMove = { userId: string; name: string; from: ShownTotal; to: ShownTotal };

export type GradingPreview = {
  /** The newest class of the course; null: it has none yet. */
  classSession: { id: string; name: string } | null;
  students: number;
  /** Numbers of students whose total would rise and fall, and who would pass or fail instead. */
  higher: number;
  lower: number;
  nowPassing: number;
  nowFailing: number;
  /** Largest change first. */
  moves: TotalMove[];
  /** Those whose total stays. */
  unmoved: TotalMove[];
  /** Of the whole class: the average percentage of those with a total, and how many pass. */
  average: BeforeAndAfter<number | null>;
  passed: BeforeAndAfter<number>;
};

type BeforeAndAfter<Value> = { from: Value; to: Value };

const noPreview: GradingPreview = {
  ...{ classSession: null, students: 0, higher: 0, lower: 0, nowPassing: 0, nowFailing: 0, moves: [], unmoved: [] },
  ...{ average: { from: null, to: null }, passed: { from: 0, to: 0 } },
};

/** What other rules would do to the totals so far of the course's newest class; stores nothing. */
export async function previewGrading(ctx: SignedInCtx, courseId: string, rules: GradingRules): Promise<GradingPreview> {
  const [newest] = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select id from class_sessions where course_id = ${courseId} and start_date is not null
        order by end_date is not null, start_date desc limit 1`,
  );
  if (!newest) return noPreview;
  const session = await findGradedSession(ctx, newest.id);
  const columns = await listClassColumns(ctx, session);
  const rowsBy = async (by: GradingRules) =>
    parseMatrix((await readClassLines(ctx, session.id, columns, by)).lines, columns.length, by).map((row) => ({
      ...{ userId: row.userId, name: row.fullName || row.username },
      total: shownTotalOf(totalOf(row, columns, by, "soFar").share, by),
    }));
  const before = await rowsBy(session.rules);
  const after = new Map((await rowsBy(rules)).map(({ userId, total }) => [userId, total]));
  const compared = before.map(({ userId, name, total }) => ({
    userId,
    name,
    from: total,
    to: after.get(userId) ?? null,
  }));
  const count = (is: (move: TotalMove) => boolean) => compared.filter(is).length;
  return {
    classSession: { id: session.id, name: session.name },
    students: compared.length,
    higher: count((move) => changeOf(move) > 0),
    lower: count((move) => changeOf(move) < 0),
    nowPassing: count(({ from, to }) => !from?.isPassed && to?.isPassed === true),
    nowFailing: count(({ from, to }) => from?.isPassed === true && !to?.isPassed),
    unmoved: compared.filter((move) => !isMove(move)),
    average: { from: averageOf(compared.map(({ from }) => from)), to: averageOf(compared.map(({ to }) => to)) },
    passed: {
      from: count(({ from }) => from?.isPassed === true),
      to: count(({ to }) => to?.isPassed === true),
    },
    moves: compared.filter(isMove).sort((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one))),
  };
}

const isMove = ({ from, to }: TotalMove) => JSON.stringify(from) !== JSON.stringify(to);

/** Of percentages as they are shown, in whole percent. */
function averageOf(totals: ShownTotal[]): number | null {
  const percents = totals.flatMap((total) => (total === null ? [] : total.percent));
  if (percents.length === 0) return null;
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}

const changeOf = ({ from, to }: TotalMove) => (to?.percent ?? 0) - (from?.percent ?? 0);

const shownTotalOf = (share: number | null, rules: GradingRules): ShownTotal =>
  share === null
    ? null
    : {
        ...{ percent: totalPercentOf(share, rules), letter: letterOfAverage(share, rules) },
        isPassed: passesTotal(share, rules),
      };
