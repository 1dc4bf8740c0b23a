// What the attempts of a class at a quiz are worth by other keys.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { storeKeyedQuestions } from "~/domain/attempts/keyed-questions";
import { recordMarks } from "~/domain/attempts/recorded-marks";
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
import {
  reckonInBatches,
  selectBatch,
  timedAttempt,
  type Reckoned,
  type ReckonedAttempt,
  type RegradePlace,
} from "./reckon-batches";

const batchSize = 250;

const Row = v.object({
  ...timedAttempt,
  totalScore: v.number(),
  maxTotalScore: v.number(),
  questionsScore: v.number(),
  maxQuestionsScore: v.number(),
  isGraded: v.boolean(),
  questionIds: v.array(v.number()),
  // Written by this product only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
});
type Row = v.InferOutput<typeof Row>;

/** `change`: the regrade, or its withdrawal, that is written; without it nothing is. */
export const reckonAttempts = (
  db: Db,
  place: RegradePlace,
  rules: readonly KeyRule[],
  change?: { id: string },
): Promise<Reckoned> =>
  reckonInBatches(db, place, {
    size: batchSize,
    read: (batch) => rowsOf(db, Row, selectBatch(place, columns, batch)),
    reckon: (rows) => reckonBatch(db, rows, rules),
    write: change && ((changes) => writeBatch(db, place.scenarioId, changes, change.id)),
  });

const columns = sql`a.total_score as "totalScore", a.max_total_score as "maxTotalScore",
  a.questions_score as "questionsScore", a.max_questions_score as "maxQuestionsScore",
  a.checked_by = 'server' as "isGraded", a.question_ids as "questionIds", a.answers`;

type ReckonedRow = ReckonedAttempt<Row> & { unchanged: Unchanged; handedIn: Marks; marks: Marks };

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
    const hasOtherPoints =
      row.questionsScore !== marks.questionsScore || row.maxQuestionsScore !== marks.maxQuestionsScore;
    return { row, unchanged, handedIn, marks, points: pointsOfMarks(marks, unchanged), isChanged, hasOtherPoints };
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

async function writeBatch(db: Db, scenarioId: string, changes: ReckonedRow[], regradeId: string) {
  const idOf = await storeKeyedQuestions(
    db,
    scenarioId,
    changes.flatMap(({ marks }) => marks.questions),
  );
  const rows = changes.map(({ row, unchanged, handedIn, marks, points, hasOtherPoints }) => {
    const isAsHandedIn = printOfMarks(marks) === printOfMarks(handedIn);
    return {
      ...{ id: row.id, passed: marks.passed, answers: marks.answers },
      ...{ questions_score: marks.questionsScore, max_questions_score: marks.maxQuestionsScore },
      question_ids: `{${marks.questions.map(idOf).join()}}`,
      recorded: isAsHandedIn ? null : recordMarks(handedIn, unchanged),
      ...{ has_other_points: hasOtherPoints, score: points.score, max_score: points.maxScore },
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
