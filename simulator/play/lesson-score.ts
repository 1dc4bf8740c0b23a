import type { Lesson, Question } from "../../content/content-schema";

/** Exactly as `POST /api/scores` takes them. */
export type QuestionScorecard = {
  questionText: string;
  score: number;
  maxScore: number;
  answerScorecards: { answerText: string; answered: boolean; correct: boolean }[];
};

/** Full points for exactly the right answers, none otherwise: where several are right, all of them. */
export function scorecardOf(question: Question, chosen: readonly number[]): QuestionScorecard {
  const answerScorecards = question.answers.map(({ text, correct }, at) => ({
    answerText: text,
    answered: chosen.includes(at),
    correct,
  }));
  const isRight = question.maxScore > 0 && answerScorecards.every(({ answered, correct }) => answered === correct);
  return {
    questionText: question.text,
    score: isRight ? question.maxScore : 0,
    maxScore: question.maxScore,
    answerScorecards,
  };
}

export const mayHaveSeveral = (question: Question) => question.answers.filter(({ correct }) => correct).length > 1;

/** `solved`: the steps whose task was done; `chosen`: the answers by step. */
export function scoreLesson(
  lesson: Lesson,
  solved: ReadonlySet<number>,
  chosen: ReadonlyMap<number, readonly number[]>,
) {
  const questionScorecards: QuestionScorecard[] = [];
  let [totalScore, maxTotalScore] = [lesson.readingPoints, lesson.readingPoints];
  lesson.steps.forEach((step, at) => {
    if (step.kind === "question") questionScorecards.push(scorecardOf(step, chosen.get(at) ?? []));
    if (step.kind !== "task") return;
    maxTotalScore += step.points;
    if (solved.has(at)) totalScore += step.points;
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const questionsScore = sum(questionScorecards.map(({ score }) => score));
  const maxQuestionsScore = sum(questionScorecards.map(({ maxScore }) => maxScore));
  const passed = totalScore + questionsScore >= lesson.passShare * (maxTotalScore + maxQuestionsScore);
  return { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed, questionScorecards };
}
