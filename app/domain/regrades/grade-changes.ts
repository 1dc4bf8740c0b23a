// Whose grades a regrade changes.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { gradeOf, readDecision, type Grade, type Points } from "~/domain/grades/grade";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import type { Reckoned, RegradePlace } from "./reckon-batches";

export type GradeChange = {
  userId: string;
  username: string;
  fullName: string;
  from: Points;
  to: Points;
  letters: { from: string | null; to: string | null };
};

/** `attempts`: all of the class at the quiz; `changed`: those whose points change. */
export type RegradeEffect = {
  attempts: number;
  changed: number;
  gain: number;
  lose: number;
  /** How many letters change. */
  letters: number;
  /** By username. */
  students: GradeChange[];
};

const Student = v.object({
  userId: v.string(),
  username: v.string(),
  fullName: v.string(),
  kind: v.nullable(v.string()),
  points: v.nullable(v.number()),
  maxPoints: v.nullable(v.number()),
});

const isSame = (one: Points | null, other: Points | null) =>
  one?.score === other?.score && one?.maxScore === other?.maxScore;

/** An override stands, an adjustment moves along; who has left the class isn't listed. */
export async function readEffect(
  db: Db,
  { classSessionId, scenarioId }: RegradePlace,
  { attempts, changed, bests, grading }: Reckoned,
): Promise<RegradeEffect> {
  const letterOf = ({ score, maxScore }: Points) => gradeLetterOf(score, maxScore, grading);
  const moved = [...bests].filter(([, { before, after }]) => !isSame(before, after)).map(([userId]) => userId);
  const rows = await rowsOf(
    db,
    Student,
    sql`select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName", standing.kind,
          standing.points, standing.max_points as "maxPoints"
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        left join ${standingDecisions(classSessionId, sql`d.scenario_id = ${scenarioId}`)} standing
          on standing.user_id = u.id
        where enrolled.class_session_id = ${classSessionId} and u.id = any(${`{${moved.join()}}`}::uuid[])
        order by u.username_key collate "C"`,
  );
  const students = rows.flatMap((row): GradeChange[] => {
    const { before = null, after = null } = bests.get(row.userId) ?? {};
    const decision = row.kind === null ? null : readDecision({ ...row, kind: row.kind });
    const [from, to] = [gradeOf(before, decision), gradeOf(after, decision)];
    if (!isPoints(from) || !isPoints(to) || isSame(from, to)) return [];
    const { userId, username, fullName } = row;
    return [{ userId, username, fullName, from, to, letters: { from: letterOf(from), to: letterOf(to) } }];
  });
  const directions = students.map(({ from, to }) => Math.sign(to.score * from.maxScore - from.score * to.maxScore));
  return {
    ...{ attempts, changed, students },
    gain: directions.filter((direction) => direction > 0).length,
    lose: directions.filter((direction) => direction < 0).length,
    letters: students.filter(({ letters }) => letters.from !== letters.to).length,
  };
}

const isPoints = (grade: Grade): grade is Points => grade !== null && grade !== "excused";
