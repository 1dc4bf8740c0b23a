import * as v from "valibot";
import { attemptFields, id, type AttemptPayload } from "~/domain/attempts/attempt-payload";

const { attemptId, scenarioId, ...scored } = attemptFields;

/** Body of `POST /scores`; `sessionId` is the class session. */
export const AttemptBody = v.pipe(
  v.object({ attemptId, scenarioId, sessionId: v.nullish(id("sessionId")), ...scored }),
  v.forward(
    v.check((attempt) => attempt.totalScore <= attempt.maxTotalScore, "totalScore must not be over maxTotalScore."),
    ["totalScore"],
  ),
  v.forward(
    v.check(
      (attempt) => attempt.questionsScore <= attempt.maxQuestionsScore,
      "questionsScore must not be over maxQuestionsScore.",
    ),
    ["questionsScore"],
  ),
);

export const attemptOfBody = ({ sessionId, ...attempt }: v.InferOutput<typeof AttemptBody>): AttemptPayload => ({
  ...attempt,
  classSessionId: sessionId,
});
