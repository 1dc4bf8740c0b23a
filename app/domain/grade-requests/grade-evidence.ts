// What a person looks at before answering about a grade: its attempts, the decision that stands, and what comes of both.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Time } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import type { SignedInCtx } from "~/domain/context";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { readGrade, type GradePlace } from "~/domain/grades/decide-grade";
import { gradeOf, pointsOf, readDecision, type DecisionColumns, type Grade } from "~/domain/grades/grade";
import { readStoredRules, rulesOfCourse } from "~/domain/grades/read-rules";
import { needsAllAttempts } from "~/domain/grades/rules";

const Attempt = v.object({
  ...{ id: v.string(), score: v.number(), maxScore: v.number(), receivedAt: Time },
  ...{ passed: v.boolean(), counts: v.boolean() },
});

const number = v.nullable(v.number());

/** Of a row from `evidenceColumns`. */
export const evidenceEntries = {
  ...{ classSessionId: v.string(), className: v.string(), courseName: v.string() },
  ...{ name: v.string(), scenario: v.string(), maximum: number },
  /** The newest ones, the newest first. */
  attempts: v.array(Attempt),
  ...{ bestScore: number, bestMaxScore: number, storedRules: v.unknown() },
  decision: v.nullable(
    v.object({ kind: v.string(), points: number, maxPoints: number, reason: v.string(), by: v.string() }),
  ),
};

const maxAttempts = 5;

/** SQL: for a row `r` about a student's grade, with `evidenceJoins` of the same row. */
export const evidenceColumns = (r: SQL) => sql`${r}.class_session_id as "classSessionId", c.name as "className",
  courses.name as "courseName", trim(concat(u.first_name, ' ', u.last_name)) as name, s.title as scenario,
  floor(s.max_score + coalesce(s.max_questions_score, 0))::int as maximum,
  (select coalesce(json_agg(json_build_object('id', a.id, 'score', a.score, 'maxScore', a.max_score,
      'receivedAt', a.received_at, 'passed', a.passed, 'counts', ${countsAttempt}) order by a.received_at desc), '[]')
    from (select * from attempts a where a.class_session_id = ${r}.class_session_id and a.user_id = ${r}.user_id
      and a.scenario_id = ${r}.scenario_id order by a.received_at desc limit ${maxAttempts}) a) as attempts,
  best.score as "bestScore", best.max_score as "bestMaxScore", ${rulesOfCourse(sql`courses.id`)} as "storedRules",
  (select json_build_object('kind', latest.kind, 'points', latest.points, 'maxPoints', latest.max_points,
      'reason', latest.reason, 'by', latest.decider_name) from (select decided.* from grade_decisions decided
      where decided.class_session_id = ${r}.class_session_id and decided.user_id = ${r}.user_id
        and decided.scenario_id = ${r}.scenario_id and decided.kind in ('excuse', 'override', 'adjust', 'clear')
        and not exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = decided.id)
      order by decided.number desc limit 1) latest where latest.kind <> 'clear') as decision`;

export const evidenceJoins = (r: SQL) => sql`join class_sessions c on c.id = ${r}.class_session_id
  join courses on courses.id = c.course_id join users u on u.id = ${r}.user_id join scenarios s on s.id = ${r}.scenario_id
  left join best_attempts best on best.class_session_id = ${r}.class_session_id and best.user_id = ${r}.user_id
    and best.scenario_id = ${r}.scenario_id`;

type Evidence = GradePlace & {
  bestScore: number | null;
  bestMaxScore: number | null;
  storedRules?: unknown;
  decision: DecisionColumns | null;
};

/** A row with the grade that comes of its attempts and decision, and its letter. */
export type WithGrade<Row> = Omit<Row, "storedRules"> & { grade: Grade; letter: string | null };

export async function withGrades<Row extends Evidence>(ctx: SignedInCtx, rows: Row[]): Promise<WithGrade<Row>[]> {
  const graded: WithGrade<Row>[] = [];
  for (const { storedRules, ...row } of rows) {
    const { rules } = readStoredRules(storedRules);
    const { bestScore, bestMaxScore, decision } = row;
    const best = bestScore === null || bestMaxScore === null ? null : { score: bestScore, maxScore: bestMaxScore };
    const grade =
      needsAllAttempts(rules) || (best === null && rules.missingAfterDays !== null)
        ? (await readGrade(ctx, row)).grade
        : gradeOf(best, decision && readDecision(decision));
    const points = pointsOf(grade);
    graded.push({ ...row, grade, letter: points && gradeLetterOf(points.score, points.maxScore, rules) });
  }
  return graded;
}
