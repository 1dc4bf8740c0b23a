import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowOf } from "~/db/rows.server";
import { missions } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import type { MissionDocument } from "../../../content/mission-schema";
import { say } from "~/texts/say";
import { findMission, findOwnMission, maxMissions, type StoredMission } from "./mission";

type Written = { title: string; document: MissionDocument };

/** `copiedFrom`: a mission that the actor may read. */
export function createMission(
  ctx: SignedInCtx,
  { title, document, copiedFrom }: Written & { copiedFrom?: string | undefined },
): Promise<StoredMission> {
  return inTransaction(ctx, async (inner) => {
    const { db, now, actor } = inner;
    // One after the other, so that none exceeds the limit.
    await lockUsers(inner, [actor.userId]);
    const original = copiedFrom === undefined ? null : (await findMission(inner, copiedFrom, "mission:read")).id;
    const { own } = await rowOf(
      db,
      v.object({ own: v.number() }),
      sql`select count(*)::int as own from missions where user_id = ${actor.userId}`,
    );
    if (own >= maxMissions) throw new Refusal("conflict", say.missions.tooMany({ max: maxMissions }));
    const id = uuid();
    await db.insert(missions).values({
      ...{ id, userId: actor.userId, title, document },
      ...{ copiedFrom: original, createdAt: now, changedAt: now },
    });
    return findMission(inner, id);
  });
}

/**
 * Changes the actor's mission of `version`; refused if it was changed elsewhere in between. A changed document is
 * a new version, without a reference and no longer shared.
 */
export async function changeMission(
  ctx: SignedInCtx,
  missionId: string,
  { title, document, version }: Written & { version: number },
): Promise<StoredMission> {
  const { id } = await findOwnMission(ctx, missionId);
  const written = sql`${JSON.stringify(document)}::text::jsonb`;
  const isSame = sql`document = ${written}`;
  const changed = await countRows(
    ctx.db,
    sql`update missions set title = ${title}, document = ${written}, changed_at = ${ctx.now.toISOString()}::timestamptz,
          version = case when ${isSame} then version else version + 1 end,
          reference = case when ${isSame} then reference end,
          class_session_id = case when ${isSame} then class_session_id end
        where id = ${id} and user_id = ${ctx.actor.userId} and version = ${version} returning id`,
  );
  if (changed === 0) throw new Refusal("conflict", say.missions.changedElsewhere);
  return findMission(ctx, id);
}

/** Deletes the actor's mission and everyone's flights of it. */
export async function deleteMission(ctx: SignedInCtx, missionId: string): Promise<void> {
  const { id } = await findOwnMission(ctx, missionId);
  await ctx.db.delete(missions).where(and(eq(missions.id, id), eq(missions.userId, ctx.actor.userId)));
}
