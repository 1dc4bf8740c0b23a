import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";

const VitalSigns = v.object({
  mailsWaiting: Numeric,
  mailsGivenUp: Numeric,
  oldestMailSeconds: Numeric,
  signIns: Numeric,
  runningClasses: Numeric,
  overdueClasses: Numeric,
});
export type VitalSigns = v.InferOutput<typeof VitalSigns>;

/**
 * The figures that an operator watches, as counts and seconds. A class is overdue if it should have started over a
 * minute ago and hasn't.
 */
export async function readVitalSigns({ db, now }: Pick<Ctx, "db" | "now">): Promise<VitalSigns> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowOf(
    db,
    VitalSigns,
    sql`select
      (select count(*) from mail_outbox where sent_at is null and failed_at is null) as "mailsWaiting",
      (select count(*) from mail_outbox where failed_at is not null) as "mailsGivenUp",
      (select coalesce(extract(epoch from ${at} - min(created_at)), 0) from mail_outbox where sent_at is null
        and failed_at is null) as "oldestMailSeconds",
      (select count(*) from sign_ins where ended_at is null and expires_at > ${at}) as "signIns",
      (select count(*) from running_classes) as "runningClasses",
      (select count(*) from class_sessions where start_date is null
        and scheduled_start_date < ${at} - interval '1 minute') as "overdueClasses"`,
  );
}

/** This installation's database connections by state: `active`, `idle`, `idle in transaction`. */
export async function readConnections({ db }: Pick<Ctx, "db">): Promise<{ state: string; connections: number }[]> {
  return rowsOf(
    db,
    v.object({ state: v.string(), connections: Numeric }),
    sql`select coalesce(state, 'other') as state, count(*) as connections from pg_stat_activity
      where application_name = 'apsis' group by 1`,
  );
}
