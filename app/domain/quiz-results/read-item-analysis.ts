import { eq } from "drizzle-orm";
import { catalogueQuestions } from "~/db/schema";
import { readStandingRegrades } from "~/domain/attempts/standing-regrades";
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
    readAnswerKey(ctx, quiz),
  ]);
  return analyseItems(students, data, key);
}

/** The class's key, then that of the curriculum. */
async function readAnswerKey({ db }: SignedInCtx, { session, scenario }: ClassQuiz): Promise<AnswerKey> {
  const { scenarioId } = scenario;
  const regrades = await readStandingRegrades(db, session.id, scenarioId);
  const rows = await db
    .select({ text: catalogueQuestions.text, answers: catalogueQuestions.answers })
    .from(catalogueQuestions)
    .where(eq(catalogueQuestions.scenarioId, scenarioId));
  const ofCurriculum = rows.map(({ text, answers }) => {
    const rightAnswers = answers.filter(({ correct }) => correct).map((answer) => answer.text);
    return [text, new Set(rightAnswers)] as const;
  });
  const ofClass = regrades.flatMap(({ rule: { question, right } }) =>
    right === null ? [] : [[question, new Set(right)] as const],
  );
  return new Map([...ofCurriculum, ...ofClass]);
}
