import { and, desc, eq, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { countRows } from "~/db/rows.server";
import { userBatches } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { selectMatching, type UserMatch } from "~/domain/accounts/list-users";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { maxInBatch, needsTarget, type BatchKind } from "./batch-rules";
import type { TargetChoice } from "./batch-target";
import { storeBatchPlan } from "./store-batch-plan";
import { isAdministered } from "./plan-batch";

/** Single users, or all users of a list; `search` is that list's query. */
export type Selection = { userIds: readonly string[] } | { matching: UserMatch; search: string };

/** Open plans of one administrator; the oldest are deleted. */
const maxOpen = 5;

/**
 * Stores the selected users once: users who match the list later are not added. Then plans the change, unless a course,
 * a role or an organization has to be chosen first. Returns the id.
 */
export async function createBatch(
  ctx: SignedInCtx,
  kind: BatchKind,
  selection: Selection,
  choice?: TargetChoice,
): Promise<string> {
  if (kind === "organization") assertCan(ctx.actor, "user:move");
  const chosen = selectChosen(ctx, selection);
  const id = uuid();
  await inTransaction(ctx, async (inner) => {
    const { db, now, actor } = inner;
    await forgetOpen(inner);
    await db.insert(userBatches).values({
      ...{ id, kind, createdBy: actor.userId, createdAt: now },
      filter: "matching" in selection ? selection.search : null,
    });
    const stored = await countRows(
      db,
      sql`insert into user_batch_rows (batch_id, position, user_id, username)
        select ${id}, row_number() over (order by u.username_key collate "C", u.id), u.id, u.username
        from ${chosen} and ${isAdministered(inner)} limit ${maxInBatch + 1} returning position`,
    );
    if (stored > maxInBatch) throw new Refusal("invalid", say.batchRefusals.tooMany({ max: maxInBatch }));
    const missingCount = "userIds" in selection ? new Set(selection.userIds).size - stored : 0;
    if (stored + missingCount === 0) throw new Refusal("invalid", say.batchRefusals.nobody);
    if (missingCount > 0) await db.update(userBatches).set({ missing: missingCount }).where(eq(userBatches.id, id));
  });
  if (choice ?? !needsTarget(kind)) await storeBatchPlan(ctx, id, choice ?? {});
  return id;
}

function selectChosen(ctx: SignedInCtx, selection: Selection): SQL {
  if ("userIds" in selection) {
    const ids = [...new Set(selection.userIds)];
    if (ids.length === 0) throw new Refusal("invalid", say.batchRefusals.nobody);
    if (ids.length > maxInBatch) throw new Refusal("invalid", say.batchRefusals.tooMany({ max: maxInBatch }));
    return sql`users u where u.id in (select value::uuid
      from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
  }
  const matching = selectMatching(ctx, selection.matching);
  if (!matching) throw new Refusal("invalid", say.batchRefusals.nobody);
  return matching;
}

async function forgetOpen({ db, actor }: SignedInCtx) {
  const ofActor = and(eq(userBatches.createdBy, actor.userId), isNull(userBatches.begunAt));
  const latest = await db
    .select({ id: userBatches.id })
    .from(userBatches)
    .where(ofActor)
    .orderBy(desc(userBatches.createdAt), desc(userBatches.id))
    .limit(maxOpen - 1);
  const newestIds = latest.map(({ id }) => id);
  await db
    .delete(userBatches)
    .where(newestIds.length > 0 ? and(ofActor, notInArray(userBatches.id, newestIds)) : ofActor);
}
