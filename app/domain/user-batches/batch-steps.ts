// Shared by a change of many users and its Undo: both run in steps.
import { setImmediate as nextTurn, setTimeout as rest } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import { userBatches } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import type { Before } from "./change-users";

/** Short steps: the embedded database runs one statement at a time, and other requests wait. */
export const rowsPerStep = 25;
/** Milliseconds in which other requests that waited for a step are expected to return. */
const othersRemembered = 1_000;

export type StepOptions = {
  /** The number of other statements that wait for the database. */
  countWaiting?: () => number;
  onProgress?: (done: number, total: number) => void | Promise<void>;
};

/** Takes steps until one finds nothing left to do. Each step gets its own time. */
export async function walkSteps(
  ctx: SignedInCtx,
  total: number,
  { countWaiting, onProgress }: StepOptions,
  takeOne: (ctx: SignedInCtx) => Promise<number>,
): Promise<void> {
  const begun = performance.now();
  let othersSeen = -Infinity;
  for (let done = 0; ;) {
    const started = performance.now();
    const rowCount = await takeOne({ ...ctx, now: new Date(ctx.now.getTime() + Math.floor(started - begun)) });
    if (rowCount === 0) return;
    done += rowCount;
    const ended = performance.now();
    if (countWaiting && countWaiting() > 0) othersSeen = ended;
    await onProgress?.(Math.min(done, total), total);
    // While other requests come in, they get half of the time.
    if (ended - othersSeen < othersRemembered) await rest(ended - started);
    else await nextTurn();
  }
}

/** Refuses if the batch was deleted or is being undone. */
export async function noteRunning({ db, now }: SignedInCtx, batchId: string, isUndo = false) {
  const [batch] = await db
    .update(userBatches)
    .set({ runningAt: now })
    .where(eq(userBatches.id, batchId))
    .returning({ undoAt: userBatches.undoAt });
  if (!batch) throw notFound("change");
  if (!isUndo && batch.undoAt !== null) throw new Refusal("conflict", say.batchRefusals.undoing);
}

/** `reason`: why nothing was done although it was planned; null if it was done. */
type SettledRow = { position: number; reason: Text | null; before: Before };

export async function settleRows({ db, now }: SignedInCtx, batchId: string, rows: readonly SettledRow[]) {
  if (rows.length === 0) return;
  const storedRows = rows.map(({ reason, ...row }) => ({ ...row, reason: reason && storeText(reason) }));
  await db.execute(sql`update user_batch_rows set left_out = r.reason, is_late = r.reason is not null,
      before = r.before, done_at = case when r.reason is null then ${timeOf(now)} end
    from jsonb_to_recordset(${JSON.stringify(storedRows)}::text::jsonb) as r(position int, reason text, before jsonb)
    where batch_id = ${batchId} and user_batch_rows.position = r.position
      and left_out is null and done_at is null`);
}
