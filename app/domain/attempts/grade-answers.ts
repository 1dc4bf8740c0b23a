// Points for answers and tasks. Pure: the same answers after the same earlier ones get the same points.
import { pointsOfTry, scoreLesson, triesAt, usualPassShare } from "../../../content/lesson-rules";
import { pickAsked } from "../../../content/question-pools";
import { goalsOf } from "../../../physics/orbits";
import type { EditionQuestion } from "~/db/schema";
import type { FieldErrors } from "~/domain/refusal";
import type { AskedQuestion } from "./attempt-payload";
import { lessonOfEdition, type ScoredLesson } from "./bundled-lessons";
import type { Edition } from "./check-bounds";
import type { AnswerEvidence, LessonEvidence } from "./evidence";
import type { ScenarioBounds } from "./find-bounds";
import type { Drawn } from "./read-drawn";
import type { EarlierAnswer, EarlierAnswers, Graded, WeighedAnswer } from "./graded";

/** Exactly the right answers: where several are right, all of them. */
export const isRightAnswer = ({ answers }: EditionQuestion, chosen: readonly string[]) =>
  answers.every(({ key, correct }) => chosen.includes(key) === correct);

/**
 * What has been told stays as it was answered, whatever is chosen now; what that is worth, the question says as it is
 * now.
 */
export function weighAnswer(
  question: EditionQuestion,
  chosen: readonly string[],
  earlier: EarlierAnswer | undefined,
): WeighedAnswer {
  if (earlier?.isTold) {
    const isRight = isRightAnswer(question, earlier.chosen);
    return { ...earlier, points: pointsOfTry(question.points, earlier.tries, isRight), isRight };
  }
  const isRight = isRightAnswer(question, chosen);
  const tries = (earlier?.tries ?? 0) + 1;
  const points = pointsOfTry(question.points, tries, isRight);
  return { tries, chosen: [...chosen], points, isRight, isTold: isRight || tries >= triesAt(question) };
}

/**
 * By the newest edition that has everything that was answered: a key that was put right is put right for all. Of a pool
 * the drawn question counts; without a start the one that was answered.
 */
export function gradeAnswers(
  bounds: ScenarioBounds,
  evidence: AnswerEvidence,
  { earlier, drawn }: { earlier: EarlierAnswers; drawn: Drawn | null },
): Graded | { errors: FieldErrors } {
  let first: FieldErrors | undefined;
  for (const edition of bounds.editions) {
    const lesson = lessonOfEdition(bounds, edition);
    const answered = new Set(evidence.answers.map(({ question }) => question));
    const questions = pickAsked(edition.questions, ({ key }) => (drawn ?? answered).has(key));
    const errors = {
      ...answerProblems(edition.questions, questions, evidence),
      ...taskProblems(lesson, tasksOf(evidence)),
    };
    if (edition.questions.length === 0 && !lesson) errors["evidence.kind"] = ["This scenario asks no questions."];
    if (Object.keys(errors).length === 0) return gradeEdition({ ...edition, questions }, lesson, evidence, earlier);
    first ??= errors;
  }
  return { errors: first ?? { "evidence.kind": ["This scenario asks no questions."] } };
}

/** What cannot have been answered, by field. */
function answerProblems(
  questions: EditionQuestion[],
  asked: EditionQuestion[],
  { answers }: AnswerEvidence,
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [at, { question: key, chosen }] of answers.entries()) {
    const place = `evidence.answers.${at}`;
    const question = questions.find((one) => one.key === key);
    if (!question) errors[`${place}.question`] = ["The curriculum has no such question in this scenario."];
    else if (seen.has(key)) errors[`${place}.question`] = ["This question stands here twice."];
    else if (!asked.includes(question)) errors[`${place}.question`] = ["Another question of its pool was asked."];
    else if (!hasAnswers(question, chosen))
      errors[`${place}.chosen`] = ["The curriculum has no such answer to this question."];
    seen.add(key);
  }
  return errors;
}

export const hasAnswers = ({ answers }: EditionQuestion, chosen: readonly string[]) =>
  chosen.every((one) => answers.some(({ key }) => key === one));

const tasksOf = (evidence: AnswerEvidence) => (evidence.kind === "lesson" ? evidence.tasks : []);

function taskProblems(lesson: ScoredLesson | null, tasks: LessonEvidence["tasks"]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  for (const [at, { task }] of tasks.entries()) {
    const field = `evidence.tasks.${at}.task`;
    if (!lesson?.tasks[task]) errors[field] = ["This scenario has no such task."];
    else if (seen.has(task)) errors[field] = ["This task stands here twice."];
    seen.add(task);
  }
  return errors;
}

function gradeEdition(
  { questions, maxScore }: Edition,
  lesson: ScoredLesson | null,
  evidence: AnswerEvidence,
  earlier: EarlierAnswers,
): Graded {
  const chosenOf = new Map(evidence.answers.map(({ question, chosen }) => [question, chosen]));
  const weighed = questions.map((question) => ({
    question,
    ...weighAnswer(question, chosenOf.get(question.key) ?? [], earlier.get(question.key)),
  }));
  const score = scoreLesson({
    // Whatever else a scenario of somebody else's gives cannot be seen from here.
    ...(lesson ? { ...lesson, tasks: weighTasks(lesson, tasksOf(evidence)) } : unseenRest(maxScore ?? 0)),
    questions: weighed.map(({ question, points }) => ({ points, maxPoints: question.points })),
  });
  return {
    ...score,
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

const weighTasks = (lesson: ScoredLesson, done: LessonEvidence["tasks"]) =>
  lesson.tasks.map(({ goal, points: maxPoints }, place) => {
    const orbit = done.find(({ task }) => task === place)?.orbit;
    const isDone = orbit !== undefined && goalsOf({ goal }, orbit).every(({ isMet }) => isMet);
    return { points: isDone ? maxPoints : 0, maxPoints };
  });

const unseenRest = (maxPoints: number) => ({
  readingPoints: 0,
  passShare: usualPassShare,
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
