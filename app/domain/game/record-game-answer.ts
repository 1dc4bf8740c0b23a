import { sql } from "drizzle-orm";
import * as v from "valibot";
import { gameAnswers } from "~/db/schema";
import { canRole } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { countGameAnswer } from "~/domain/limits/count-play";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** What a player's page reports after handing over the startup data. An empty `refusal`: the game accepted it. */
export const GameAnswer = v.object({
  build: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  refusal: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, 500)),
    ),
    "",
  ),
});

/** A class that starts together writes one row, not one per student. */
const restMilliseconds = 60_000;

/**
 * Records when the offered build last accepted its startup data, and when it last refused. Ignores other builds, and
 * staff who try the game.
 */
export async function recordGameAnswer(
  ctx: SignedInCtx,
  { build, refusal }: v.InferOutput<typeof GameAnswer>,
  offered: string,
) {
  const { db, now, actor } = ctx;
  await countGameAnswer(ctx);
  if (build !== offered) {
    const reason = say.games.otherBuild;
    throw new Refusal("conflict", reason, { build: [reason] });
  }
  if (canRole(actor.role, "instructor:open")) return;
  const values = refusal ? { refusedAt: now, refusal } : { answeredAt: now, answeredBy: actor.userId };
  const last = refusal ? gameAnswers.refusedAt : gameAnswers.answeredAt;
  await db
    .insert(gameAnswers)
    .values({ build, ...values })
    .onConflictDoUpdate({
      target: gameAnswers.build,
      set: values,
      setWhere: sql`${last} is null or ${last} <= ${new Date(now.getTime() - restMilliseconds)}`,
    });
}
