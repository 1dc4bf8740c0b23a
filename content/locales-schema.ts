// Schemas of translations: in a curriculum document beside the English texts, in a lesson's file beside its steps.
import * as v from "valibot";
import { schemaReason } from "./findings";
import { text } from "./text";

const languageTag = v.pipe(v.string(), v.regex(/^(?!en$)[a-z]{2,3}(-[A-Z]{2})?$/, schemaReason("languageTag")));
const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) => v.record(languageTag, schema);

const texts = v.pipe(v.array(text), v.minLength(1));
/** Hashes of the English texts that were translated: another one marks its translation as stale. */
const prints = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}( [0-9a-f]{8})*$/, schemaReason("notPrints")));

/** Translations by the place of their text, such as `title` or `globe.orbits.0.name`; `prints` is no text. */
const Translation = v.record(v.string(), v.union([text, texts], schemaReason("notTextOrTexts")));
export type Translation = v.InferOutput<typeof Translation>;

/** Of a curriculum or a campaign. */
export const TitleLocales = byLanguage(v.strictObject({ title: text, prints: v.optional(prints) }));
export type TitleLocales = v.InferOutput<typeof TitleLocales>;

export const ScenarioLocales = byLanguage(
  v.strictObject({
    title: v.optional(text),
    shortTitle: v.optional(text),
    objectives: v.optional(texts),
    "sandbox.text": v.optional(texts),
    "flight.document.goal": v.optional(text),
    "flight.document.briefing": v.optional(texts),
    prints: v.optional(prints),
    /** By the question's key. */
    questions: v.optional(v.record(v.string(), Translation)),
  }),
);
export type ScenarioLocales = v.InferOutput<typeof ScenarioLocales>;

/** `steps`: as many as the lesson has, or fewer; an empty object for a step without translations. */
export const LessonLocales = byLanguage(v.strictObject({ steps: v.array(Translation) }));

/** Of a flight's file. */
export const FlightLocales = byLanguage(Translation);
