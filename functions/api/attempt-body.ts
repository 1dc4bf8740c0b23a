import * as v from "valibot";
import { attemptFields, clientName, id, type AttemptPayload } from "~/domain/attempts/attempt-payload";

const { attemptId, scenarioId, ...played } = attemptFields;

/** Body of `POST /scores`; `sessionId` is the class session. */
export const AttemptBody = v.pipe(
  v.object({ attemptId, scenarioId, sessionId: v.nullish(id("sessionId")), ...played }),
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

/** Body of `POST /scores/starts`. */
export const StartBody = v.object({
  scenarioId: id("scenarioId"),
  sessionId: v.nullish(id("sessionId")),
  client: v.optional(clientName),
});
