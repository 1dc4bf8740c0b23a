import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, timeOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";

/** One at a time: an organization may have very many rows. */
export async function forgetOldDeletions({ db, now }: Pick<Ctx, "db" | "now">) {
  for (;;) {
    const expired = await rowsOf(
      db,
      v.object({ id: v.string() }),
      sql`delete from deletions where id = (select id from deletions where expires_at <= ${timeOf(now)}
        order by expires_at limit 1) returning id`,
    );
    if (expired.length === 0) return;
  }
}
