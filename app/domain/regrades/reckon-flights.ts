// What the flights of a class are worth by other rules, from results that previews have stored.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import { recordFlight } from "~/domain/attempts/recorded-marks";
import { reflownMarks, StoredResult, type FlightMarks, type FlightRule } from "~/domain/attempts/reflown-points";
import {
  reckonInBatches,
  selectBatch,
  timedAttempt,
  type Reckoned,
  type ReckonedAttempt,
  type RegradePlace,
} from "./reckon-batches";

const batchSize = 500;

const Row = v.object({ ...timedAttempt, results: v.record(v.string(), StoredResult) });
type Row = v.InferOutput<typeof Row>;

type ReckonedFlight = ReckonedAttempt<Row> & { marks: FlightMarks };

/** `change`: the regrade, or its withdrawal, that is written; without it nothing is. */
export function reckonFlights(
  db: Db,
  place: RegradePlace,
  rules: readonly FlightRule[],
  change?: { id: string },
): Promise<Reckoned> {
  const prints = `{${rules.map(({ print }) => print).join()}}`;
  const results = sql`(select coalesce(jsonb_object_agg(f.print, f.result), '{}') from reflown_attempts f
    where f.attempt_id = a.id and f.print = any(${prints}::text[])) as results`;
  return reckonInBatches(db, place, {
    size: batchSize,
    read: (batch) => rowsOf(db, Row, selectBatch(place, results, batch)),
    reckon: (rows) => rows.map((row) => reckonFlight(row, rules)),
    write: change && ((changes) => writeBatch(db, changes, change.id)),
  });
}

function reckonFlight(row: Row, rules: readonly FlightRule[]): ReckonedFlight {
  const marks = reflownMarks(handedInOf(row), rules, row.results);
  const hasOtherPoints = isOther(row, marks);
  return { row, marks, points: marks, isChanged: row.recorded !== null || hasOtherPoints, hasOtherPoints };
}

const handedInOf = ({ recorded, score, maxScore, passed }: Row): FlightMarks => recorded ?? { score, maxScore, passed };

const isOther = (one: FlightMarks, { score, maxScore, passed }: FlightMarks) =>
  one.score !== score || one.maxScore !== maxScore || one.passed !== passed;

async function writeBatch(db: Db, changes: ReckonedFlight[], regradeId: string) {
  const rows = changes.map(({ row, marks, hasOtherPoints }) => {
    const handedIn = handedInOf(row);
    return {
      ...{ id: row.id, score: marks.score, max_score: marks.maxScore, passed: marks.passed },
      recorded: isOther(handedIn, marks) ? recordFlight(handedIn) : null,
      ...{ score_before: row.score, max_score_before: row.maxScore, is_other: hasOtherPoints },
    };
  });
  await db.execute(sql`
    with regraded as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (id uuid, score int, max_score int,
        passed boolean, recorded jsonb, score_before int, max_score_before int, is_other boolean)
    ), told as (
      insert into regraded_attempts (regrade_id, attempt_id, score_before, max_score_before, score, max_score)
      select ${regradeId}::uuid, id, score_before, max_score_before, score, max_score from regraded where is_other
    )
    update attempts a set total_score = t.score, max_total_score = t.max_score, passed = t.passed,
      recorded = case when t.recorded = 'null'::jsonb then null else t.recorded end
    from regraded t where a.id = t.id and t.is_other`);
}
