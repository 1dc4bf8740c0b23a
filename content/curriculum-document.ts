import * as v from "valibot";
import { LessonFile } from "./content-schema";
import { curriculumLimits } from "./curriculum-limits";
import { ScenarioLocales, TitleLocales } from "./locales-schema";
import { poolsOf } from "./question-pools";

const points = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.minValue(0, `${name} must not be negative.`),
    v.maxValue(1_000_000, `${name} must be at most 1000000.`),
  );
const text = (name: string, most: number) =>
  v.pipe(
    v.string(`${name} must be a text.`),
    v.check((value) => value.trim() !== "", `${name} must not be empty.`),
    v.maxLength(most, `${name} must be ${most} characters or less.`),
    v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), `${name} contains a character that cannot be stored.`),
  );
const list = <Item extends v.GenericSchema>(name: string, item: Item, most: number) =>
  v.pipe(v.array(item, `${name} must be a list.`), v.maxLength(most, `${name} must have ${most} entries at most.`));
const flag = (name: string) => v.boolean(`${name} must be true or false.`);
const oneOf = <const Options extends readonly string[]>(name: string, options: Options) =>
  v.picklist(options, `${name} must be ${options.join(" or ")}.`);

/** Key of a curriculum, campaign or scenario: part of URLs and file names. */
const Key = v.pipe(
  v.string("key must be a text."),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "key must be lower-case letters and digits, with single hyphens between them."),
  v.maxLength(64, "key must be 64 characters or less."),
);
/** Key of a question, answer or pool. */
const smallKey = (name: string) =>
  v.pipe(
    v.string(`${name} must be a text.`),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, `${name} must be letters, digits, dots, hyphens and underscores.`),
    v.maxLength(64, `${name} must be 64 characters or less.`),
  );

const Answer = v.strictObject({ key: smallKey("key"), text: text("text", 2_000), correct: flag("correct") });

export const QuestionEntry = v.strictObject({
  key: smallKey("key"),
  text: text("text", 2_000),
  /** 0: a survey, without right or wrong. */
  points: points("points"),
  answers: v.pipe(
    v.array(Answer, "answers must be a list."),
    v.minLength(2, "A question needs two answers at least."),
    v.maxLength(curriculumLimits.answers, `A question may have at most ${curriculumLimits.answers} answers.`),
  ),
  explanation: v.optional(text("explanation", 4_000)),
  tags: v.optional(list("tags", text("tags", 50), 20)),
  /** Questions of a pool are interchangeable: each attempt gets one of them. */
  pool: v.optional(smallKey("pool")),
});

export const ScenarioEntry = v.strictObject({
  id: v.optional(v.pipe(v.string("id must be a text."), v.uuid("id must be a UUID."))),
  key: Key,
  title: text("title", 200),
  shortTitle: text("shortTitle", 30),
  type: oneOf("type", ["Default", "Quiz"]),
  contentType: oneOf("contentType", ["Globe", "Presentation", "Quiz"]),
  maxScore: v.optional(points("maxScore")),
  maxQuestionsScore: v.optional(points("maxQuestionsScore")),
  grading: v.optional(oneOf("grading", ["client", "server"])),
  retired: v.optional(flag("retired")),
  objectives: v.optional(list("objectives", text("objectives", 500), 20)),
  questions: v.optional(list("questions", QuestionEntry, curriculumLimits.questions)),
  /** The scenario's lesson, like a file of content/lessons/; without it the game has its own. */
  lesson: v.optional(LessonFile),
  locales: v.optional(ScenarioLocales),
});

const Campaign = v.strictObject({
  key: Key,
  title: text("title", 200),
  type: oneOf("type", ["Learn", "Compete"]),
  locales: v.optional(TitleLocales),
  scenarios: list("scenarios", ScenarioEntry, curriculumLimits.scenarios),
});

/** A curriculum as written, published and exported (docs/curricula.md). */
export const CurriculumDocument = v.strictObject({
  $schema: v.optional(text("$schema", 500)),
  key: Key,
  title: text("title", 200),
  locales: v.optional(TitleLocales),
  version: v.pipe(
    v.number("version must be a whole number."),
    v.integer("version must be a whole number."),
    v.minValue(1, "version must be 1 at least."),
    v.maxValue(1_000_000_000, "version must be at most 1000000000."),
  ),
  campaigns: v.pipe(
    v.array(Campaign, "campaigns must be a list."),
    v.minLength(1, "A curriculum needs a campaign."),
    v.maxLength(curriculumLimits.campaigns, `A curriculum may have at most ${curriculumLimits.campaigns} campaigns.`),
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
