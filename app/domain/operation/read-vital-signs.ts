import { sql } from "drizzle-orm";
import { rowsOf } from "~/db/database.server";
import { oneRow } from "~/db/one-row";
import type { Ctx } from "~/domain/context";

export type VitalSigns = {
  mailsWaiting: number;
  mailsGivenUp: number;
  oldestMailSeconds: number;
  signIns: number;
  runningClasses: number;
  overdueClasses: number;
};

/** What an operator watches, in counts and seconds. A class is overdue when its scheduled start has passed and nothing has settled it. */
export async function readVitalSigns({ db, now }: Pick<Ctx, "db" | "now">): Promise<VitalSigns> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const signs = oneRow(
    await rowsOf<Record<keyof VitalSigns, unknown>>(
      db,
      sql`select
      (select count(*) from mail_outbox where sent_at is null and failed_at is null) as "mailsWaiting",
      (select count(*) from mail_outbox where failed_at is not null) as "mailsGivenUp",
      (select coalesce(extract(epoch from ${at} - min(created_at)), 0) from mail_outbox where sent_at is null and failed_at is null) as "oldestMailSeconds",
      (select count(*) from sign_ins where ended_at is null and expires_at > ${at}) as "signIns",
      (select count(*) from class_sessions where start_date is not null and end_date is null) as "runningClasses",
      (select count(*) from class_sessions where start_date is null and scheduled_start_date < ${at} - interval '1 minute') as "overdueClasses"`,
    ),
  );
  return Object.fromEntries(Object.entries(signs).map(([name, count]) => [name, Number(count)])) as VitalSigns;
}

/** Connections of ours to the database by what they do: `active`, `idle`, `idle in transaction`. */
export async function readConnections({ db }: Pick<Ctx, "db">): Promise<{ state: string; connections: number }[]> {
  const rows = await rowsOf<{ state: string; connections: unknown }>(
    db,
    sql`select coalesce(state, 'other') as state, count(*) as connections from pg_stat_activity where application_name = 'apsis' group by 1`,
  );
  return rows.map(({ state, connections }) => ({ state, connections: Number(connections) }));
}
