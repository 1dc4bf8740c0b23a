// Responses of the calls about attempts; see answers.ts.
import * as v from "valibot";
import { Quantity } from "~/domain/attempts/drawn-tasks";
import { uncountedKinds } from "~/domain/attempts/uncounted";
import { xapiVersion } from "~/domain/attempts/xapi-statement";
import { misconceptionRule } from "~/domain/quiz-results/item-formulas";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";
import { FlightOfStart, FlightParts } from "./flight-parts";

const Review = v.array(
  v.strictObject({
    question: v.string(),
    points: v.number(),
    maxPoints: v.number(),
    right: v.array(v.string()),
    explanation: orNull(v.string()),
  }),
);
const turn = {
  attemptsLeft: v.pipe(orNull(Count), v.description("Null: any number.")),
  nextAttemptAt: v.pipe(orNull(Time), v.description("Null: now, if an attempt is left.")),
  mayEndAttempts: v.pipe(v.boolean(), v.description("The answers are shown once the student ends the attempts.")),
};
export const AttemptReview = answer("AttemptReview", "The questions of an attempt, as far as they may be shown.", {
  attemptId: Uuid,
  review: Review,
  closed: v.pipe(
    orNull(v.picklist(["held", "claim", "notShown", "otherClass", "classRuns", "attemptsLeft"])),
    v.description("Why answers are not shown."),
  ),
  turn: v.pipe(orNull(v.strictObject(turn)), v.description("Of a quiz of one's own.")),
});
// A tuple isn't understood by every reader of the document.
const Three = v.pipe(v.array(v.number()), v.length(3));
const FlightDebrief = v.pipe(
  v.strictObject({
    parts: FlightParts,
    reference: v.strictObject({
      how: v.string(),
      deltaV: v.number(),
      burns: v.array(v.strictObject({ t: v.number(), dv: Three })),
      turns: v.array(v.strictObject({ t: v.number(), dw: Three })),
      end: v.number(),
    }),
  }),
  v.description("Of a flight: its points part by part, and the reference of the flight that its start has drawn."),
);

