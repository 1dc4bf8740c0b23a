import { eq } from "drizzle-orm";
import { gameAnswers, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";

export type GameAnswers = {
  answeredAt: string | null;
  answeredBy: string | null;
  refusedAt: string | null;
  refusal: string | null;
};

/**
 * When a build last accepted its startup data on a player's page, and when it last refused; null if nobody has played
 * it.
 */
export async function readGameAnswers({ db, actor }: SignedInCtx, build: string): Promise<GameAnswers | null> {
  assertCan(actor, "game:manage");
  const [row] = await db
    .select({
      answeredAt: gameAnswers.answeredAt,
      answeredBy: users.username,
      refusedAt: gameAnswers.refusedAt,
      refusal: gameAnswers.refusal,
    })
    .from(gameAnswers)
    .leftJoin(users, eq(users.id, gameAnswers.answeredBy))
    .where(eq(gameAnswers.build, build));
  if (!row) return null;
  const { answeredAt, refusedAt } = row;
  return { ...row, answeredAt: answeredAt?.toISOString() ?? null, refusedAt: refusedAt?.toISOString() ?? null };
}
