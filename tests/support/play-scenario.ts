import { poolsOf } from "../../content/question-pools";
import type { AskedQuestion, AttemptPayload } from "~/domain/attempts/attempt-payload";
import type { QuestionEntry } from "~/domain/curricula/curriculum-document";

/** A scenario as a simulated student sees it. */
export type PlayableQuestion = Pick<QuestionEntry, "text" | "points" | "pool"> & {
  answers: { text: string; correct: boolean }[];
};
export type Playable = {
  scenarioId: string;
  type: "Default" | "Quiz";
  maxTotalScore: number;
  questions: PlayableQuestion[];
  /** Fixed questions instead of a draw for each attempt. */
  questionsAsked?: PlayableQuestion[];
};

const passingShare = 0.6;
/** Index of a question in each quiz that many get wrong in the same way. */
const misunderstood = 3;

/** One attempt of a student with a skill from 0 to 1, as the game would report it. */
export function playScenario(
  scenario: Playable,
  skill: number,
  random: () => number,
): Omit<AttemptPayload, "attemptId" | "classSessionId"> & { questionScorecards: AskedQuestion[] } {
  const luck = () => Math.min(1, Math.max(0, skill + (random() - 0.5) * 0.35));
  const totalScore = Math.round(scenario.maxTotalScore * luck() * 2) / 2;
  const questionsOfDraw = poolsOf(scenario.questions).map((pool) =>
    pool.length === 1 ? pool[0] : pool[Math.floor(random() * pool.length)]!,
  );
  const { questionsAsked = questionsOfDraw } = scenario;
  const questionScorecards = questionsAsked.map((question, place) =>
    answer(question, random() < luck() * (place === misunderstood ? 0.5 : 1), random),
  );
  const questionsScore = sum(questionScorecards.map(({ score }) => score));
  const maxQuestionsScore = sum(questionsAsked.map(({ points }) => points));
  return {
    scenarioId: scenario.scenarioId,
    totalScore,
    maxTotalScore: scenario.maxTotalScore,
    questionsScore,
    maxQuestionsScore,
    passed: totalScore + questionsScore >= passingShare * (scenario.maxTotalScore + maxQuestionsScore),
    scoreCardType: scenario.type,
    questionScorecards,
  };
}

function answer(question: PlayableQuestion, knows: boolean, random: () => number): AskedQuestion {
  const isSurvey = question.points === 0;
  const guess = guessAnswer(question, random());
  const answerFlags = question.answers.map(({ correct }, position) =>
    knows && !isSurvey ? correct : position === guess,
  );
  const isRight = question.answers.every(({ correct }, position) => correct === answerFlags[position]);
  return {
    questionText: question.text,
    score: isRight && !isSurvey ? question.points : 0,
    maxScore: question.points,
    answerScorecards: question.answers.map(({ text, correct }, position) => ({
      answerText: text,
      correct,
      answered: answerFlags[position] ?? false,
    })),
  };
}

/** Many students share a misconception: most choose the first wrong answer. `luck`: 0 to 1. */
function guessAnswer({ answers, points }: PlayableQuestion, luck: number): number {
  const sharing = points > 0 ? 0.7 : 0;
  if (luck < sharing) return answers.findIndex(({ correct }) => !correct);
  return Math.floor(((luck - sharing) / (1 - sharing)) * answers.length);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
