// Works out again what the attempts of a class at a quiz are worth, in batches: in one transaction with the regrade, or
// without writing anything, for a preview.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { Numeric, rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import { storeKeyedQuestions } from "~/domain/attempts/keyed-questions";
import { RecordedMarks, recordMarks } from "~/domain/attempts/recorded-marks";
import {
  pointsOfMarks,
  printOfMarks,
  regradeMarks,
  withAskedKey,
  type KeyedQuestion,
  type KeyRule,
  type Marks,
  type Unchanged,
} from "~/domain/attempts/regrade-answers";
import { dueFor, extensions, scenarioDates, secondsLate } from "~/domain/grades/standing-dates";
import { countedPoints, type TimedPoints } from "~/domain/grades/counted-points";
import type { Points } from "~/domain/grades/grade";
import { readClassRules } from "~/domain/grades/read-rules";
import type { GradingRules } from "~/domain/grades/rules";

export type RegradePlace = { classSessionId: string; scenarioId: string };

/** `before` and `after`: the points that count. */
export type BestPoints = { before: Points | null; after: Points | null };
export type Reckoned = {
  attempts: number;
  changed: number;
  bests: Map<string, BestPoints>;
  /** Of the course. */
  grading: GradingRules;
};

/** Few enough to leave the event loop to others after each. */
const batchSize = 250;

const Row = v.object({
  id: v.string(),
  userId: v.string(),
  score: v.number(),
  maxScore: v.number(),
  totalScore: v.number(),
  maxTotalScore: v.number(),
  questionsScore: v.number(),
  maxQuestionsScore: v.number(),
  passed: v.boolean(),
  receivedAt: Numeric,
  secondsLate: v.nullable(v.number()),
  counts: v.boolean(),
  isGraded: v.boolean(),
  questionIds: v.array(v.number()),
  // Written by this product only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
  recorded: v.nullable(RecordedMarks),
});
type Row = v.InferOutput<typeof Row>;

/** `change`: the regrade, or its withdrawal, that is written; without it nothing is. */
export async function reckonAttempts(
  db: Db,
  place: RegradePlace,
  rules: readonly KeyRule[],
  change?: { id: string },
): Promise<Reckoned> {
  const grading = await readClassRules({ db }, place.classSessionId);
  const bests = createBests(grading);
  let [attempts, changed] = [0, 0];
  const players = new Set<string>();
  for (let last: Row | undefined; ;) {
    const rows = await readBatch(db, place, last);
    const reckoned = await reckonBatch(db, rows, rules);
    const changes = reckoned.filter(({ isChanged }) => isChanged);
    if (change) await writeBatch(db, place.scenarioId, changes, change.id);
    for (const { row, points, isChanged } of reckoned) {
      bests.add(row, points);
      if (isChanged) players.add(row.userId);
    }
    attempts += rows.length;
    changed += changes.filter(hasOtherPoints).length;
    last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
  }
  if (change && players.size > 0)
    await db.execute(sql`select settle_bests(${place.classSessionId}, ${place.scenarioId},
      ${`{${[...players].join()}}`}::uuid[])`);
  return { attempts, changed, bests: bests.all, grading };
}

/** In the order of an index. */
function readBatch(db: Db, { classSessionId, scenarioId }: RegradePlace, last: Row | undefined): Promise<Row[]> {
  const isNext = last ? sql`and (a.user_id, a.id) > (${last.userId}::uuid, ${last.id}::uuid)` : sql``;
  return rowsOf(
    db,
    Row,
    sql`select a.id, a.user_id as "userId", a.score, a.max_score as "maxScore", a.total_score as "totalScore",
          a.max_total_score as "maxTotalScore", a.questions_score as "questionsScore",
          a.max_questions_score as "maxQuestionsScore", a.passed, extract(epoch from a.received_at) as "receivedAt",
          ${secondsLate(sql`a.received_at`, dueFor(sql`dated`, sql`extended`))} as "secondsLate",
          ${countsAttempt} as counts, a.checked_by = 'server' as "isGraded", a.question_ids as "questionIds",
          a.answers, a.recorded
        from attempts a
        left join ${scenarioDates(classSessionId)} dated on dated.scenario_id = a.scenario_id
        left join ${extensions(classSessionId, sql`d.scenario_id = ${scenarioId}`)} extended
          on extended.user_id = a.user_id
        where a.class_session_id = ${classSessionId} and a.scenario_id = ${scenarioId} ${isNext}
        order by a.user_id, a.id limit ${batchSize}`,
  );
}

type ReckonedRow = {
  row: Row;
  unchanged: Unchanged;
  handedIn: Marks;
  marks: Marks;
  points: Points;
  isChanged: boolean;
};

