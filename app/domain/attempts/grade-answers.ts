// Pure: points for answers and tasks, a function of these and of the earlier answers.
import {
  pointsOfTry,
  pointsAfterReveal,
  scoreLesson,
  triesAt,
  defaultPassShare,
  type QuestionStanding,
} from "../../../content/lesson-rules";
import { pickOnePerPool, poolsOf } from "../../../content/question-pools";
import { problemOfAnswer, type AnswerKind, type TaskAnswer } from "../../../content/task-answers";
import type { EditionQuestion } from "~/db/schema";
import type { FieldReasons } from "~/domain/refusal";
import type { AskedQuestion } from "./attempt-payload";
import { lessonOfEdition, type ScoredLesson } from "./bundled-lessons";
import type { Edition } from "./check-bounds";
import { gradeTasks, noteOfTasks, tasksOf, type TaskStart } from "./drawn-tasks";
import type { AnswerEvidence, LessonEvidence } from "~/domain/evidence";
import { say } from "~/texts/say";
import type { ScenarioBounds } from "./find-bounds";
import type { GradingResult, QuestionStandings, WeighedAnswer } from "./grading-result";
import type { DrawnKeys } from "./start-of-attempt";

/** Exactly the right answers; where several are right, all of them. */
export const isRightAnswer = ({ answers }: EditionQuestion, chosen: readonly string[]) =>
  answers.every(({ key, correct }) => chosen.includes(key) === correct);

/** The points of an answer, given the earlier ones. An answer that the attempt was already shown keeps its points. */
export function weighAnswer(
  question: EditionQuestion,
  chosen: readonly string[],
  standing: QuestionStanding = { is: "open", tries: 0, last: null },
): WeighedAnswer {
  if (standing.is === "answered") {
    const { points, isRight, chosen: previousChoice } = standing.answer;
    return {
      tries: standing.tries,
      chosen: [...previousChoice],
      points: Math.min(question.points, points),
      isRight,
      isTold: true,
    };
  }
  const isRight = isRightAnswer(question, chosen);
  if (standing.is === "seen") {
    const points = pointsAfterReveal(question.points, standing.earned, isRight);
    return { tries: 1, chosen: [...chosen], points, isRight, isTold: true };
  }
  const tries = standing.tries + 1;
  const points = pointsOfTry(question.points, tries, isRight);
  return { tries, chosen: [...chosen], points, isRight, isTold: isRight || tries >= triesAt(question) };
}

type AnswerContext = {
  standings: QuestionStandings;
  drawn: DrawnKeys | null;
  revealedKeys: readonly string[];
  start: TaskStart | null;
};

/**
 * Grades by one edition. From a pool, the drawn question counts. Without a start, the answered one counts: for half of
 * the points if its answer was shown and another could have been drawn.
 */
