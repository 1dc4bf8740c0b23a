import { sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";

const day = 86_400_000;
/** Days after the last change. */
const keptDays = 365;

/** Deletes duels of more than a year ago, and, after a day, ended ones that nobody joined. */
export async function forgetOldDuels({ db, now }: Ctx) {
  const ago = (days: number) => timeOf(new Date(now.getTime() - days * day));
  await db.execute(sql`delete from duels where id in (select id from duels
    where changed_at < ${ago(keptDays)} or (changed_at < ${ago(1)} and status = 'ended' and joiner_id is null)
    order by id for update skip locked limit 1000)`);
}
