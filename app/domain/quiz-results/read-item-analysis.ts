import { eq } from "drizzle-orm";
import { catalogueQuestions } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { analyseItems, type AnswerKey, type ItemAnalysis } from "./item-analysis";
import { listQuizStudents, readQuizData, type ClassQuiz, type QuizStudent } from "./read-quiz-responses";

/**
 * How each question of a quiz or lesson worked in a class: over the enrolled students, with the attempt that counts.
 */
export async function readItemAnalysis(
  ctx: SignedInCtx,
  quiz: ClassQuiz,
  known?: QuizStudent[],
): Promise<ItemAnalysis> {
  const [students, data, key] = await Promise.all([
    known ?? listQuizStudents(ctx, quiz.session.id),
    readQuizData(ctx, quiz),
    readAnswerKey(ctx, quiz.scenario.scenarioId),
  ]);
  return analyseItems(students, data, key);
}

async function readAnswerKey({ db }: SignedInCtx, scenarioId: string): Promise<AnswerKey> {
  const rows = await db
    .select({ text: catalogueQuestions.text, answers: catalogueQuestions.answers })
    .from(catalogueQuestions)
    .where(eq(catalogueQuestions.scenarioId, scenarioId));
  return new Map(
    rows.map(({ text, answers }) => [
      text,
      new Set(answers.filter(({ correct }) => correct).map((answer) => answer.text)),
    ]),
  );
}
