import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { cooldownEnd, triesAt, type GivenAnswer } from "../../../content/lesson-rules";
import { attempts, attemptStarts, type EditionQuestion } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { storeAnswers, lockPlayer, readStandings } from "./earlier-answers";
import { AnsweredQuestion } from "~/domain/evidence";
import { say } from "~/texts/say";
import { readBounds } from "./find-bounds";
import { hasAnswers, rightAnswersOf, weighAnswer } from "./grade-answers";
import { isCheckedLesson } from "./grade-attempt";
import { readPlayRules } from "./play-rules";
import { inGradingEdition } from "./start-of-attempt";
import { translateExplanations } from "./translate-questions";

/** `right` and `explanation`: only after a right answer, or when no try is left. */
export type CheckedAnswer = {
  question: string;
  isRight: boolean;
  points: number;
  maxPoints: number;
  triesLeft: number;
  /** This start already has its answer; a new one changes nothing. */
  wasTold: boolean;
  /** When another attempt can answer it for full points again; missing if this answer got them. */
  fullPointsAt?: Date;
  right?: string[];
  explanation?: string | null;
};

/**
 * Checks an answer in a lesson and stores it: a start has one answer per question, whatever is sent after it was shown.
 * Refuses quizzes, which are graded on submission, and a start that has ended in its attempt.
 */
export async function checkAnswer(
  ctx: SignedInCtx,
  startId: string,
  { question: key, chosen }: v.InferOutput<typeof AnsweredQuestion>,
): Promise<CheckedAnswer> {
  const start = await requireOpenStart(ctx, startId);
  const question = await requireQuestion(ctx, start, key, chosen);
  const rules = await readPlayRules(ctx, start.classSessionId);
  const { weighed, wasTold, fullPointsAt } = await inTransaction(ctx, async (inner) => {
    await lockPlayer(inner, start.classSessionId);
    const standing = (await readStandings(inner, { ...start, startId }, rules)).get(key);
    const weighed = weighAnswer(question, chosen, standing);
    const fullPointsAt =
      standing && standing.is !== "open" ? standing.fullPointsAt : cooldownEnd(ctx.now, rules.cooldownMinutes);
    if (standing?.is === "answered") return { weighed, wasTold: true, fullPointsAt };
    if (standing?.is === "open" && standing.last && isRepeat(standing.last, chosen))
      return { weighed: { ...weighed, ...standing.last, tries: standing.tries }, wasTold: false, fullPointsAt };
    await storeAnswers(inner, { scenarioId: start.scenarioId, startId }, [{ ...weighed, question: key }]);
    return { weighed, wasTold: false, fullPointsAt };
  });
  const { isRight, isTold, tries, points } = weighed;
  const explained = { question: key, explanation: question.explanation ?? null };
  const [{ explanation } = explained] =
    isTold && rules.showsAnswers ? await translateExplanations(ctx, start, [explained]) : [];
  return {
    question: key,
    isRight,
    points,
    maxPoints: question.points,
    wasTold,
    triesLeft: isTold ? 0 : triesAt(question) - tries,
    ...(isTold && points < question.points && { fullPointsAt }),
    ...(isTold && rules.showsAnswers && { right: rightAnswersOf(question), explanation }),
  };
}

/** The same answer again isn't another try: the response may have been lost. */
const isRepeat = (last: GivenAnswer, chosen: string[]) =>
  [...last.chosen].sort().join(" ") === [...chosen].sort().join(" ");

async function requireOpenStart({ db, actor }: SignedInCtx, startId: string) {
  const [start] = await db
    .select({
      scenarioId: attemptStarts.scenarioId,
      editionId: attemptStarts.editionId,
      classSessionId: attemptStarts.classSessionId,
      attemptId: attempts.id,
    })
    .from(attemptStarts)
    .leftJoin(attempts, eq(attempts.startId, attemptStarts.id))
    .where(and(eq(attemptStarts.id, startId), eq(attemptStarts.userId, actor.userId)));
  if (!start) throw notFound("start");
  if (start.attemptId) throw new Refusal("conflict", say.attemptRefusals.startUsed);
  return start;
}

async function requireQuestion(
  { db }: SignedInCtx,
  start: { scenarioId: string; editionId: number },
  key: string,
  chosen: string[],
): Promise<EditionQuestion> {
  const storedBounds = await readBounds(db, start.scenarioId);
  const bounds = storedBounds && inGradingEdition(storedBounds, start);
  if (!bounds || !isCheckedLesson(bounds)) throw new Refusal("conflict", say.attemptRefusals.answersChecked);
  const refuse = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });
  const question = bounds.editions[0]?.questions.find((one) => one.key === key);
  if (!question) throw refuse("question", say.attemptRefusals.noSuchQuestion);
  if (!hasAnswers(question, chosen)) throw refuse("chosen", say.attemptRefusals.noSuchAnswer);
  if (chosen.length === 0) throw refuse("chosen", say.attemptRefusals.answerRequired);
  return question;
}
