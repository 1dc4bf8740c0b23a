import { eq } from "drizzle-orm";
import { userBatches, userBatchRows } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { withCourseLocked } from "~/domain/courses/lock-course";
import type { MailSite } from "~/domain/mail/mail-site";
import { notFound } from "~/domain/refusal";
import { batchTexts } from "./batch-rules";
import { changeUsers, type Before } from "./change-users";
import { lockBatch } from "./lock-batch";
import { planBatch, type BatchOrder, type BatchPlan } from "./plan-batch";

type Confirmed = BatchOrder & {
  /** Made with the preview: however often it is sent, the change is made once. */
  batchId: string;
  /** Those whom the preview named; nobody else is changed. */
  confirmedIds: readonly string[];
};

/**
 * Changes all the confirmed users in one transaction, as far as that is still right, and keeps what was done and what
 * was not. Answers the batch's id, by which it can be read and undone.
 */
export async function applyBatch(ctx: SignedInCtx, order: Confirmed, site: MailSite): Promise<string> {
  const run = (inner: SignedInCtx) => applyWithin(inner, order, site);
  if (order.kind === "enrol" && order.courseId)
    return withCourseLocked(ctx, order.courseId, run, { action: "course:change" });
  return inTransaction(ctx, run);
}

async function applyWithin(ctx: SignedInCtx, order: Confirmed, site: MailSite): Promise<string> {
  const { batchId, kind } = order;
  const { db, now, actor } = ctx;
  await lockBatch(ctx, kind, order.userIds);
  const [isFirst] = await db
    .insert(userBatches)
    .values({ id: batchId, createdBy: actor.userId, createdAt: now, kind })
    .onConflictDoNothing()
    .returning({ id: userBatches.id });
  if (!isFirst) return requireOwn(ctx, batchId);
  const plan = keepConfirmed(await planBatch(ctx, order), new Set(order.confirmedIds));
  if (plan.course)
    await db
      .update(userBatches)
      .set({ courseId: plan.course.id, courseName: plan.course.name })
      .where(eq(userBatches.id, batchId));
  const before = await changeUsers(ctx, plan, site);
  await storeRows(ctx, batchId, plan, before);
  return batchId;
}

async function requireOwn({ db, actor }: SignedInCtx, batchId: string): Promise<string> {
  const [batch] = await db
    .select({ createdBy: userBatches.createdBy })
    .from(userBatches)
    .where(eq(userBatches.id, batchId));
  if (batch?.createdBy !== actor.userId) throw notFound("The change");
  return batchId;
}

/** Who was left out of the preview is not changed, though it would be right by now. */
function keepConfirmed(plan: BatchPlan, confirmed: ReadonlySet<string>): BatchPlan {
  const late = plan.affected.filter(({ id }) => !confirmed.has(id));
  return {
    ...plan,
    affected: plan.affected.filter(({ id }) => confirmed.has(id)),
    leftOut: [...plan.leftOut, ...late.map((user) => ({ user, reason: batchTexts.sinceLooked }))],
  };
}

async function storeRows({ db }: SignedInCtx, batchId: string, plan: BatchPlan, before: ReadonlyMap<string, Before>) {
  const changed = plan.affected.map(({ id, username }) => ({
    userId: id,
    username,
    leftOut: null,
    before: before.get(id) ?? {},
  }));
  const leftOut = plan.leftOut.map(({ user, reason }) => ({
    userId: user.id,
    username: user.username,
    leftOut: reason,
    before: {},
  }));
  const rows = [...changed, ...leftOut];
  if (rows.length === 0) return;
  await db.insert(userBatchRows).values(rows.map((row, position) => ({ batchId, position, ...row })));
}
