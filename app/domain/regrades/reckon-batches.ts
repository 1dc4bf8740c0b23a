// Works out again what the attempts of a class at a scenario are worth, in batches: in one transaction with the regrade,
// or without writing anything, for a preview.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { Numeric } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import { RecordedMarks } from "~/domain/attempts/recorded-marks";
import { countedPoints, type TimedPoints } from "~/domain/grades/counted-points";
import type { Points } from "~/domain/grades/grade";
import { readClassRules } from "~/domain/grades/read-rules";
import type { GradingRules } from "~/domain/grades/rules";
import { dueFor, extensions, scenarioDates, secondsLate } from "~/domain/grades/standing-dates";

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

/** The columns of `selectBatch`. */
export const timedAttempt = {
  id: v.string(),
  userId: v.string(),
  score: v.number(),
  maxScore: v.number(),
  passed: v.boolean(),
  receivedAt: Numeric,
  secondsLate: v.nullable(v.number()),
  counts: v.boolean(),
  recorded: v.nullable(RecordedMarks),
};
const TimedAttempt = v.object(timedAttempt);
type TimedAttempt = v.InferOutput<typeof TimedAttempt>;

/** `isChanged`: something is written, such as another key. `hasOtherPoints`: the points are others than before. */
export type ReckonedAttempt<Row extends TimedAttempt> = {
  row: Row;
  points: Points;
  isChanged: boolean;
  hasOtherPoints: boolean;
};

type Batch = { size: number; last: TimedAttempt | undefined };

type Reckoning<Row extends TimedAttempt, Outcome extends ReckonedAttempt<Row>> = {
  /** Few enough to leave the event loop to others after each batch. */
  size: number;
  read: (batch: Batch) => Promise<Row[]>;
  reckon: (rows: Row[]) => Promise<Outcome[]> | Outcome[];
  /** Without it nothing is written. */
  write: ((changes: Outcome[]) => Promise<void>) | undefined;
};

export async function reckonInBatches<Row extends TimedAttempt, Outcome extends ReckonedAttempt<Row>>(
  db: Db,
  { classSessionId, scenarioId }: RegradePlace,
  { size, read, reckon, write }: Reckoning<Row, Outcome>,
): Promise<Reckoned> {
  const grading = await readClassRules({ db }, classSessionId);
  const bests = createBests(grading);
  let [attempts, changed] = [0, 0];
  const players = new Set<string>();
  for (let last: Row | undefined; ;) {
    const rows = await read({ size, last });
    const reckoned = await reckon(rows);
    const changes = reckoned.filter(({ isChanged }) => isChanged);
    if (changes.length > 0) await write?.(changes);
    for (const { row, points } of reckoned) bests.add(row, points);
    for (const { row } of changes) players.add(row.userId);
    attempts += rows.length;
    changed += changes.filter(({ hasOtherPoints }) => hasOtherPoints).length;
    last = rows.at(-1);
    if (!last || rows.length < size) break;
  }
  if (write && players.size > 0)
    await db.execute(sql`select settle_bests(${classSessionId}, ${scenarioId}, ${`{${[...players].join()}}`}::uuid[])`);
  return { attempts, changed, bests: bests.all, grading };
}

/** SQL: the next attempts in the order of an index, with `columns` of `attempts a`. */
export function selectBatch({ classSessionId, scenarioId }: RegradePlace, columns: SQL, { size, last }: Batch): SQL {
  const isNext = last ? sql`and (a.user_id, a.id) > (${last.userId}::uuid, ${last.id}::uuid)` : sql``;
  return sql`select a.id, a.user_id as "userId", a.score, a.max_score as "maxScore", a.passed,
      extract(epoch from a.received_at) as "receivedAt",
      ${secondsLate(sql`a.received_at`, dueFor(sql`dated`, sql`extended`))} as "secondsLate",
      ${countsAttempt} as counts, a.recorded, ${columns}
    from attempts a
    left join ${scenarioDates(classSessionId)} dated on dated.scenario_id = a.scenario_id
    left join ${extensions(classSessionId, sql`d.scenario_id = ${scenarioId}`)} extended
      on extended.user_id = a.user_id
    where a.class_session_id = ${classSessionId} and a.scenario_id = ${scenarioId} ${isNext}
    order by a.user_id, a.id limit ${size}`;
}

type Candidate = { receivedAt: number; id: string; secondsLate: number | null; before: Points; after: Points };

/** By the rules of the course, over attempts as they come. */
function createBests(rules: GradingRules) {
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
