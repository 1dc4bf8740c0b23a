import { and, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { courses, passwordResets, userBatches, userBatchRows, users } from "~/db/schema";
import { asSubject } from "~/domain/accounts/administered-user";
import { mayEdit } from "~/domain/accounts/user-rules";
import { recordChanges } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { withCourseLocked } from "~/domain/courses/lock-course";
import { Refusal } from "~/domain/refusal";
import { batchTexts, mayUndo } from "./batch-rules";
import { Before, reopenSignIns, setUsersEnabled, type UndoRow } from "./change-users";
import { lockBatch } from "./lock-batch";
import { keepLastSystemAdmin, keepWithinLimits, readBatchUsers, type LeftOut } from "./plan-batch";
import { readBatch, type Batch } from "./read-batch";
import { undoEnrolment } from "./undo-enrolment";

/**
 * Restores what a batch has changed, and only that, in one transaction: whoever was changed by somebody else since is
 * left alone, and told of with the reason.
 */
export async function undoBatch(ctx: SignedInCtx, batchId: string): Promise<void> {
  // Neither the course nor the users of a batch ever change.
  const { courseId, kind, changed } = await readBatch(ctx, batchId);
  const isThere = courseId !== null && (await ctx.db.$count(courses, eq(courses.id, courseId))) > 0;
  const run = async (inner: SignedInCtx) => {
    await lockBatch(
      inner,
      kind,
      changed.map(({ userId }) => userId),
    );
    await undoWithin(inner, batchId);
  };
  // The course's lock comes before the users', as in every other change of members.
  if (courseId && isThere) await withCourseLocked(ctx, courseId, run, { action: "course:change" });
  else await inTransaction(ctx, run);
}

async function undoWithin(ctx: SignedInCtx, batchId: string) {
  const batch = await readBatch(ctx, batchId, { isLocked: true });
  if (!mayUndo(batch.kind)) throw new Refusal("conflict", batchTexts.notUndoable);
  if (batch.undoneAt) throw new Refusal("conflict", batchTexts.undone).toldAs("info");
  if (batch.isLate) throw new Refusal("conflict", batchTexts.tooLate);
  const ids = batch.changed.map(({ userId }) => userId);
  if (ids.length > 0) {
    const people = await readBatchUsers(ctx, ids, null);
    const byId = new Map(people.map((user) => [user.id, user]));
    const leftAlone = new Map<string, string>();
    const rows = batch.changed.flatMap(({ userId, before }): UndoRow[] => {
      const user = byId.get(userId);
      if (user && (batch.kind === "enrol" || mayEdit(ctx.actor, user.role)))
        return [{ user, before: v.parse(Before, before) }];
      leftAlone.set(userId, batchTexts.gone);
      return [];
    });
    for (const { user, reason } of await restore(ctx, batch, rows)) leftAlone.set(user.id, reason);
    await tellLeftAlone(ctx, batch, leftAlone);
  }
  await ctx.db.update(userBatches).set({ undoneAt: ctx.now }).where(eq(userBatches.id, batchId));
}

async function tellLeftAlone({ db }: SignedInCtx, { id }: Batch, leftAlone: ReadonlyMap<string, string>) {
  for (const [userId, reason] of leftAlone)
    await db
      .update(userBatchRows)
      .set({ leftAlone: reason })
      .where(and(eq(userBatchRows.batchId, id), eq(userBatchRows.userId, userId)));
}

/** Restores what can be, and answers who is left alone. */
async function restore(ctx: SignedInCtx, batch: Batch, rows: UndoRow[]): Promise<LeftOut[]> {
  if (rows.length === 0) return [];
  if (batch.kind === "enrol") return undoEnrolment(ctx, batch, rows);
  if (batch.kind === "reset") return undoReset(ctx, batch, rows);
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
  const leftAlone = rows.filter((row) => !isSame(row)).map(({ user }) => ({ user, reason: batchTexts.changed }));
  const same = rows.filter(isSame);
  const people = same.map(({ user }) => user);
  if (batch.kind === "enable") {
    const kept = await keepLastSystemAdmin(ctx, people, leftAlone);
    if (kept.length > 0) await setUsersEnabled(ctx, kept, false, "undoEnable");
    return leftAlone;
  }
  const kept = new Set(await keepWithinLimits(ctx, people, leftAlone));
  if (kept.size > 0) await setUsersEnabled(ctx, [...kept], true, "undoDisable");
  await reopen(
    ctx,
    batch,
    same.filter(({ user }) => kept.has(user)),
  );
  return leftAlone;
}

async function undoReset(ctx: SignedInCtx, batch: Batch, rows: UndoRow[]): Promise<LeftOut[]> {
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
    .map(({ user }) => ({ user, reason: user.resetPasswordPending ? batchTexts.askedAgain : batchTexts.passwordSet }));
  if (restored.length === 0) return leftAlone;
  await db
    .update(users)
    .set({ resetPasswordPending: false })
    .where(inArray(users.id, idsOf(restored)));
  const own = restored.flatMap(({ before }) => before.codeHash ?? []);
  await db.update(passwordResets).set({ usedAt: now }).where(inArray(passwordResets.tokenHash, own));
  const voided = restored.flatMap(({ before }) => before.voidedHashes);
  if (voided.length > 0)
    await db
      .update(passwordResets)
      .set({ usedAt: null })
      .where(and(inArray(passwordResets.tokenHash, voided), eq(passwordResets.usedAt, batch.createdAt)));
  await reopen(ctx, batch, restored);
  await recordChanges(
    ctx,
    restored.map(({ user }) => ({ action: "user.undoReset" as const, ...asSubject(user) })),
  );
  return leftAlone;
}

const idsOf = (rows: UndoRow[]) => rows.map(({ user }) => user.id);

const reopen = (ctx: SignedInCtx, batch: Batch, rows: UndoRow[]) =>
  reopenSignIns(
    ctx,
    batch.createdAt,
    rows.map(({ user, before }) => ({ userId: user.id, before })),
  );
