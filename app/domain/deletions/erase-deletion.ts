import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, timeOf } from "~/db/rows.server";
import { deletions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { findDeletion } from "./list-deletions";

/** Deletes for good something that could still be restored. Returns its name. */
export async function eraseDeletion(ctx: SignedInCtx, deletionId: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const { kind, subjectId, name, organizationId } = await findDeletion(inner, deletionId, { locked: true });
    await inner.db.delete(deletions).where(eq(deletions.id, deletionId));
    await recordChange(inner, {
      action: `${kind}.erase`,
      subject: { type: kind, id: subjectId, name },
      organizationId,
    });
    return name;
  });
}

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
