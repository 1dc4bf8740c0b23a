// Pure: whether an attempt is possible in any edition of its scenario.
import type { FlightEntry } from "../../../content/flight-entry";
import type { EditionQuestion, GradedLesson, GradedSandbox } from "~/db/schema";
import type { FieldReasons } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";

export type Edition = {
  id: number;
  /** Null: the curriculum doesn't state it. */
  maxScore: number | null;
  maxQuestionsScore: number | null;
  questions: EditionQuestion[];
  /** The lesson that the curriculum brings. */
  lesson: GradedLesson | null;
  /** What it asks to build. */
  sandbox: GradedSandbox | null;
  /** The flight that the curriculum brings. */
  flight: FlightEntry | null;
};

type Scorecard = AttemptPayload["questionScorecards"][number];

export type BoundsCheck =
  { questions: AskedQuestion[]; checkedBy: "nobody" | "catalogue"; errors?: undefined } | { errors: FieldReasons };

/** Sums of fractions are inexact. */
const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/**
 * Checks an attempt against every edition of its scenario, newest first. Returns the attempt with the texts of
 * questions that it named by key. If no edition fits, the errors are those of the newest.
 */
export function checkBounds(editions: readonly Edition[], attempt: AttemptPayload): BoundsCheck {
  const [newest] = editions;
  if (!newest) return { questions: attempt.questionScorecards.map(asAsked), checkedBy: "nobody" };
  const first = checkEdition(newest, newest, attempt);
  if (!first.errors) return first;
  for (const edition of editions.slice(1)) {
    const check = checkEdition(edition, newest, attempt);
    if (!check.errors) return check;
  }
  return first;
}

function checkEdition(edition: Edition, newest: Edition, attempt: AttemptPayload): BoundsCheck {
  const errors: FieldReasons = {};
  const hasTotal = checkMaximum(errors, "maxTotalScore", attempt.maxTotalScore, edition.maxScore, newest.maxScore);
  const hasQuestions = checkMaximum(
    errors,
    "maxQuestionsScore",
    attempt.maxQuestionsScore,
    edition.maxQuestionsScore,
    newest.maxQuestionsScore,
  );
  const questions =
    edition.questions.length > 0
      ? checkQuestions(errors, edition.questions, attempt)
      : checkFreeQuestions(errors, attempt);
  if (questions.length > 0 || edition.questions.length > 0) checkSums(errors, attempt);
  if (Object.keys(errors).length > 0) return { errors };
  const isListed = edition.questions.length > 0 || questions.length === 0;
  return { questions, checkedBy: hasTotal && hasQuestions && isListed ? "catalogue" : "nobody" };
}

/**
 * Whether the maximum is declared. An earlier edition without one accepts any, as long as the newest has none either.
 */
function checkMaximum(
  errors: FieldReasons,
  field: string,
  claimed: number,
  declared: number | null,
  newest: number | null,
): boolean {
  const allowed = declared ?? newest;
  if (allowed !== null && claimed !== allowed)
    errors[field] = [say.attemptFields.asInCurriculum({ name: field, value: allowed })];
  return allowed !== null;
}

function checkQuestions(
  errors: FieldReasons,
  questions: EditionQuestion[],
  { questionScorecards }: AttemptPayload,
): AskedQuestion[] {
  const seenQuestions = new Set<EditionQuestion>();
  return questionScorecards.map((card, at) => {
    const path = `questionScorecards.${at}`;
    const question = questions.find(({ key, text }) =>
      card.questionKey === undefined ? text === card.questionText : key === card.questionKey,
    );
    if (!question) {
      const by = card.questionKey === undefined ? "questionText" : "questionKey";
      errors[`${path}.${by}`] = [say.attemptFields.noSuchQuestion];
      return asAsked(card);
    }
    if (seenQuestions.has(question)) errors[path] = [say.attemptFields.questionTwice];
    seenQuestions.add(question);
    if (card.maxScore !== question.points)
      errors[`${path}.maxScore`] = [say.attemptFields.asInCurriculum({ name: "maxScore", value: question.points })];
    const { score, maxScore } = card;
    return {
      questionText: question.text,
      score,
      maxScore,
      answerScorecards: checkAnswers(errors, path, question, card),
    };
  });
}

function checkAnswers(errors: FieldReasons, path: string, { answers }: EditionQuestion, card: Scorecard) {
  const seenAnswers = new Set<string>();
  return card.answerScorecards.map((answer, at) => {
    const field = `${path}.answerScorecards.${at}`;
    const listedAnswer = answers.find(({ key, text }) =>
      answer.answerKey === undefined ? text === answer.answerText : key === answer.answerKey,
    );
    if (!listedAnswer || seenAnswers.has(listedAnswer.key)) {
      errors[field] = [listedAnswer ? say.attemptFields.answerTwice : say.attemptFields.noSuchAnswer];
      return { answerText: "", answered: answer.answered, correct: false };
    }
    seenAnswers.add(listedAnswer.key);
    return { answerText: listedAnswer.text, answered: answer.answered, correct: listedAnswer.correct };
  });
}

/** Keys identify questions only if the curriculum lists them. */
function checkFreeQuestions(errors: FieldReasons, { questionScorecards }: AttemptPayload): AskedQuestion[] {
  for (const [at, { questionText, answerScorecards }] of questionScorecards.entries()) {
    if (questionText === undefined || answerScorecards.some(({ answerText }) => answerText === undefined))
      errors[`questionScorecards.${at}`] = [say.attemptFields.textsNeeded];
  }
  return questionScorecards.map(asAsked);
}

const asAsked = ({ questionText = "", score, maxScore, answerScorecards }: Scorecard): AskedQuestion => ({
  questionText,
  score,
  maxScore,
  answerScorecards: answerScorecards.map(({ answerText = "", answered, correct }) => ({
    answerText,
    answered,
    correct,
  })),
});

function checkSums(errors: FieldReasons, { questionScorecards, questionsScore, maxQuestionsScore }: AttemptPayload) {
  const sum = (key: "score" | "maxScore") => questionScorecards.reduce((total, card) => total + card[key], 0);
  if (!isSame(sum("score"), questionsScore))
    errors.questionsScore ??= [say.attemptFields.sumOfScores({ name: "questionsScore", sum: sum("score") })];
  if (sum("maxScore") > maxQuestionsScore + 1e-6)
    errors.maxQuestionsScore ??= [say.attemptFields.sumOfMaxima({ name: "maxQuestionsScore", sum: sum("maxScore") })];
}