const counting = {
  counts: v.pipe(v.boolean(), v.description("Whether grades, averages and leaderboards go by it.")),
  uncounted: v.pipe(
    orNull(v.picklist(uncountedKinds)),
    v.description("`claim`: points without evidence, not accepted by an instructor; `practice`: played as practice."),
  ),
};
export const Receipt = answer("Receipt", "The receipt for a stored attempt; the same for every repeat of it.", {
  attemptId: Uuid,
  userId: Uuid,
  scenarioId: Uuid,
  sessionId: orNull(Uuid),
  score: v.pipe(orNull(Count), v.description("Null while `held`.")),
  maxScore: Count,
  passed: v.pipe(orNull(v.boolean()), v.description("Null while `held`.")),
  receivedAt: Time,
  grading: v.pipe(v.picklist(["client", "server"]), v.description("Who found the points.")),
  late: v.pipe(v.boolean(), v.description("Handed in after its class session had ended.")),
  ...counting,
  reason: v.pipe(orNull(v.string()), v.description("Why it doesn't count, for the player.")),
  held: v.optional(
    v.pipe(v.literal(true), v.description("The class shows grades of this scenario later: tell the player so.")),
  ),
  note: v.optional(v.pipe(v.string(), v.description("A sentence for the player about the points."))),
  review: v.optional(
    v.pipe(Review, v.description("Where answers may be shown by now; see `GET /scores/{id}/review`.")),
  ),
  flight: v.optional(FlightDebrief),
});
export const CheckedAnswer = answer("CheckedAnswer", "What is said of an answer in a lesson.", {
  question: v.string(),
  isRight: v.boolean(),
  points: v.number(),
  maxPoints: v.number(),
  triesLeft: Count,
  wasTold: v.pipe(v.boolean(), v.description("This start has its answer already: nothing changes any more.")),
  fullPointsAt: v.optional(
    v.pipe(Time, v.description("From then on another attempt may earn full points; before that half of them.")),
  ),
  right: v.optional(v.pipe(v.array(v.string()), v.description("Only once no try is left."))),
  explanation: v.optional(orNull(v.string())),
});
export const Progress = answer("Progress", "How far the caller is: what /results has, as the game shows it.", {
  entries: v.pipe(
    v.array(
      v.strictObject({
        scenarioId: Uuid,
        score: v.pipe(Count, v.description("The best.")),
        maxScore: Count,
        passed: v.boolean(),
        attempts: Count,
        lastPlayedAt: Time,
      }),
    ),
    v.description("What was played; the latest first."),
  ),
  topics: v.array(
    v.strictObject({
      campaignId: Uuid,
      title: v.string(),
      streak: v.pipe(Count, v.description("Questions in a row, up to the last, answered right the last time.")),
      right: Count,
      answered: Count,
    }),
  ),
  repeat: v.pipe(
    v.array(
      v.strictObject({
        scenarioId: Uuid,
        reason: v.picklist(["notPassed", "missed", "longAgo"]),
        missed: v.pipe(Count, v.description("Of the questions of the last attempt.")),
        asked: Count,
        lastPlayedAt: Time,
      }),
    ),
    v.description("What is worth playing again; the most urgent first."),
  ),
  quizzes: v.pipe(
    v.array(v.strictObject({ scenarioId: Uuid, ...turn })),
    v.description("Quizzes that were taken, and when they may be taken again."),
  ),
  held: v.optional(
    v.pipe(v.array(Uuid), v.description("Scenarios that were handed in, and whose grades aren't released yet.")),
  ),
});
export const Start = answer("Start", "The moment somebody began a scenario.", {
  startId: Uuid,
  userId: Uuid,
  scenarioId: Uuid,
  sessionId: orNull(Uuid),
  startedAt: Time,
  seed: Count,
  mode: v.pipe(
    v.picklist(["practice", "scored"]),
    v.description("A scored flight is drawn from `seed`. Practice is the flight as it is written, and counts nowhere."),
  ),
  questions: v.optional(
    v.array(
      v.strictObject({
        key: v.string(),
        text: v.string(),
        points: v.number(),
        several: v.pipe(v.boolean(), v.description("Whether more than one answer is right.")),
        answers: v.array(v.strictObject({ key: v.string(), text: v.string() })),
      }),
    ),
  ),
  language: v.optional(v.pipe(v.string(), v.description("Of `questions`, where it isn't English."))),
  tasks: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          numbers: v.record(v.string(), v.number()),
          goal: v.array(v.strictObject({ quantity: Quantity, from: v.number(), to: v.number() })),
        }),
      ),
      v.description("What the tasks of a lesson ask for in this start: km, degrees and minutes."),
    ),
  ),
  flight: v.optional(FlightOfStart),
  seen: v.optional(
    v.pipe(
      v.array(v.strictObject({ question: v.string(), fullPointsAt: Time })),
      v.description("Of a lesson: questions whose answers were shown a short while ago give half of the points."),
    ),
  ),
});
const SetAside = orNull(v.strictObject({ at: Time, by: v.string(), reason: v.string() }));
const provenance = {
  startedAt: orNull(Time),
  client: orNull(v.string()),
  verified: v.pipe(v.boolean(), v.description("The server has found the points.")),
  late: v.boolean(),
  setAside: v.pipe(SetAside, v.description("By whose word it does not count, and why; null where nobody has.")),
  ...counting,
};
export const Judged = answer("Judged", "Whether an attempt counts.", { attemptId: Uuid, setAside: SetAside });
export const Scorecard = answer("Scorecard", "One finished play of a scenario.", {
  attemptId: Uuid,
  sessionId: orNull(Uuid),
  userId: Uuid,
  username: v.string(),
  scenarioId: Uuid,
  scenarioName: v.string(),
  totalScore: v.number(),
  maxTotalScore: v.number(),
  questionsScore: v.number(),
  maxQuestionsScore: v.number(),
  passed: v.boolean(),
  scoreCardType: v.picklist(["Default", "Quiz"]),
  time: Time,
  ...provenance,
  questionScorecards: v.array(
    v.strictObject({
      questionText: v.string(),
      score: v.number(),
      maxScore: v.number(),
      answerScorecards: v.array(
        v.strictObject({ answerText: v.string(), correct: v.boolean(), answered: v.boolean() }),
      ),
    }),
  ),
});
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Discrimination = v.pipe(
  orNull(v.pipe(v.number(), v.minValue(-1), v.maxValue(1))),
  v.description("Null with too few students."),
);
const WrongAnswer = v.strictObject({
  text: v.string(),
  count: Count,
  share: Share,
  chosenBy: v.array(v.strictObject({ userId: Uuid, username: v.string(), fullName: v.string() })),
});
export const ItemAnalysis = answer("ItemAnalysis", "How each question of a quiz or lesson worked in a class session.", {
  sessionId: Uuid,
  scenarioId: Uuid,
  scenarioName: v.string(),
  minStudents: v.pipe(
    Count,
    v.description("With fewer students asked, a question has no discrimination and no misconceptions."),
  ),
  students: Count,
  attempts: Count,
  totals: v.strictObject({
    points: v.number(),
    maxPoints: v.number(),
    facility: orNull(Share),
    discrimination: v.pipe(orNull(v.number()), v.description("The mean of those there are.")),
    partial: Count,
    noAnswer: Count,
  }),
  items: v.array(
    v.strictObject({
      label: v.string(),
      questionId: v.pipe(Count, v.description("For a regrade of the question.")),
      text: v.string(),
      asked: Count,
      points: v.pipe(v.number(), v.description("The mean.")),
      maxPoints: v.pipe(v.number(), v.description("0 in a survey.")),
      facility: orNull(Share),
      discrimination: Discrimination,
      partial: v.pipe(Count, v.description("Who had some of the points, and not all.")),
      noAnswer: Count,
      answers: v.array(
        v.strictObject({
          text: v.string(),
          correct: v.pipe(orNull(v.boolean()), v.description("Null where nobody has said it.")),
          count: Count,
          share: Share,
        }),
      ),
      commonestWrong: orNull(WrongAnswer),
      misconceptions: v.pipe(v.array(WrongAnswer), v.description(misconceptionRule)),
    }),
  ),
});
const Words = v.record(v.string(), v.string());
const Activity = v.strictObject({
  objectType: v.literal("Activity"),
  id: v.pipe(v.string(), v.url()),
  definition: v.optional(v.strictObject({ type: v.string(), name: Words })),
});
const origin = {
  signIn: v.pipe(v.strictObject({ id: Uuid, device: v.string(), since: Time }), v.description("It was sent from.")),
  evidence: v.pipe(
    v.looseObject({ kind: v.picklist(["quiz", "lesson", "flight", "sandbox"]) }),
    v.description("As it was sent."),
  ),
};
const Agent = v.strictObject({
  objectType: v.literal("Agent"),
  name: v.string(),
  account: v.strictObject({ homePage: v.string(), name: v.string() }),
});
const StatementRef = v.strictObject({ objectType: v.literal("StatementRef"), id: Uuid });
export const DecisionStatement = answer("DecisionStatement", "A decision about a grade as an xAPI 1.0.3 statement.", {
  id: Uuid,
  version: v.literal(xapiVersion),
  actor: v.pipe(Agent, v.description("The student; of `voided` who undid the decision.")),
  verb: v.strictObject({ id: v.string(), display: Words }),
  object: v.union([Activity, StatementRef]),
  result: v.optional(
    v.strictObject({
      score: v.strictObject({ raw: v.number(), min: v.number(), max: v.number(), scaled: v.number() }),
    }),
  ),
  context: v.strictObject({
    platform: v.optional(v.string()),
    instructor: v.pipe(v.optional(Agent), v.description("Who decided.")),
    extensions: v.record(
      v.string(),
      v.strictObject({
        number: Count,
        kind: v.picklist(["excuse", "override", "adjust", "withdraw", "clear"]),
        points: v.pipe(v.optional(v.number()), v.description("Of an adjustment those that were added.")),
        reason: v.optional(v.string()),
      }),
    ),
    registration: Uuid,
    contextActivities: v.strictObject({ grouping: v.array(Activity) }),
  }),
  timestamp: Time,
});

export const Statement = answer("Statement", "An attempt as an xAPI 1.0.3 statement.", {
  id: Uuid,
  version: v.literal(xapiVersion),
  actor: v.strictObject({
    objectType: v.literal("Agent"),
    name: v.string(),
    account: v.strictObject({ homePage: v.string(), name: v.string() }),
  }),
  verb: v.strictObject({ id: v.string(), display: Words }),
  object: Activity,
  result: v.strictObject({
    completion: v.boolean(),
    success: v.boolean(),
    score: v.strictObject({ raw: v.number(), min: v.number(), max: v.number(), scaled: v.optional(v.number()) }),
  }),
  context: v.strictObject({
    platform: v.string(),
    extensions: v.record(
      v.string(),
      v.partial(v.strictObject({ ...provenance, ...origin }), [
        "startedAt",
        "client",
        "setAside",
        "uncounted",
        "signIn",
        "evidence",
      ]),
    ),
    registration: v.optional(Uuid),
    contextActivities: v.optional(v.strictObject({ grouping: v.array(Activity) })),
  }),
  timestamp: Time,
});
