import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import { courses, passwordResets, userBatches, users } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { asSubject } from "~/domain/accounts/administered-user";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChanges } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { withCourseLocked } from "~/domain/courses/lock-course";
import { Refusal } from "~/domain/refusal";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { canUndo, undoDays } from "./batch-rules";
import { isOneByOne, undoOne } from "./change-one";
import { Before, setUsersEnabled, type UndoRow } from "./change-users";
import { lockBatch } from "./lock-batch";
import { keepLastSystemAdmin, keepWithinLimits, readBatchUsers, type LeftOut } from "./plan-batch";
import { readBatch, type Batch } from "./read-batch";
import { noteRunning, rowsPerStep, walkSteps, type StepOptions } from "./batch-steps";
import { undoEnrolment } from "./undo-enrolment";

/**
 * Restores what a batch has changed, and only that: roles, states and memberships, never a credential. Ended sign-ins
 * and voided links stay so. Runs in steps with a transaction each; users whom another administrator has changed since
 * are left alone, with the reason. An interrupted run can resume.
 */
export async function undoBatch(ctx: SignedInCtx, batchId: string, options: StepOptions = {}): Promise<void> {
  const batch = await readBatch(ctx, batchId);
  if (!canUndo(batch.kind)) throw new Refusal("conflict", say.batchRefusals.notUndoable);
  if (batch.undoneAt) throw new Refusal("conflict", say.batchRefusals.undone).withSeverity("info");
  if (batch.isLate) throw new Refusal("conflict", say.batchRefusals.tooLate({ days: undoDays }));
  if (batch.isRunning) throw new Refusal("conflict", say.batchRefusals.running);
  if (batch.kind === "role") requireRecentProof(ctx);
  await begin(ctx, batchId);
  const { courseId } = batch;
  const isThere = courseId !== null && (await ctx.db.$count(courses, eq(courses.id, courseId))) > 0;
  const total = batch.counts.changed - batch.counts.restored - batch.counts.leftAlone;
  await walkSteps(ctx, total, options, async (now) => {
    const rows = await readChanged(now, batchId);
    if (rows.length === 0) return 0;
    if (isOneByOne(batch.kind)) await undoOneByOne(now, batch, rows);
    else {
      const run = (inner: SignedInCtx) => undoTogether(inner, batch, rows);
      // Locks the course before the users, as every change of members does.
      await (courseId && isThere
        ? withCourseLocked(now, courseId, run, { action: "course:change" })
        : inTransaction(now, run));
    }
    return rows.length;
  });
  await ctx.db
    .update(userBatches)
    .set({ undoneAt: ctx.now })
    .where(and(eq(userBatches.id, batchId), isNull(userBatches.undoneAt)));
}

/** From now on the change itself takes no more steps. */
async function begin({ db, now }: SignedInCtx, batchId: string) {
  await db
    .update(userBatches)
    .set({ undoAt: sql`coalesce(${userBatches.undoAt}, ${timeOf(now)})`, runningAt: now })
    .where(eq(userBatches.id, batchId));
}

const ChangedRow = v.object({ position: v.number(), userId: v.string(), doneAt: Time, before: Before });
type ChangedRow = v.InferOutput<typeof ChangedRow>;

const readChanged = ({ db }: SignedInCtx, batchId: string): Promise<ChangedRow[]> =>
  rowsOf(
    db,
    ChangedRow,
    sql`select position, user_id as "userId", done_at as "doneAt", before from user_batch_rows
      where batch_id = ${batchId} and done_at is not null and is_undone is null order by position limit ${rowsPerStep}`,
  );

async function undoOneByOne(ctx: SignedInCtx, batch: Batch, rows: ChangedRow[]) {
  await noteRunning(ctx, batch.id, true);
  for (const row of rows) {
    const { position } = row;
    const note = (inner: SignedInCtx) => noteUndone(inner, batch.id, [{ position, reason: null }]);
    const reason = await undoOne(ctx, batch, row, note);
    // A concurrent run of the same Undo may have done it; then this does nothing.
    if (reason !== null) await noteUndone(ctx, batch.id, [{ position, reason }]);
  }
}

