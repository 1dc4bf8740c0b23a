import * as v from "valibot";
import { Evidence } from "~/domain/evidence";
import { keyed, say } from "~/texts/say";

const maxPoints = 1_000_000;
const score = (name: string) =>
  v.pipe(
    v.number(() => keyed(say.attemptFields.number({ name }))),
    v.finite(() => keyed(say.attemptFields.number({ name }))),
    v.minValue(0, () => keyed(say.attemptFields.notNegative({ name }))),
    v.maxValue(maxPoints, () => keyed(say.attemptFields.atMost({ name, max: maxPoints }))),
  );
const text = (name: string) =>
  v.pipe(
    v.string(() => keyed(say.attemptFields.required({ name }))),
    v.maxLength(2_000, () => keyed(say.attemptFields.tooLong({ name, max: 2000 }))),
    v.check(
      (value) => !/[\u0000\p{Surrogate}]/u.test(value),
      () => keyed(say.attemptFields.unstorable({ name })),
    ),
  );
export const id = (name: string) =>
  v.pipe(
    v.string(() => keyed(say.attemptFields.required({ name }))),
    v.uuid(() => keyed(say.attemptFields.uuid({ name }))),
    v.toLowerCase(),
  );

const key = (name: string) =>
  v.optional(
    v.pipe(
      v.string(() => keyed(say.attemptFields.text({ name }))),
      v.maxLength(64, () => keyed(say.attemptFields.tooLong({ name, max: 64 }))),
    ),
  );

/** Build and version of the game, for display. */
export const clientName = v.pipe(
  v.string(() => keyed(say.attemptFields.text({ name: "client" }))),
  v.maxLength(200, () => keyed(say.attemptFields.tooLong({ name: "client", max: 200 }))),
  v.check(
    (value) => !/[\u0000\p{Surrogate}]/u.test(value),
    () => keyed(say.attemptFields.unstorable({ name: "client" })),
  ),
);

/** Identified by its key in the curriculum or by its text. */
export const AnswerScorecard = v.pipe(
  v.object({
    answerKey: key("answerKey"),
    answerText: v.optional(text("answerText")),
    answered: v.boolean(() => keyed(say.attemptFields.boolean({ name: "answered" }))),
    correct: v.optional(
      v.boolean(() => keyed(say.attemptFields.boolean({ name: "correct" }))),
      false,
    ),
  }),
  v.forward(
    v.check(
      ({ answerKey, answerText }) => (answerKey ?? answerText) !== undefined,
      () => keyed(say.attemptFields.required({ name: "answerText" })),
    ),
    ["answerText"],
  ),
);

export const QuestionScorecard = v.pipe(
  v.object({
    questionKey: key("questionKey"),
    questionText: v.optional(text("questionText")),
    score: score("score"),
    maxScore: score("maxScore"),
    answerScorecards: v.pipe(
      v.array(AnswerScorecard, () => keyed(say.attemptFields.list({ name: "answerScorecards" }))),
      v.maxLength(50, () => keyed(say.attemptFields.tooManyAnswers({ max: 50 }))),
    ),
  }),
  v.forward(
    v.check(
      ({ score, maxScore }) => score <= maxScore,
      () => keyed(say.attemptFields.notOver({ name: "score", limit: "maxScore" })),
    ),
    ["score"],
  ),
  v.forward(
    v.check(
      ({ questionKey, questionText }) => (questionKey ?? questionText) !== undefined,
      () => keyed(say.attemptFields.required({ name: "questionText" })),
    ),
    ["questionText"],
  ),
);

/** One finished play of a scenario, without its class session. Points; ids are UUIDs. */
export const attemptFields = {
  attemptId: id("attemptId"),
  scenarioId: id("scenarioId"),
  startId: v.optional(id("startId")),
  /** The player; refused if it isn't the sender. */
  userId: v.optional(id("userId")),
  client: v.optional(clientName),
  evidence: v.optional(Evidence),
  totalScore: score("totalScore"),
  maxTotalScore: score("maxTotalScore"),
  questionsScore: v.optional(score("questionsScore"), 0),
  maxQuestionsScore: v.optional(score("maxQuestionsScore"), 0),
  passed: v.boolean(() => keyed(say.attemptFields.boolean({ name: "passed" }))),
  scoreCardType: v.optional(
    v.picklist(["Default", "Quiz"], () =>
      keyed(say.attemptFields.oneOf({ name: "scoreCardType", first: "Default", second: "Quiz" })),
    ),
    "Default",
  ),
  questionScorecards: v.optional(
    v.pipe(
      v.array(QuestionScorecard, () => keyed(say.attemptFields.list({ name: "questionScorecards" }))),
      v.maxLength(200, () => keyed(say.attemptFields.tooManyQuestions({ max: 200 }))),
    ),
    [],
  ),
};

/** A question with the texts that were shown and the answers that were chosen. */
export type AskedQuestion = {
  questionText: string;
  score: number;
  maxScore: number;
  answerScorecards: { answerText: string; answered: boolean; correct: boolean }[];
};

export type AttemptPayload = v.InferOutput<v.ObjectSchema<typeof attemptFields, undefined>> & {
  classSessionId?: string | null;
};
