import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, timeOf } from "~/db/rows.server";
import { userBatches } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { withCourseLocked } from "~/domain/courses/lock-course";
import type { MailSite } from "~/domain/mail/compose-mail";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { noteRunning, rowsPerStep, settleRows, walkSteps, type StepOptions } from "./batch-steps";
import { typedTextOf, type BatchTarget } from "./batch-rules";
import { noTarget, readTarget } from "./batch-target";
import { changeOneByOne, isOneByOne } from "./change-one";
import { changeUsers } from "./change-users";
import { lockBatch } from "./lock-batch";
import { planPart } from "./plan-batch";
import { readBatch, type Batch } from "./read-batch";

type RunOptions = StepOptions & {
  site: MailSite;
  /** The typed number of users, before they are deleted. */
  typed?: string;
};

/**
 * Runs a plan, in steps with a transaction each. Leaves out users to whom the plan no longer applies, with the reason.
 * An interrupted run can resume; a finished one does nothing.
 */
export async function runBatch(ctx: SignedInCtx, batchId: string, options: RunOptions): Promise<void> {
  const batch = await readBatch(ctx, batchId);
  if (batch.undoAt !== null) throw new Refusal("conflict", say.batchRefusals.undoing);
  if (batch.doneAt !== null) return;
  if (batch.kind === "role") requireRecentProof(ctx);
  if (batch.plannedAt === null) throw new Refusal("conflict", say.batchRefusals.notPlanned);
  if (batch.begunAt === null) requireTyped(batch, options.typed ?? "");
  // The target must still be one that the actor may give.
  const target = await readTarget(ctx, batch.kind, batch);
  await begin(ctx, batchId);
  await walkSteps(ctx, batch.counts.pending, options, (inner) => takeStep(inner, batch, target, options.site));
  await ctx.db
    .update(userBatches)
    .set({ doneAt: ctx.now })
    .where(and(eq(userBatches.id, batchId), isNull(userBatches.doneAt), isNull(userBatches.undoAt)));
}

function requireTyped({ kind, counts }: Batch, typed: string) {
  const expectedText = typedTextOf(counts.pending);
  if (kind !== "delete" || typed.replace(/[\s.,]/g, "") === expectedText) return;
  const reason = say.batchRefusals.typeCount({ count: expectedText });
  throw new Refusal("invalid", reason, { typed: [reason] });
}

async function begin({ db, now }: SignedInCtx, batchId: string) {
  const startedRows = await db
    .update(userBatches)
    .set({ begunAt: sql`coalesce(${userBatches.begunAt}, ${timeOf(now)})`, runningAt: now })
    .where(and(eq(userBatches.id, batchId), isNotNull(userBatches.plannedAt), isNull(userBatches.undoAt)))
    .returning({ id: userBatches.id });
  if (startedRows.length === 0) throw new Refusal("conflict", say.batchRefusals.undoing);
}

async function takeStep(ctx: SignedInCtx, batch: Batch, target: BatchTarget, site: MailSite): Promise<number> {
  const rows = await readPending(ctx, batch.id);
  if (rows.length === 0) return 0;
  if (isOneByOne(batch.kind)) {
    await noteRunning(ctx, batch.id);
    await changeOneByOne(ctx, batch, target, rows);
    return rows.length;
  }
  const run = (inner: SignedInCtx) => changeTogether(inner, batch, target, site, rows);
  await (target.course
    ? withCourseLocked(ctx, target.course.id, run, { action: "course:change" })
    : inTransaction(ctx, run));
  return rows.length;
}

const PendingRow = v.object({ position: v.number(), userId: v.string() });
type PendingRow = v.InferOutput<typeof PendingRow>;

const readPending = ({ db }: SignedInCtx, batchId: string) =>
  rowsOf(
    db,
    PendingRow,
    sql`select position, user_id as "userId" from user_batch_rows where batch_id = ${batchId}
      and left_out is null and done_at is null order by position limit ${rowsPerStep}`,
  );

async function changeTogether(
  ctx: SignedInCtx,
  batch: Batch,
  target: BatchTarget,
  site: MailSite,
  chosen: readonly PendingRow[],
) {
  const { id, kind } = batch;
  await lockBatch(
    ctx,
    kind,
    chosen.map(({ userId }) => userId),
  );
  await noteRunning(ctx, id);
  // A concurrent run may have done some of them.
  const still = new Set((await readPending(ctx, id)).map(({ position }) => position));
  const rows = chosen.filter(({ position }) => still.has(position));
  const plan = await planPart(
    ctx,
    kind,
    target.course ? { ...noTarget, course: target.course } : target,
    rows.map(({ userId }) => userId),
  );
  const before = await changeUsers(ctx, plan, site);
  const reasons = new Map(plan.leftOut.map(({ user, reason }) => [user.id, reason]));
  const affected = new Set(plan.affected.map(({ id: userId }) => userId));
  await settleRows(
    ctx,
    id,
    rows.map(({ position, userId }) => ({
      position,
      reason: affected.has(userId) ? null : (reasons.get(userId) ?? say.batchReasons.gone),
      before: before.get(userId) ?? {},
    })),
  );
}