async function undoTogether(ctx: SignedInCtx, batch: Batch, chosen: ChangedRow[]) {
  await lockBatch(
    ctx,
    batch.kind,
    chosen.map(({ userId }) => userId),
  );
  await noteRunning(ctx, batch.id, true);
  // A concurrent run may have undone some of them.
  const still = new Set((await readChanged(ctx, batch.id)).map(({ position }) => position));
  const rows = chosen.filter(({ position }) => still.has(position));
  const ids = rows.map(({ userId }) => userId);
  const byId = new Map((await readBatchUsers(ctx, ids, null)).map((user) => [user.id, user]));
  const leftAlone = new Map<string, Text>();
  for (const [time, group] of groupByTime(rows)) {
    const undoRows = group.flatMap(({ userId, before }): UndoRow[] => {
      const user = byId.get(userId);
      if (user && (batch.kind === "enrol" || canEdit(ctx.actor, user.role))) return [{ user, before }];
      leftAlone.set(userId, say.batchReasons.gone);
      return [];
    });
    for (const { user, reason } of await restore(ctx, batch, new Date(time), undoRows)) leftAlone.set(user.id, reason);
  }
  await noteUndone(
    ctx,
    batch.id,
    rows.map(({ position, userId }) => ({ position, reason: leftAlone.get(userId) ?? null })),
  );
}

/** Memberships that one step made have the time of that step. */
function groupByTime(rows: readonly ChangedRow[]): Map<number, ChangedRow[]> {
  const groups = new Map<number, ChangedRow[]>();
  for (const row of rows) groups.set(row.doneAt.getTime(), [...(groups.get(row.doneAt.getTime()) ?? []), row]);
  return groups;
}

type SettledUndo = { position: number; reason: Text | null };

async function noteUndone({ db }: SignedInCtx, batchId: string, rows: readonly SettledUndo[]) {
  const storedRows = rows.map(({ position, reason }) => ({ position, reason: reason && storeText(reason) }));
  await db.execute(sql`update user_batch_rows set is_undone = r.reason is null, left_alone = r.reason
    from jsonb_to_recordset(${JSON.stringify(storedRows)}::text::jsonb) as r(position int, reason text)
    where batch_id = ${batchId} and user_batch_rows.position = r.position and is_undone is null`);
}

/** Restores what it can, and returns the users who are left alone. */
async function restore(ctx: SignedInCtx, batch: Batch, doneAt: Date, rows: UndoRow[]): Promise<LeftOut[]> {
  if (rows.length === 0) return [];
  if (batch.kind === "enrol") return undoEnrolment(ctx, batch, doneAt, rows);
  if (batch.kind === "reset") return undoReset(ctx, rows);
  return undoEnabled(ctx, batch, rows);
}

async function undoEnabled(ctx: SignedInCtx, batch: Batch, rows: UndoRow[]): Promise<LeftOut[]> {
  const counts = new Map(
    (
      await ctx.db
        .select({ id: users.id, count: users.enabledChanges })
        .from(users)
        .where(inArray(users.id, idsOf(rows)))
    ).map(({ id, count }) => [id, count]),
  );
  const isSame = ({ user, before }: UndoRow) => counts.get(user.id) === before.enabledChanges;
  const leftAlone = rows.filter((row) => !isSame(row)).map(({ user }) => ({ user, reason: say.batchReasons.changed }));
  const same = rows.filter(isSame);
  const people = same.map(({ user }) => user);
  if (batch.kind === "enable") {
    const remainingPeople = await keepLastSystemAdmin(ctx, people, leftAlone);
    if (remainingPeople.length > 0) await setUsersEnabled(ctx, remainingPeople, false, "undoEnable");
    return leftAlone;
  }
  const peopleWithinLimits = await keepWithinLimits(ctx, people, leftAlone);
  if (peopleWithinLimits.length > 0) await setUsersEnabled(ctx, peopleWithinLimits, true, "undoDisable");
  return leftAlone;
}

async function undoReset(ctx: SignedInCtx, rows: UndoRow[]): Promise<LeftOut[]> {
  const { db, now } = ctx;
  const hashes = rows.flatMap(({ before }) => before.codeHash ?? []);
  const open = await db
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(and(inArray(passwordResets.tokenHash, hashes), isNull(passwordResets.usedAt)));
  const openHashes = new Set(open.map(({ tokenHash }) => tokenHash));
  const isOpen = ({ user, before }: UndoRow) => user.resetPasswordPending && openHashes.has(before.codeHash ?? "");
  const restored = rows.filter(isOpen);
  const leftAlone = rows
    .filter((row) => !isOpen(row))
    .map(({ user }) => ({
      user,
      reason: user.resetPasswordPending ? say.batchReasons.askedAgain : say.batchReasons.passwordSet,
    }));
  if (restored.length === 0) return leftAlone;
  await db
    .update(users)
    .set({ resetPasswordPending: false })
    .where(inArray(users.id, idsOf(restored)));
  const sentCodes = restored.flatMap(({ before }) => before.codeHash ?? []);
  await db.update(passwordResets).set({ usedAt: now }).where(inArray(passwordResets.tokenHash, sentCodes));
  await recordChanges(
    ctx,
    restored.map(({ user }) => ({ action: "user.undoReset" as const, ...asSubject(user) })),
  );
  return leftAlone;
}

const idsOf = (rows: UndoRow[]) => rows.map(({ user }) => user.id);
