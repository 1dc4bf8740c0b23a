// Points from what was done. Pure: the same evidence gets the same points.
import { flyAgain, isProblem } from "../../../physics/fly-again";
import type { EditionQuestion } from "~/db/schema";
import type { FieldErrors } from "~/domain/refusal";
import type { AskedQuestion } from "./attempt-payload";
import { findFlight } from "./bundled-flights";
import type { Edition } from "./check-bounds";
import type { Evidence, FlightEvidence, QuizEvidence } from "./evidence";
import type { ScenarioBounds } from "./find-bounds";

/** What the server found. */
export type Graded = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  questions: AskedQuestion[];
  review: QuestionReview[];
  errors?: undefined;
};

/** Of a question that was asked; it comes with the receipt, and never before. */
export type QuestionReview = {
  question: string;
  points: number;
  maxPoints: number;
  /** Keys of the right answers; none in a survey. */
  right: string[];
  explanation: string | null;
};

const passShare = 0.6;

/** Whether the server can say what an attempt at this scenario is worth: only then does it ask for evidence. */
export function isGraded({ grading, editions, curriculumKey, key }: ScenarioBounds): boolean {
  const [newest] = editions;
  if (grading !== "server" || !newest) return false;
  return newest.questions.length > 0 || findFlight(curriculumKey, key, newest.maxScore ?? 0) !== null;
}

export function gradeAttempt(bounds: ScenarioBounds, evidence: Evidence | undefined): Graded | { errors: FieldErrors } {
  if (!evidence) return { errors: { evidence: ["The server grades this scenario: send what was done, not points."] } };
  return evidence.kind === "quiz" ? gradeQuiz(bounds.editions, evidence) : gradeFlight(bounds, evidence);
}

/** By the newest edition that has everything that was answered: a key that was put right is put right for all. */
function gradeQuiz(editions: readonly Edition[], evidence: QuizEvidence): Graded | { errors: FieldErrors } {
  let first: FieldErrors | undefined;
  for (const edition of editions) {
    const errors = answerProblems(edition.questions, evidence);
    if (Object.keys(errors).length === 0) return gradeAnswers(edition, evidence);
    first ??= errors;
  }
  return { errors: first! };
}

function answerProblems(questions: EditionQuestion[], { answers }: QuizEvidence): FieldErrors {
  const errors: FieldErrors = {};
  if (questions.length === 0) errors["evidence.kind"] = ["This scenario asks no questions."];
  const seen = new Set<string>();
  for (const [at, { question: key, chosen }] of answers.entries()) {
    const place = `evidence.answers.${at}`;
    const question = questions.find((asked) => asked.key === key);
    if (!question) errors[`${place}.question`] = ["The curriculum has no such question in this scenario."];
    else if (seen.has(key)) errors[`${place}.question`] = ["This question stands here twice."];
    else if (!chosen.every((one) => question.answers.some((answer) => answer.key === one)))
      errors[`${place}.chosen`] = ["The curriculum has no such answer to this question."];
    seen.add(key);
  }
  return errors;
}

/** Full points for exactly the right answers, none otherwise: where several are right, all of them. */
function gradeAnswers({ questions, maxScore }: Edition, { answers }: QuizEvidence): Graded {
  const chosenOf = new Map(answers.map(({ question, chosen }) => [question, chosen]));
  const asked = questions.map(({ key, text, points, answers }): AskedQuestion => {
    const chosen = chosenOf.get(key) ?? [];
    const answerScorecards = answers.map((answer) => ({
      answerText: answer.text,
      answered: chosen.includes(answer.key),
      correct: answer.correct,
    }));
    const isRight = answerScorecards.every(({ answered, correct }) => answered === correct);
    return { questionText: text, score: isRight ? points : 0, maxScore: points, answerScorecards };
  });
  const [questionsScore, maxQuestionsScore] = [sumOf(asked, "score"), sumOf(asked, "maxScore")];
  const maxTotalScore = maxScore ?? 0;
  return {
    totalScore: 0,
    maxTotalScore,
    questionsScore,
    maxQuestionsScore,
    passed: questionsScore >= passShare * (maxTotalScore + maxQuestionsScore),
    questions: asked,
    review: questions.map((question, at) => ({
      question: question.key,
      points: asked[at]!.score,
      maxPoints: question.points,
      right: question.answers.filter(({ correct }) => correct).map(({ key }) => key),
      explanation: question.explanation ?? null,
    })),
  };
}

const sumOf = (asked: AskedQuestion[], key: "score" | "maxScore") => asked.reduce((sum, one) => sum + one[key], 0);

function gradeFlight(
  { editions, curriculumKey, key }: ScenarioBounds,
  evidence: FlightEvidence,
): Graded | { errors: FieldErrors } {
  const flight = findFlight(curriculumKey, key, editions[0]?.maxScore ?? 0);
  if (!flight) return { errors: { "evidence.kind": ["This scenario is not flown."] } };
  const flown = flyAgain(flight, evidence);
  if (isProblem(flown)) return { errors: { [`evidence.${flown.field}`]: [flown.problem] } };
  if (flown.unflown > 0) return { errors: { "evidence.burns": ["The flight was over before the last of these."] } };
  const { total, maximum, passed } = flown.score;
  const nothingAsked = { questionsScore: 0, maxQuestionsScore: 0, questions: [], review: [] };
  return { totalScore: total, maxTotalScore: maximum, passed, ...nothingAsked };
}
