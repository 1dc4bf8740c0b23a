// Works out again what the flights of a class are worth, from results that previews have stored: in one transaction with
// the regrade, or without writing anything.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { Numeric, rowsOf } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import { RecordedMarks, recordFlight } from "~/domain/attempts/recorded-marks";
import { reflownMarks, StoredResult, type FlightMarks, type FlightRule } from "~/domain/attempts/reflown-points";
import { dueFor, extensions, scenarioDates, secondsLate } from "~/domain/grades/standing-dates";
import { readClassRules } from "~/domain/grades/read-rules";
import { createBests, type Reckoned, type RegradePlace } from "./reckon-attempts";

/** Few enough to leave the event loop to others after each. */
const batchSize = 500;

const Row = v.object({
  id: v.string(),
  userId: v.string(),
  score: v.number(),
  maxScore: v.number(),
  passed: v.boolean(),
  receivedAt: Numeric,
  secondsLate: v.nullable(v.number()),
  counts: v.boolean(),
  recorded: v.nullable(RecordedMarks),
  results: v.record(v.string(), StoredResult),
});
type Row = v.InferOutput<typeof Row>;

/** `change`: the regrade, or its withdrawal, that is written; without it nothing is. */
export async function reckonFlights(
  db: Db,
  place: RegradePlace,
  rules: readonly FlightRule[],
  change?: { id: string },
): Promise<Reckoned> {
  const grading = await readClassRules({ db }, place.classSessionId);
  const bests = createBests(grading);
  let [attempts, changed] = [0, 0];
  const players = new Set<string>();
  for (let last: Row | undefined; ;) {
    const rows = await readBatch(db, place, rules, last);
    const reckoned = rows.map((row) => ({ row, marks: reflownMarks(handedInOf(row), rules, row.results) }));
    for (const { row, marks } of reckoned) bests.add(row, marks);
    const changes = reckoned.filter(({ row, marks }) => row.recorded !== null || isOther(row, marks));
    if (change) await writeBatch(db, changes, change.id);
    for (const { row } of changes) players.add(row.userId);
    attempts += rows.length;
    changed += changes.filter(({ row, marks }) => isOther(row, marks)).length;
    last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
  }
  if (change && players.size > 0)
    await db.execute(sql`select settle_bests(${place.classSessionId}, ${place.scenarioId},
      ${`{${[...players].join()}}`}::uuid[])`);
  return { attempts, changed, bests: bests.all, grading };
}

const handedInOf = ({ recorded, score, maxScore, passed }: Row): FlightMarks => recorded ?? { score, maxScore, passed };

const isOther = (one: FlightMarks, { score, maxScore, passed }: FlightMarks) =>
  one.score !== score || one.maxScore !== maxScore || one.passed !== passed;

/** In the order of an index. */
function readBatch(
  db: Db,
  { classSessionId, scenarioId }: RegradePlace,
  rules: readonly FlightRule[],
  last: Row | undefined,
): Promise<Row[]> {
  const isNext = last ? sql`and (a.user_id, a.id) > (${last.userId}::uuid, ${last.id}::uuid)` : sql``;
  const prints = `{${rules.map(({ print }) => print).join()}}`;
  return rowsOf(
    db,
    Row,
    sql`select a.id, a.user_id as "userId", a.score, a.max_score as "maxScore", a.passed,
          extract(epoch from a.received_at) as "receivedAt",
          ${secondsLate(sql`a.received_at`, dueFor(sql`dated`, sql`extended`))} as "secondsLate",
          ${countsAttempt} as counts, a.recorded,
          (select coalesce(jsonb_object_agg(f.print, f.result), '{}') from reflown_attempts f
            where f.attempt_id = a.id and f.print = any(${prints}::text[])) as results
        from attempts a
        left join ${scenarioDates(classSessionId)} dated on dated.scenario_id = a.scenario_id
        left join ${extensions(classSessionId, sql`d.scenario_id = ${scenarioId}`)} extended
          on extended.user_id = a.user_id
        where a.class_session_id = ${classSessionId} and a.scenario_id = ${scenarioId} ${isNext}
        order by a.user_id, a.id limit ${batchSize}`,
  );
}

async function writeBatch(db: Db, changes: { row: Row; marks: FlightMarks }[], regradeId: string) {
  if (changes.length === 0) return;
  const rows = changes.map(({ row, marks }) => {
    const handedIn = handedInOf(row);
    return {
      ...{ id: row.id, score: marks.score, max_score: marks.maxScore, passed: marks.passed },
      recorded: isOther(handedIn, marks) ? recordFlight(handedIn) : null,
      ...{ score_before: row.score, max_score_before: row.maxScore, is_other: isOther(row, marks) },
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