async function reckonBatch(db: Db, rows: Row[], rules: readonly KeyRule[]): Promise<ReckonedRow[]> {
  const questions = await readAsked(db, rows, rules);
  const keyed = (ids: number[]) => ids.map((id) => questions.get(id) ?? untouched(id));
  return rows.map((row) => {
    const { totalScore, maxTotalScore, isGraded } = row;
    const unchanged = { totalScore, maxTotalScore, isGraded };
    const { questionIds, answers, questionsScore, maxQuestionsScore, passed } = row.recorded ?? row;
    const handedIn: Marks = { questionsScore, maxQuestionsScore, passed, answers, questions: keyed(questionIds) };
    const marks = regradeMarks(handedIn, unchanged, rules);
    const isAsHandedIn = printOfMarks(marks) === printOfMarks(handedIn);
    // What was regraded before may differ in the key alone, which only its stored questions show.
    const isChanged = row.recorded !== null || !isAsHandedIn;
    return { row, unchanged, handedIn, marks, points: pointsOfMarks(marks, unchanged), isChanged };
  });
}

/** The questions that rules are about, as they were asked. */
async function readAsked(db: Db, rows: Row[], rules: readonly KeyRule[]): Promise<Map<number, KeyedQuestion>> {
  const ids = [...new Set(rows.flatMap(({ recorded, questionIds }) => recorded?.questionIds ?? questionIds))];
  const texts = JSON.stringify([...new Set(rules.map(({ question }) => question))]);
  const asked = await rowsOf(
    db,
    v.object({ id: v.number(), text: v.string(), answers: v.array(v.tuple([v.string(), v.boolean()])) }),
    sql`select id, text, answers from questions where id = any(${`{${ids.join()}}`}::int[])
      and text in (select jsonb_array_elements_text(${texts}::text::jsonb))`,
  );
  return new Map(asked.map((question) => [question.id, withAskedKey(question)]));
}

/** No rule is about it: no stored text has this character. */
const untouched = (id: number): KeyedQuestion => ({ id, text: "\u0000", answers: [], right: [] });

const hasOtherPoints = ({ row, marks }: ReckonedRow) =>
  row.questionsScore !== marks.questionsScore || row.maxQuestionsScore !== marks.maxQuestionsScore;

async function writeBatch(db: Db, scenarioId: string, changes: ReckonedRow[], regradeId: string) {
  if (changes.length === 0) return;
  const idOf = await storeKeyedQuestions(
    db,
    scenarioId,
    changes.flatMap(({ marks }) => marks.questions),
  );
  const rows = changes.map((change) => {
    const { row, unchanged, handedIn, marks, points } = change;
    const isAsHandedIn = printOfMarks(marks) === printOfMarks(handedIn);
    return {
      ...{ id: row.id, passed: marks.passed, answers: marks.answers },
      ...{ questions_score: marks.questionsScore, max_questions_score: marks.maxQuestionsScore },
      question_ids: `{${marks.questions.map(idOf).join()}}`,
      recorded: isAsHandedIn ? null : recordMarks(handedIn, unchanged),
      ...{ has_other_points: hasOtherPoints(change), score: points.score, max_score: points.maxScore },
      ...{ score_before: row.score, max_score_before: row.maxScore },
    };
  });
  await db.execute(sql`
    with regraded as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (id uuid, passed boolean,
        answers jsonb, questions_score float8, max_questions_score float8, question_ids text, recorded jsonb,
        has_other_points boolean, score int, max_score int, score_before int, max_score_before int)
    ), told as (
      insert into regraded_attempts (regrade_id, attempt_id, score_before, max_score_before, score, max_score)
      select ${regradeId}::uuid, id, score_before, max_score_before, score, max_score from regraded
      where has_other_points
    )
    update attempts a set questions_score = t.questions_score, max_questions_score = t.max_questions_score,
      passed = t.passed, question_ids = t.question_ids::int[], answers = t.answers,
      recorded = case when t.recorded = 'null'::jsonb then null else t.recorded end
    from regraded t
    where a.id = t.id and (a.questions_score, a.max_questions_score, a.passed, a.question_ids, a.answers)
      is distinct from (t.questions_score, t.max_questions_score, t.passed, t.question_ids::int[], t.answers)`);
}

export type TimedAttempt = Pick<Row, "userId" | "counts" | "receivedAt" | "id" | "secondsLate" | "score" | "maxScore">;

type Candidate = { receivedAt: number; id: string; secondsLate: number | null; before: Points; after: Points };

/** By the rules of the course, over attempts as they come. */
export function createBests(rules: GradingRules) {
  const found = new Map<string, Candidate[]>();
  const pointsOf = (attempts: TimedPoints[]) => {
    const counted = countedPoints(
      attempts.map((points) => ({ ...points, isReported: false })),
      rules,
    );
    return counted && { score: counted.score, maxScore: counted.maxScore };
  };
  return {
    add({ userId, counts, receivedAt, id, secondsLate: late, score, maxScore }: TimedAttempt, points: Points) {
      if (!counts) return;
      const own = found.get(userId) ?? [];
      own.push({ receivedAt, id, secondsLate: late, before: { score, maxScore }, after: points });
      found.set(userId, own);
    },
    get all(): Map<string, BestPoints> {
      return new Map(
        [...found].map(([userId, attempts]) => {
          attempts.sort((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1));
          const timed = (when: "before" | "after") =>
            attempts.map((one) => ({ ...one[when], secondsLate: one.secondsLate }));
          return [userId, { before: pointsOf(timed("before")), after: pointsOf(timed("after")) }];
        }),
      );
    },
  };
}
