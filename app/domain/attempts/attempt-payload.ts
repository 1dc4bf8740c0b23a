import * as v from "valibot";
import { Evidence } from "~/domain/evidence";

const maxPoints = 1_000_000;
const score = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.finite(`${name} must be a number.`),
    v.minValue(0, `${name} must not be negative.`),
    v.maxValue(maxPoints, `${name} must be at most ${maxPoints}.`),
  );
const text = (name: string) =>
  v.pipe(
    v.string(`${name} is required.`),
    v.maxLength(2_000, `${name} must be 2000 characters or less.`),
    v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), `${name} contains a character that cannot be stored.`),
  );
export const id = (name: string) =>
  v.pipe(v.string(`${name} is required.`), v.uuid(`${name} must be a UUID.`), v.toLowerCase());

const key = (name: string) =>
  v.optional(v.pipe(v.string(`${name} must be a text.`), v.maxLength(64, `${name} must be 64 characters or less.`)));

/** Build and version of the game, for display. */
export const clientName = v.pipe(
  v.string("client must be a text."),
  v.maxLength(200, "client must be 200 characters or less."),
  v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), "client contains a character that cannot be stored."),
);

/** Identified by its key in the curriculum or by its text. */
export const AnswerScorecard = v.pipe(
  v.object({
    answerKey: key("answerKey"),
    answerText: v.optional(text("answerText")),
    answered: v.boolean("answered must be true or false."),
    correct: v.optional(v.boolean("correct must be true or false."), false),
  }),
  v.forward(
    v.check(({ answerKey, answerText }) => (answerKey ?? answerText) !== undefined, "answerText is required."),
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
      v.array(AnswerScorecard, "answerScorecards must be a list."),
      v.maxLength(50, "A question may have at most 50 answers."),
    ),
  }),
  v.forward(
    v.check(({ score, maxScore }) => score <= maxScore, "score must not be over maxScore."),
    ["score"],
  ),
  v.forward(
    v.check(
      ({ questionKey, questionText }) => (questionKey ?? questionText) !== undefined,
      "questionText is required.",
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
  passed: v.boolean("passed must be true or false."),
  scoreCardType: v.optional(v.picklist(["Default", "Quiz"], "scoreCardType must be Default or Quiz."), "Default"),
  questionScorecards: v.optional(
    v.pipe(
      v.array(QuestionScorecard, "questionScorecards must be a list."),
      v.maxLength(200, "An attempt may have at most 200 questions."),
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
