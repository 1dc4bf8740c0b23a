import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { deletions } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { findDeletion } from "~/domain/deletions/list-deletions";
import { nameKey } from "~/domain/name-key";
import { clearAuditTrail, erasedName, findNames } from "./erase-traces";

/**
 * Deletes for good something that could still be restored; of a user, the audit trail loses the name, as by an erasure
 * (docs/decisions/0173). Returns its name.
 */
export async function eraseDeletion(ctx: SignedInCtx, deletionId: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    const { id, kind, subjectId, name, organizationId } = await findDeletion(inner, deletionId, { locked: true });
    if (kind === "user") await clearNames(inner, { deletionId: id, userId: subjectId, username: name });
    await inner.db.delete(deletions).where(eq(deletions.id, deletionId));
    await recordChange(inner, {
      action: `${kind}.erase`,
      subject: { type: kind, id: subjectId, name: kind === "user" ? erasedName : name },
      organizationId,
    });
    return name;
  });
}

type DeletedUser = { deletionId: string; userId: string; username: string };

async function clearNames(ctx: Ctx, { deletionId, userId, username }: DeletedUser) {
  const [row] = await rowsOf(
    ctx.db,
    v.object({ email: v.nullable(v.string()) }),
    sql`select content->>'email' as email from deleted_rows
        where deletion_id = ${deletionId} and from_table = 'users' limit 1`,
  );
  const names = await findNames(ctx, { id: userId, username, email: row?.email ?? username });
  await clearAuditTrail(ctx, { userId, heirId: randomUUID(), names: await withoutTaken(ctx, names) });
}

/** Somebody else may have got the username or address since. */
async function withoutTaken({ db }: Ctx, names: string[]): Promise<string[]> {
  const keys = `{${names.map((name) => JSON.stringify(nameKey(name))).join(",")}}`;
  const taken = await rowsOf(
    db,
    v.object({ key: v.string() }),
    sql`select username_key as key from users where username_key = any(${keys}::text[])
        union select email_key from users where email_key = any(${keys}::text[])`,
  );
  return names.filter((name) => !taken.some(({ key }) => key === nameKey(name)));
}
