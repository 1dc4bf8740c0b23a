import { sql } from "drizzle-orm";
import type { Ctx } from "~/domain/context";

/** Days after which a week is deleted with all its flights. */
const keptDays = 365;

export async function forgetOldMissions({ db, now }: Ctx) {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  await db.execute(sql`delete from weekly_missions where id in (
    select id from weekly_missions where week < ${oldest}::date order by id for update skip locked limit 100)`);
}
