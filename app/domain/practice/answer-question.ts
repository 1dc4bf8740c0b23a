import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { practiceReviews } from "~/db/schema";
import { translateExplanations } from "~/domain/attempts/translate-questions";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { AnsweredQuestion } from "~/domain/evidence";
import { idSchema } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { requireSignInId } from "~/domain/access";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";
import { readCatalogueQuestions, type CatalogueQuestion } from "./ask-questions";
import { isRightInPractice, rightKeysOf } from "./judge-answer";
import { memoryOf } from "./plan-session";
import { readCards, type OwnCard } from "./read-cards";
import { remember } from "./schedule";
import { readStudentDay } from "./student-day";

/** `id`: made by the client, for this answer. */
export const PracticeAnswer = v.object({
  id: idSchema(),
  scenarioId: idSchema(() => keyed(say.refusals.notFound({ thing: "scenario" }))),
  ...AnsweredQuestion.entries,
  isSure: v.boolean(),
});
export type PracticeAnswer = v.InferOutput<typeof PracticeAnswer>;

export type PracticeFeedback = {
  isRight: boolean;
  right: string[];
  explanation: string | null;
  /** When the question is due again. */
  dueOn: string;
  /** False: the question isn't due, or was answered today, maybe on another device. Nothing has changed. */
  counted: boolean;
};

/**
 * Judges an answer in practice. The first answer of a day sets when the question is due again, because its feedback has
 * shown what is right; the same request again returns the same. Grades, leaderboards and attempts don't change.
 */
export async function answerPracticeQuestion(
  ctx: SignedInCtx,
  answer: PracticeAnswer,
  personZone: string | null = null,
): Promise<PracticeFeedback> {
  requireSignInId(ctx.actor);
  const { scenarioId, question: key, chosen } = answer;
  const day = await readStudentDay(ctx, personZone);
  return inTransaction(ctx, async (inner) => {
    // One answer of a student at a time, whatever devices send.
    await lockUsers(inner, [inner.actor.userId]);
    const card = (await readCards(inner, day.timeZone, scenarioId)).find(({ question }) => question === key);
    const [question] = card ? await readCatalogueQuestions(inner, [card]) : [];
    if (!card || !question) throw notFound("question");
    refuseImpossible(question, chosen);
    const known = await readReview(inner, answer.id);
    if (known && !isSame(known, answer)) throw new Refusal("conflict", say.practice.otherAnswer);
    const shown = await feedbackOf(inner, card, question);
    if (known) return { ...shown, isRight: known.isRight, dueOn: known.dueOn, counted: true };
    const isRight = isRightInPractice(question, card.key?.right ?? null, chosen);
    const before = memoryOf(card);
    if (before.dueOn > day.today) return { ...shown, isRight, dueOn: before.dueOn, counted: false };
    const memory = remember(before, day.today, { isRight, isSure: answer.isSure });
    await store(inner, answer, { ...memory, isRight });
    return { ...shown, isRight, dueOn: memory.dueOn, counted: true };
  });
}

function refuseImpossible({ answers }: CatalogueQuestion, chosen: readonly string[]) {
  const refuse = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });
  if (chosen.length === 0) throw refuse("chosen", say.attemptRefusals.answerRequired);
  if (!chosen.every((one) => answers.some(({ key }) => key === one)))
    throw refuse("chosen", say.attemptRefusals.noSuchAnswer);
}

const readReview = async ({ db, actor }: SignedInCtx, id: string) => {
  const [review] = await db
    .select()
    .from(practiceReviews)
    .where(and(eq(practiceReviews.userId, actor.userId), eq(practiceReviews.id, id)));
  return review;
};

const isSame = (known: typeof practiceReviews.$inferSelect, { scenarioId, question, chosen, isSure }: PracticeAnswer) =>
  known.scenarioId === scenarioId &&
  known.questionKey === question &&
  known.isSure === isSure &&
  String([...known.chosen].sort()) === String([...chosen].sort());

async function feedbackOf(ctx: SignedInCtx, { classSessionId, key }: OwnCard, question: CatalogueQuestion) {
  const { scenarioId, explanation } = question;
  const place = { scenarioId, classSessionId };
  // The explanation is of the curriculum's key.
  const ownKey = key?.right != null;
  const explained = { question: question.key, explanation: ownKey ? null : explanation };
  const [translated = explained] = await translateExplanations(ctx, place, [explained]);
  return { right: rightKeysOf(question, key?.right ?? null), explanation: translated.explanation };
}

async function store(
  { db, actor, now }: SignedInCtx,
  { id, scenarioId, question: questionKey, chosen, isSure }: PracticeAnswer,
  memory: ReturnType<typeof remember> & { isRight: boolean },
) {
  const { userId } = actor;
  await db
    .update(practiceReviews)
    .set({ isNewest: false })
    .where(
      and(
        eq(practiceReviews.userId, userId),
        eq(practiceReviews.scenarioId, scenarioId),
        eq(practiceReviews.questionKey, questionKey),
        sql`is_newest`,
      ),
    );
  await db
    .insert(practiceReviews)
    .values({ userId, id, scenarioId, questionKey, chosen, isSure, reviewedAt: now, ...memory });
}
