import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { userBatches } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { readTarget, type TargetChoice } from "./batch-target";
import { nothingUsed, planPart } from "./plan-batch";
import { readBatch } from "./read-batch";

const rowsPerPart = 500;

/** Plans the change of each selected user and stores the plan. A batch is planned once. */
export async function storeBatchPlan(ctx: SignedInCtx, batchId: string, choice: TargetChoice): Promise<void> {
  const { kind } = await readBatch(ctx, batchId);
  const target = await readTarget(ctx, kind, choice);
  const { course, role, organization } = target;
  const chosenTarget = {
    ...{ courseId: course?.id ?? null, courseName: course?.name ?? "", role },
    ...{ organizationId: organization?.id ?? null, organizationName: organization?.name ?? "" },
  };
  // If two concurrent requests choose differently, one is refused.
  const isSame = and(
    sql`${userBatches.courseId} is not distinct from ${chosenTarget.courseId}::uuid`,
    sql`${userBatches.role} is not distinct from ${chosenTarget.role}::text`,
    eq(userBatches.organizationName, chosenTarget.organizationName),
  );
  const isUnset = and(isNull(userBatches.courseId), isNull(userBatches.role), eq(userBatches.organizationName, ""));
  const claimed = await ctx.db
    .update(userBatches)
    .set(chosenTarget)
    .where(and(eq(userBatches.id, batchId), isNull(userBatches.plannedAt), or(isUnset, isSame)))
    .returning({ id: userBatches.id });
  if (claimed.length === 0) throw new Refusal("conflict", say.batchRefusals.planned);
  const carry = nothingUsed();
  for (let after = -1; ;) {
    const rows = await readPart(ctx, batchId, after);
    const last = rows.at(-1);
    if (!last) break;
    after = last.position;
    const ids = rows.map(({ userId }) => userId);
    const { affected, leftOut } = await planPart(ctx, kind, target, ids, carry);
    const reasons = new Map<string, Text | null>([
      ...affected.map(({ id }) => [id, null] as const),
      ...leftOut.map(({ user, reason }) => [user.id, reason] as const),
    ]);
    const plannedRows = rows.map(({ position, userId }) => {
      const reason = reasons.get(userId);
      return { position, reason: reason === null ? null : storeText(reason ?? say.batchReasons.gone) };
    });
    await ctx.db.execute(sql`update user_batch_rows set left_out = r.reason
      from jsonb_to_recordset(${JSON.stringify(plannedRows)}::text::jsonb) as r(position int, reason text)
      where batch_id = ${batchId} and user_batch_rows.position = r.position`);
    await nextTurn();
  }
  await ctx.db.update(userBatches).set({ plannedAt: ctx.now }).where(eq(userBatches.id, batchId));
}

const PartRow = v.object({ position: v.number(), userId: v.string() });

const readPart = ({ db }: SignedInCtx, batchId: string, after: number) =>
  rowsOf(
    db,
    PartRow,
    sql`select position, user_id as "userId" from user_batch_rows
      where batch_id = ${batchId} and position > ${after} order by position limit ${rowsPerPart}`,
  );
