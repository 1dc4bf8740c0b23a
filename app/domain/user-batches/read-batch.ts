import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { userBatches, userBatchRows } from "~/db/schema";
import { assertCanRole } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { batchKinds, mayUndo, undoDays, type BatchKind } from "./batch-rules";

const day = 24 * 3_600_000;
/** Longer than it can be undone, for whoever looks into what happened. */
const keptDays = 30;

/** What was done to many users at once, as its maker may read it and undo it. */
export async function readBatch(ctx: SignedInCtx, batchId: string, { isLocked = false } = {}) {
  const { db, actor, now } = ctx;
  assertCanRole(actor.role, "user:administer");
  const found = db.select().from(userBatches).where(eq(userBatches.id, batchId));
  const [batch] = isLocked ? await found.for("update") : await found;
  if (batch?.createdBy !== actor.userId) throw notFound("The change");
  const rows = await db
    .select()
    .from(userBatchRows)
    .where(eq(userBatchRows.batchId, batchId))
    .orderBy(asc(userBatchRows.position));
  const isLate = now.getTime() - batch.createdAt.getTime() > undoDays * day;
  const changed = rows.filter(({ leftOut }) => leftOut === null);
  return {
    ...batch,
    changed,
    leftOut: rows.flatMap(({ userId, username, leftOut }) =>
      leftOut === null ? [] : [{ userId, username, reason: leftOut }],
    ),
    leftAlone: changed.flatMap(({ userId, username, leftAlone }) =>
      leftAlone === null ? [] : [{ userId, username, reason: leftAlone }],
    ),
    isLate,
    mayUndo: mayUndo(batch.kind) && !isLate && batch.undoneAt === null && changed.length > 0,
  };
}
export type Batch = Awaited<ReturnType<typeof readBatch>>;

export type UndoableBatch = { id: string; kind: BatchKind; courseName: string; createdAt: Date; users: number };

/** The latest changes of the actor that can still be undone, the newest first. */
export async function listUndoableBatches({ db, actor, now }: SignedInCtx, limit = 5): Promise<UndoableBatch[]> {
  const from = new Date(now.getTime() - undoDays * day);
  const users = sql<number>`(select count(*)::int from ${userBatchRows}
    where ${userBatchRows.batchId} = ${userBatches.id} and ${userBatchRows.leftOut} is null)`;
  return db
    .select({
      id: userBatches.id,
      kind: userBatches.kind,
      courseName: userBatches.courseName,
      createdAt: userBatches.createdAt,
      users,
    })
    .from(userBatches)
    .where(
      and(
        eq(userBatches.createdBy, actor.userId),
        gte(userBatches.createdAt, from),
        isNull(userBatches.undoneAt),
        inArray(userBatches.kind, batchKinds.filter(mayUndo)),
        gt(users, 0),
      ),
    )
    .orderBy(desc(userBatches.createdAt))
    .limit(limit);
}

export async function forgetOldBatches({ db, now }: Pick<Ctx, "db" | "now">) {
  await db.delete(userBatches).where(lt(userBatches.createdAt, new Date(now.getTime() - keptDays * day)));
}
