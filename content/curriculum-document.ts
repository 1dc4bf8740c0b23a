import * as v from "valibot";
import { LessonFile } from "./content-schema";
import { curriculumLimits } from "./curriculum-limits";
import { schemaReason } from "./findings";
import { FlightEntry } from "./flight-entry";
import { ScenarioLocales, TitleLocales } from "./locales-schema";
import { poolsOf } from "./question-pools";
import { SandboxTask } from "./sandbox-task";

const points = v.pipe(v.number(), v.minValue(0, schemaReason("negative")), v.maxValue(1_000_000));
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => value.trim() !== "", schemaReason("empty")),
    v.maxLength(max, schemaReason("tooLong", { max })),
    v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), schemaReason("unstorable")),
  );
const list = <Item extends v.GenericSchema>(item: Item, max: number) => v.pipe(v.array(item), v.maxLength(max));

/** Key of a curriculum, campaign or scenario: part of URLs and file names. */
const Key = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, schemaReason("keyFormat")),
  v.maxLength(64, schemaReason("tooLong", { max: 64 })),
);
/** Key of a question, answer or pool. */
const smallKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, schemaReason("smallKeyFormat")),
  v.maxLength(64, schemaReason("tooLong", { max: 64 })),
);

const Answer = v.strictObject({ key: smallKey, text: text(2_000), correct: v.boolean() });

export const QuestionEntry = v.strictObject({
  key: smallKey,
  text: text(2_000),
  /** 0: a survey, without right or wrong. */
  points: points,
  answers: v.pipe(
    v.array(Answer),
    v.minLength(2, schemaReason("fewAnswers")),
    v.maxLength(curriculumLimits.answers, schemaReason("manyAnswers", { max: curriculumLimits.answers })),
  ),
  explanation: v.optional(text(4_000)),
  tags: v.optional(list(text(50), 20)),
  /** Questions of a pool are interchangeable: each attempt gets one of them. */
  pool: v.optional(smallKey),
});

export const ScenarioEntry = v.strictObject({
  id: v.optional(v.pipe(v.string(), v.uuid(schemaReason("notUuid")))),
  key: Key,
  title: text(200),
  shortTitle: text(30),
  type: v.picklist(["Default", "Quiz"]),
  contentType: v.picklist(["Globe", "Presentation", "Quiz"]),
  maxScore: v.optional(points),
  maxQuestionsScore: v.optional(points),
  grading: v.optional(v.picklist(["client", "server"])),
  retired: v.optional(v.boolean()),
  objectives: v.optional(list(text(500), 20)),
  questions: v.optional(list(QuestionEntry, curriculumLimits.questions)),
  /** The scenario's lesson, like a file of content/lessons/; without it the game has its own. */
  lesson: v.optional(LessonFile),
  /** Something to build in the sandbox and hand in. */
  sandbox: v.optional(SandboxTask),
  /** A mission to fly; without it the game may have its own flight. */
  flight: v.optional(FlightEntry),
  locales: v.optional(ScenarioLocales),
});

const Campaign = v.strictObject({
  key: Key,
  title: text(200),
  type: v.picklist(["Learn", "Compete"]),
  locales: v.optional(TitleLocales),
  scenarios: list(ScenarioEntry, curriculumLimits.scenarios),
});

/** A curriculum as written, published and exported (docs/curricula.md). */
export const CurriculumDocument = v.strictObject({
  $schema: v.optional(text(500)),
  key: Key,
  title: text(200),
  locales: v.optional(TitleLocales),
  version: v.pipe(v.number(schemaReason("notWhole")), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  campaigns: v.pipe(
    v.array(Campaign),
    v.minLength(1, schemaReason("noCampaign")),
    v.maxLength(curriculumLimits.campaigns, schemaReason("manyCampaigns", { max: curriculumLimits.campaigns })),
  ),
});

export type CurriculumDocument = v.InferOutput<typeof CurriculumDocument>;
export type CampaignEntry = CurriculumDocument["campaigns"][number];
export type ScenarioEntry = v.InferOutput<typeof ScenarioEntry>;
export type QuestionEntry = v.InferOutput<typeof QuestionEntry>;

/** Points of a scenario's questions; null if unknown. */
export function maxQuestionsScoreOf({ questions, maxQuestionsScore }: ScenarioEntry): number | null {
  return questions ? poolsOf(questions).reduce((sum, [{ points }]) => sum + points, 0) : (maxQuestionsScore ?? null);
}
