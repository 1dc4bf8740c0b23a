// Pure: evidence from scorecards, for older clients that send none, and for what waits in their outboxes.
import type { FieldReasons } from "~/domain/refusal";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";
import { checkBounds, type Edition } from "./check-bounds";
import type { QuizEvidence } from "~/domain/evidence";
import type { ScenarioBounds } from "./find-bounds";

type EvidenceResult = { evidence: QuizEvidence | undefined; errors?: undefined } | { errors: FieldReasons };

/**
 * For quizzes only, in the edition that grades, and only which answers were chosen; the server works out the points.
 */
export function evidenceOfScorecards({ type, editions }: ScenarioBounds, attempt: AttemptPayload): EvidenceResult {
  if (type !== "Quiz" || attempt.questionScorecards.length === 0) return { evidence: undefined };
  const check = checkBounds(editions, attempt);
  if (check.errors) return check;
  const [edition] = editions;
  const answers = edition ? check.questions.map((question) => answerOf(edition, question)) : [];
  return {
    evidence: answers.length > 0 && answers.every((answer) => answer !== null) ? { kind: "quiz", answers } : undefined,
  };
}

function answerOf({ questions }: Edition, { questionText, answerScorecards }: AskedQuestion) {
  const question = questions.find(({ text }) => text === questionText);
  if (!question) return null;
  const chosen = answerScorecards.filter(({ answered }) => answered);
  const keys = chosen.flatMap(({ answerText }) => question.answers.find(({ text }) => text === answerText)?.key ?? []);
  return keys.length === chosen.length ? { question: question.key, chosen: keys } : null;
}
