import { and, eq, sql } from "drizzle-orm";
import { attempts, endedQuizzes } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { mayEndAttempts, placeAt, quizReviewOf } from "./quiz-review-rule";
import { readPlacesOf } from "./read-quiz-places";

/**
 * Ends the caller's attempts at a quiz, named by one of these attempts, in its class, so that the answers may be shown.
 * Idempotent. Refused if that would not show them.
 */
export async function endQuiz(ctx: SignedInCtx, attemptId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // No attempt of the caller is stored meanwhile.
    const ownAttempt = sql`id = ${attemptId} and user_id = ${ctx.actor.userId}`;
    await lockClassSessions(inner, sql`id = (select class_session_id from attempts where ${ownAttempt})`, "key share");
    await lockUsers(inner, [ctx.actor.userId]);
    const [attempt] = await inner.db
      .select({
        scenarioId: attempts.scenarioId,
        classSessionId: attempts.classSessionId,
        checkedBy: attempts.checkedBy,
        scoreCardType: attempts.scoreCardType,
      })
      .from(attempts)
      .where(and(eq(attempts.id, attemptId), eq(attempts.userId, ctx.actor.userId)));
    if (!attempt) throw notFound("attempt");
    if (attempt.scoreCardType !== "Quiz" || attempt.checkedBy !== "server")
      throw new Refusal("conflict", say.attemptRefusals.quizNotGraded);
    const { scenarioId, classSessionId } = attempt;
    const places = await readPlacesOf(inner, scenarioId);
    const place = placeAt(places, classSessionId);
    if (quizReviewOf(place, places).closed === null) return;
    if (!mayEndAttempts(place, places))
      throw new Refusal(
        "conflict",
        say.grades.answersClosed({ closure: quizReviewOf(place, places).closed ?? "attemptsLeft" }),
      );
    const userId = ctx.actor.userId;
    await inner.db.insert(endedQuizzes).values({ userId, scenarioId, classSessionId, endedAt: ctx.now });
  });
}
