// A PostgreSQL standby that answers reads, but only when it is as current as the primary.
import { setTimeout as pause } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db, Replica } from "./database.server";
import { awaitReplay, Breaker, replicaLimits, ReplicaUnusable, type Clock } from "./replica-rules";
import { rowOf } from "./rows.server";

export type ReplicaEvents = {
  /** From now on the primary answers. */
  onFault?: (error: unknown) => void;
  /** The replica answers again. */
  onReturn?: () => void;
};

const clock: Clock = { now: () => performance.now(), pause };

/** Errors of the replica are logged; the primary answers instead. */
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
      const result = await tryCopy(primary, read);
      answered[result ? "replica" : "primary"]++;
      return result ? result.answer : read(primary);
    },
  };
}

/**
 * The primary's write position, which covers everything that a reader can see. `history` identifies its timeline: the
 * positions of a standby left behind by a failover mean nothing.
 */
type Position = { lsn: string; history: string };

const historyOf = (timeline: SQL) =>
  sql`concat_ws(' ', (select system_identifier from pg_control_system()), current_database(), ${timeline})`;

async function positionOf(primary: Db): Promise<Position> {
  const { lsn, history } = await rowOf(
    primary,
    v.object({ lsn: v.nullable(v.string()), history: v.nullable(v.string()) }),
    // After a failover pg_control is updated late, WAL file names at once.
    sql`select written.lsn::text as lsn,
          case when written.lsn is not null
            then ${historyOf(sql`('x' || left(pg_walfile_name(written.lsn), 8))::bit(32)::int`)} end as history
        from (select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn() end as lsn) written`,
  );
  if (lsn === null || history === null) throw new ReplicaUnusable("The primary is a standby itself.");
  return { lsn, history };
}

const readReplayState = (copy: Db, { lsn, history }: Position) =>
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
 * A single transaction stays on one server behind a pooler; in read committed each statement sees what is replayed by
 * then.
 */
async function readBehind<Answer>(copy: Db, position: Position, read: (db: Db) => Promise<Answer>): Promise<Answer> {
  const progress = { hasBegun: false, isTooLate: false };
  const reading = copy.transaction(
    async (db) => {
      await awaitReplay(() => readReplayState(db, position), clock);
      if (progress.isTooLate) throw new ReplicaUnusable("It began too late.");
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
  // Ignore the loser of the race; both rejections are handled.
  return Promise.race([reading, waiting]);
}
