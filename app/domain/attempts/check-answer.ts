import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { triesAt } from "../../../content/lesson-rules";
import { attempts, attemptStarts, type EditionQuestion } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { keepAnswers, lockPlayer, readEarlierAnswers } from "./earlier-answers";
import { AnsweredQuestion } from "./evidence";
import { readBounds } from "./find-bounds";
import { hasAnswers, isRightAnswer, rightAnswersOf, weighAnswer } from "./grade-answers";
import { tellsAnswers } from "./grade-attempt";
import type { EarlierAnswer } from "./graded";

/** `right` and `explanation`: only once it is answered rightly, or no try is left. */
export type CheckedAnswer = {
  question: string;
  isRight: boolean;
  points: number;
  maxPoints: number;
  triesLeft: number;
  /** The right answer had been told before: what is sent now changes nothing. */
  wasTold: boolean;
  right?: string[];
  explanation?: string | null;
};

/**
 * Says whether an answer in a lesson is right, and remembers it: what was told gives no other points, under whatever
 * start. Refuses a quiz, which is graded when it is handed in, and a start that has ended in its attempt.
 */
export async function checkAnswer(
  ctx: SignedInCtx,
  startId: string,
  { question: key, chosen }: v.InferOutput<typeof AnsweredQuestion>,
): Promise<CheckedAnswer> {
  const start = await requireOpenStart(ctx, startId);
  const question = await requireQuestion(ctx, start.scenarioId, key, chosen);
  const weighed = await inTransaction(ctx, async (inner) => {
    await lockPlayer(inner);
    const earlier = (await readEarlierAnswers(inner, start)).get(key);
    const isNew = !earlier?.isTold && !isRepeat(earlier, chosen);
    if (earlier && !isNew)
      return { ...earlier, isRight: isRightAnswer(question, earlier.chosen), wasTold: earlier.isTold };
    const answer = weighAnswer(question, chosen, earlier);
    await keepAnswers(inner, { scenarioId: start.scenarioId, startId }, [{ ...answer, question: key }]);
    return { ...answer, wasTold: false };
  });
  const { isRight, isTold, tries, points, wasTold } = weighed;
  return {
    question: key,
    isRight,
    points,
    maxPoints: question.points,
    wasTold,
    triesLeft: isTold ? 0 : triesAt(question) - tries,
    ...(isTold && { right: rightAnswersOf(question), explanation: question.explanation ?? null }),
  };
}

/** The same once more is no other try: an answer of ours may have been lost on its way. */
const isRepeat = (earlier: EarlierAnswer | undefined, chosen: string[]) =>
  earlier !== undefined && [...earlier.chosen].sort().join(" ") === [...chosen].sort().join(" ");

async function requireOpenStart({ db, actor }: SignedInCtx, startId: string) {
  const [start] = await db
    .select({
      scenarioId: attemptStarts.scenarioId,
      classSessionId: attemptStarts.classSessionId,
      attemptId: attempts.id,
    })
    .from(attemptStarts)
    .leftJoin(attempts, eq(attempts.startId, attemptStarts.id))
    .where(and(eq(attemptStarts.id, startId), eq(attemptStarts.userId, actor.userId)));
  if (!start) throw notFound("The start");
  if (start.attemptId) throw new Refusal("conflict", "An attempt was handed in for this start already.");
  return start;
}

async function requireQuestion(
  { db }: SignedInCtx,
  scenarioId: string,
  key: string,
  chosen: string[],
): Promise<EditionQuestion> {
  // What is told stays told: not by what this process remembers of a key that was put right since.
  const bounds = await readBounds(db, scenarioId);
  if (!bounds || !tellsAnswers(bounds))
    throw new Refusal("conflict", "Answers of this scenario are looked at when its attempt is handed in.");
  const refuse = (field: string, message: string) => new Refusal("invalid", message, { [field]: [message] });
  const asked = bounds.editions.flatMap(({ questions }) => questions.filter((question) => question.key === key));
  if (asked.length === 0) throw refuse("question", "The curriculum has no such question in this scenario.");
  const question = asked.find((one) => hasAnswers(one, chosen));
  if (!question) throw refuse("chosen", "The curriculum has no such answer to this question.");
  if (chosen.length === 0) throw refuse("chosen", "Choose an answer.");
  return question;
}
