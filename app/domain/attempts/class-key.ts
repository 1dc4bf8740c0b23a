// An attempt that arrives after its quiz was regraded in its class gets the points of the class's key.
import type { Db } from "~/db/database.server";
import type { EditionQuestion, StoredAnswer } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";
import { lockPlayer } from "./earlier-answers";
import type { QuestionReview } from "./grading-result";
import { asStoredAnswers, type AttemptInsert } from "./insert-attempts";
import { storeKeyedQuestions } from "./keyed-questions";
import type { Question } from "./read-questions";
import { recordMarks, type RecordedMarks } from "./recorded-marks";
import { printOfMarks, regradeMarks, withAskedKey, type KeyRule, type Marks, type Unchanged } from "./regrade-answers";
import { readStandingRegrades } from "./standing-regrades";

type Keyed = Pick<AttemptInsert, "attempt" | "questions" | "checkedBy">;

/** `questionIds`: of the questions with the class's key. */
export type ClassMarks = { questionIds: number[]; recorded: RecordedMarks; answers: StoredAnswer[] };

const asQuestion = ({ questionText, answerScorecards }: AskedQuestion, id: number): Question => ({
  id,
  text: questionText,
  answers: answerScorecards.map(({ answerText, correct }) => [answerText, correct]),
});

function marksOf({ attempt, questions }: Pick<Keyed, "attempt" | "questions">, questionIds: number[]): Marks {
  const { questionsScore, maxQuestionsScore, passed } = attempt;
  return {
    ...{ questionsScore, maxQuestionsScore, passed, answers: asStoredAnswers(questions) },
    questions: questions.map((question, at) => withAskedKey(asQuestion(question, questionIds[at] ?? 0))),
  };
}

const unchangedOf = ({ attempt, checkedBy }: Pick<Keyed, "attempt" | "checkedBy">): Unchanged => ({
  ...{ totalScore: attempt.totalScore, maxTotalScore: attempt.maxTotalScore, isGraded: checkedBy === "server" },
});

/**
 * The regrades that apply to an attempt at a quiz, which stay as they are until the transaction ends. Undefined if its
 * class has none.
 */
export async function lockClassRules(
  ctx: SignedInCtx,
  { classSessionId, scenarioId }: Pick<AttemptPayload, "classSessionId" | "scenarioId">,
): Promise<KeyRule[] | undefined> {
  const { regradedScenarios } = await lockPlayer(ctx, classSessionId);
  if (!classSessionId || !regradedScenarios.includes(scenarioId)) return undefined;
  return (await readStandingRegrades(ctx.db, classSessionId, scenarioId)).map(({ rule }) => rule);
}

/** Null if the class's key changes nothing. Otherwise the attempt has the points of that key. */
export async function markByClassKey<Attempt extends Keyed>(
  db: Db,
  graded: Attempt,
  questionIds: number[],
  rules: readonly KeyRule[],
): Promise<{ attempt: Attempt["attempt"]; marks: ClassMarks } | null> {
  const unchanged = unchangedOf(graded);
  const handedIn = marksOf(graded, questionIds);
  const marks = regradeMarks(handedIn, unchanged, rules);
  if (printOfMarks(marks) === printOfMarks(handedIn)) return null;
  const idOf = await storeKeyedQuestions(db, graded.attempt.scenarioId, marks.questions);
  const { questionsScore, maxQuestionsScore, passed, answers } = marks;
  return {
    attempt: { ...graded.attempt, questionsScore, maxQuestionsScore, passed },
    marks: { questionIds: marks.questions.map(idOf), recorded: recordMarks(handedIn, unchanged), answers },
  };
}

/** What the receipt may show, by the class's key. `edition`: the questions of the edition that graded. */
export function reviewByClassKey(
  graded: Keyed & { review: QuestionReview[] },
  rules: readonly KeyRule[],
  edition: readonly EditionQuestion[],
): QuestionReview[] {
  const places = graded.questions.map((_, at) => at);
  const marks = regradeMarks(marksOf(graded, places), unchangedOf(graded), rules);
  return graded.review.map((reviewed, at) => {
    const question = marks.questions[at];
    const [points, maxPoints] = marks.answers[at] ?? [reviewed.points, reviewed.maxPoints];
    const answers = edition.find(({ key }) => key === reviewed.question)?.answers;
    if (!question || !answers) return reviewed;
    return { ...reviewed, points, maxPoints, right: question.right.flatMap((place) => answers[place]?.key ?? []) };
  });
}
