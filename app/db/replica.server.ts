// A standby of PostgreSQL that answers reads, never with less than the primary would.
import { setTimeout as pause } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db, Replica } from "./database.server";
import { awaitReplay, Breaker, replicaLimits, ReplicaUnusable, type Clock } from "./replica-rules";
import { rowOf } from "./rows.server";

export type ReplicaEvents = {
  /** The primary answers instead from now on. */
  onFault?: (error: unknown) => void;
  /** The replica answers again. */
  onReturn?: () => void;
};

const clock: Clock = { now: () => performance.now(), pause };

/** Whatever is wrong with the replica is told of, and costs no request its answer: the primary gives it. */
export function createReplica(copy: Db, { onFault, onReturn }: ReplicaEvents = {}): Replica {
  const breaker = new Breaker();
  const answered = { replica: 0, primary: 0 };
  const tryCopy = async <Answer>(primary: Db, read: (db: Db) => Promise<Answer>) => {
    if (!breaker.mayTry(clock.now())) return null;
    try {
      const answer = await readBehind(copy, await positionOf(primary), read);
      if (breaker.close()) onReturn?.();
      return { answer };
    } catch (error) {
      if (breaker.open(clock.now())) onFault?.(error);
      return null;
    }
  };
  return {
    answered,
    read: async (primary, read) => {
      const found = await tryCopy(primary, read);
      answered[found ? "replica" : "primary"]++;
      return found ? found.answer : read(primary);
    },
  };
}

/**
 * How far the primary is. Not after its last commit but after all that it has written: what anybody can see is before
 * that. `history`: of a standby that was left behind at a fail-over the positions say nothing.
 */
type Position = { lsn: string; history: string };

const historyOf = (timeline: SQL) =>
  sql`concat_ws(' ', (select system_identifier from pg_control_system()), current_database(), ${timeline})`;

async function positionOf(primary: Db): Promise<Position> {
  const { lsn, history } = await rowOf(
    primary,
    v.object({ lsn: v.nullable(v.string()), history: v.nullable(v.string()) }),
    // Its control file learns of a new timeline late, the names of its log files at once.
    sql`select written.lsn::text as lsn,
          case when written.lsn is not null
            then ${historyOf(sql`('x' || left(pg_walfile_name(written.lsn), 8))::bit(32)::int`)} end as history
        from (select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn() end as lsn) written`,
  );
  if (lsn === null || history === null) throw new ReplicaUnusable("The primary is a standby itself.");
  return { lsn, history };
}

const lookAt = (copy: Db, { lsn, history }: Position) =>
  rowOf(
    copy,
    v.object({ isSame: v.boolean(), hasReplayed: v.boolean() }),
    sql`select pg_is_in_recovery() and ${history} = ${historyOf(
      sql`greatest((select timeline_id from pg_control_checkpoint()),
            (select min_recovery_end_timeline from pg_control_recovery()))`,
    )} as "isSame",
          coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as "hasReplayed"`,
  );

/**
 * One transaction, and so one server, whatever hands out connections; each statement sees what has been replayed by
 * then.
 */
async function readBehind<Answer>(copy: Db, position: Position, read: (db: Db) => Promise<Answer>): Promise<Answer> {
  const progress = { hasBegun: false, isTooLate: false };
  const reading = copy.transaction(
    async (db) => {
      await awaitReplay(() => lookAt(db, position), clock);
      if (progress.isTooLate) throw new ReplicaUnusable("Nobody waits for it any more.");
      progress.hasBegun = true;
      return read(db);
    },
    { isolationLevel: "read committed", accessMode: "read only" },
  );
  const waiting = pause(replicaLimits.begin, undefined, { ref: false }).then(() => {
    if (progress.hasBegun) return reading;
    progress.isTooLate = true;
    throw new ReplicaUnusable(`It did not answer within ${replicaLimits.begin} ms.`);
  });
  // What loses is nobody's any more, and neither leaves a failure that is not heard.
  return Promise.race([reading, waiting]);
}
