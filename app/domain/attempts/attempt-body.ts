import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { attemptFields, clientName, id, type AttemptPayload } from "./attempt-payload";

const { attemptId, scenarioId, totalScore, maxTotalScore, passed, ...played } = attemptFields;

/** Body of `POST /scores`; `sessionId` is the class session. Points are optional with evidence. */
export const AttemptBody = v.pipe(
  v.object({
    attemptId,
    scenarioId,
    sessionId: v.nullish(id("sessionId")),
    totalScore: v.optional(totalScore),
    maxTotalScore: v.optional(maxTotalScore),
    passed: v.optional(passed),
    ...played,
  }),
  v.forward(
    v.check(
      ({ evidence, totalScore }) => Boolean(evidence) || totalScore !== undefined,
      () => keyed(say.attemptFields.number({ name: "totalScore" })),
    ),
    ["totalScore"],
  ),
  v.forward(
    v.check(
      ({ evidence, maxTotalScore }) => Boolean(evidence) || maxTotalScore !== undefined,
      () => keyed(say.attemptFields.number({ name: "maxTotalScore" })),
    ),
    ["maxTotalScore"],
  ),
  v.forward(
    v.check(
      ({ evidence, passed }) => Boolean(evidence) || passed !== undefined,
      () => keyed(say.attemptFields.boolean({ name: "passed" })),
    ),
    ["passed"],
  ),
  v.forward(
    v.check(
      ({ totalScore = 0, maxTotalScore = totalScore }) => totalScore <= maxTotalScore,
      () => keyed(say.attemptFields.notOver({ name: "totalScore", limit: "maxTotalScore" })),
    ),
    ["totalScore"],
  ),
  v.forward(
    v.check(
      ({ questionsScore, maxQuestionsScore }) => questionsScore <= maxQuestionsScore,
      () => keyed(say.attemptFields.notOver({ name: "questionsScore", limit: "maxQuestionsScore" })),
    ),
    ["questionsScore"],
  ),
);

export const attemptOfBody = ({
  sessionId,
  totalScore = 0,
  maxTotalScore = 0,
  passed = false,
  ...attempt
}: v.InferOutput<typeof AttemptBody>): AttemptPayload => ({
  ...attempt,
  totalScore,
  maxTotalScore,
  passed,
  classSessionId: sessionId,
});

/** Body of `POST /scores/starts`. */
export const StartBody = v.object({
  scenarioId: id("scenarioId"),
  sessionId: v.nullish(id("sessionId")),
  client: v.optional(clientName),
  mode: v.optional(
    v.picklist(["practice", "scored"], () =>
      keyed(say.attemptFields.oneOf({ name: "mode", first: "practice", second: "scored" })),
    ),
  ),
});