export function gradeAnswers(
  bounds: ScenarioBounds,
  evidence: AnswerEvidence,
  { standings, drawn, revealedKeys, start }: AnswerContext,
): GradingResult | { errors: FieldReasons } {
  const [edition] = bounds.editions;
  const lesson = edition ? lessonOfEdition(bounds, edition) : null;
  if (!edition || (edition.questions.length === 0 && !lesson))
    return { errors: { "evidence.kind": [say.attemptFields.noQuestions] } };
  const answeredKeys = new Set(evidence.answers.map(({ question }) => question));
  const questions = pickOnePerPool(edition.questions, ({ key }) => (drawn ?? answeredKeys).has(key));
  const errors = {
    ...answerProblems(edition.questions, questions, evidence),
    ...taskProblems(lesson, tasksOf(evidence)),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const effectiveStandings = drawn ? standings : withChosenFromPools(edition.questions, revealedKeys, standings);
  return gradeEdition({ ...edition, questions }, lesson, evidence, { standings: effectiveStandings, start });
}

/** Without a start, a player could pick the question of a pool whose answer is known. */
function withChosenFromPools(
  questions: EditionQuestion[],
  revealedKeys: readonly string[],
  standings: QuestionStandings,
): QuestionStandings {
  const isTold = ({ key }: EditionQuestion) => revealedKeys.includes(key);
  const avoidable = poolsOf(questions).flatMap((pool) => (pool.every(isTold) ? [] : pool.filter(isTold)));
  const revealedStanding: QuestionStanding = { is: "seen", earned: 0, fullPointsAt: new Date(0) };
  return new Map([...standings, ...avoidable.map(({ key }) => [key, revealedStanding] as const)]);
}

/** Answers that are impossible, by field. */
function answerProblems(
  questions: EditionQuestion[],
  allowedQuestions: EditionQuestion[],
  { answers }: AnswerEvidence,
): FieldReasons {
  const errors: FieldReasons = {};
  const answeredKeys = new Set<string>();
  for (const [at, { question: key, chosen }] of answers.entries()) {
    const path = `evidence.answers.${at}`;
    const question = questions.find((one) => one.key === key);
    if (!question) errors[`${path}.question`] = [say.attemptFields.noSuchQuestion];
    else if (answeredKeys.has(key)) errors[`${path}.question`] = [say.attemptFields.questionTwice];
    else if (!allowedQuestions.includes(question)) errors[`${path}.question`] = [say.attemptFields.otherOfPool];
    else if (!hasAnswers(question, chosen)) errors[`${path}.chosen`] = [say.attemptFields.noSuchAnswer];
    answeredKeys.add(key);
  }
  return errors;
}

export const hasAnswers = ({ answers }: EditionQuestion, chosen: readonly string[]) =>
  chosen.every((one) => answers.some(({ key }) => key === one));

function taskProblems(lesson: ScoredLesson | null, tasks: LessonEvidence["tasks"]): FieldReasons {
  const errors: FieldReasons = {};
  const doneTasks = new Set<number>();
  for (const [at, { task, ...given }] of tasks.entries()) {
    const path = `evidence.tasks.${at}`;
    const rule = lesson?.tasks[task];
    const problem = rule && problemOfAnswer(rule, given);
    if (problem) errors[`${path}.${problem}`] = [reasonOfAnswer(problem, given)];
    if (!rule) errors[`${path}.task`] = [say.attemptFields.noSuchTask];
    else if (doneTasks.has(task)) errors[`${path}.task`] = [say.attemptFields.taskTwice];
    doneTasks.add(task);
  }
  return errors;
}

function reasonOfAnswer(field: AnswerKind, given: TaskAnswer) {
  if (given[field] === undefined) return say.attemptFields.answerMissing({ field });
  return field === "orbit" ? say.attemptFields.orbitNotSet : say.attemptFields.answerNotPossible({ field });
}

function gradeEdition(
  { questions, maxScore }: Edition,
  lesson: ScoredLesson | null,
  evidence: AnswerEvidence,
  { standings, start }: Pick<AnswerContext, "standings" | "start">,
): GradingResult {
  const chosenOf = new Map(evidence.answers.map(({ question, chosen }) => [question, chosen]));
  const weighed = questions.map((question) => ({
    question,
    ...weighAnswer(question, chosenOf.get(question.key) ?? [], standings.get(question.key)),
  }));
  const score = scoreLesson({
    // A scenario without a lesson may give points that the server can't check.
    ...(lesson ? { ...lesson, tasks: gradeTasks(lesson, tasksOf(evidence), start) } : unseenRest(maxScore ?? 0)),
    questions: weighed.map(({ question, points }) => ({ points, maxPoints: question.points })),
  });
  return {
    ...score,
    note: lesson && noteOfTasks(evidence, start),
    questions: weighed.map(({ question, points, chosen }) => asAsked(question, points, chosen)),
    review: weighed.map(({ question, points }) => ({
      question: question.key,
      points,
      maxPoints: question.points,
      right: rightAnswersOf(question),
      explanation: question.explanation ?? null,
    })),
    weighed: weighed.map(({ question, ...answer }) => ({ question: question.key, ...answer })),
  };
}

export const rightAnswersOf = ({ answers }: EditionQuestion) =>
  answers.filter(({ correct }) => correct).map(({ key }) => key);

const unseenRest = (maxPoints: number) => ({
  readingPoints: 0,
  passShare: defaultPassShare,
  tasks: [{ points: 0, maxPoints }],
});

const asAsked = (
  { text, points: maxScore, answers }: EditionQuestion,
  score: number,
  chosen: string[],
): AskedQuestion => ({
  questionText: text,
  score,
  maxScore,
  answerScorecards: answers.map((answer) => ({
    answerText: answer.text,
    answered: chosen.includes(answer.key),
    correct: answer.correct,
  })),
});
