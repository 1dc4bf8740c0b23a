import * as v from "valibot";
import { textOf } from "~/texts/say";
import { checkCurriculum } from "../content/check-curriculum";
import { checkLesson } from "../content/check-lesson";
import {
  ContentFileSchema,
  ContentSchema,
  type AskedBurn,
  type Content,
  type ContentFile,
  type ScenarioFile,
} from "../content/content-schema";
import { CurriculumDocument, type ScenarioEntry } from "../content/curriculum-document";
import { findingsOf, formatPath, type Finding } from "../content/findings";
import { defaultPassShare } from "../content/lesson-rules";
import { checkLocales, languagesOf, translateScenario } from "../content/locales";
import { toPlayedLesson, toTranslatedLesson } from "../content/played-lesson";

/** A scenario's content for the game; `translations` by language. */
type PlayableContent = {
  curriculum: string;
  scenarioId: string;
  key: string;
  content: Content;
  translations: Record<string, Content>;
};

/**
 * Combines lessons and scenarios (by key) with their curriculum entries; a quiz needs no file. Errors name the file and
 * the place in it.
 */
export function assembleContent(curricula: unknown[], files: Record<string, string>): PlayableContent[] {
  const pieces = Object.entries(files).map(([key, json]) => [key, parse(`${key}.json`, json)] as const);
  const byKey = new Map(pieces);
  const used = new Set<string>();
  const playable = curricula.flatMap((document) => {
    const { key: curriculum, campaigns } = parseDocument(document);
    return campaigns.flatMap(({ scenarios }) =>
      scenarios.flatMap((scenario): PlayableContent[] => {
        const file = byKey.get(scenario.key) ?? quizOf(scenario);
        if (!file || scenario.retired) return [];
        used.add(scenario.key);
        const content = assemble(`${scenario.key}.json in ${curriculum}`, file, scenario);
        const translations = translate(file, scenario);
        return [{ curriculum, scenarioId: idOf(scenario, curriculum), key: scenario.key, content, translations }];
      }),
    );
  });
  const unused = pieces.find(([key]) => !used.has(key));
  if (unused) throw new Error(`${unused[0]}.json: no curriculum has a scenario "${unused[0]}".`);
  return playable;
}

/** Parses a content file; errors name the file and the place in it. */
export function parse(file: string, json: string): ContentFile {
  return checkValue(file, ContentFileSchema, JSON.parse(json));
}

const quizOf = ({ type, questions = [] }: ScenarioEntry): ContentFile | undefined =>
  type === "Quiz" && questions.length > 0
    ? {
        type: "lesson",
        passShare: defaultPassShare,
        steps: questions.map(({ key }) => ({ kind: "question", question: key })),
      }
    : undefined;

function assemble(source: string, file: ContentFile, entry: ScenarioEntry): Content {
  const { maxScore = 0, questions = [] } = entry;
  refuse(source, checkLocales({ lesson: file }));
  if (file.type === "scenario") return checkValue(source, ContentSchema, toPlayedScenario(file, maxScore));
  refuse(source, checkLesson(file, { maxScore, questions }));
  return toPlayedLesson(file, { maxScore, questions });
}

const toPlayedScenario = (file: ScenarioFile, maxScore: number) => ({
  ...file,
  maxScore,
  tutorial: file.tutorial.map((step) => ({ ...step, asks: step.acts.map(askedBurnOf).find(Boolean) })),
});

function askedBurnOf(act: ScenarioFile["tutorial"][number]["acts"][number]): AskedBurn | undefined {
  if (act.kind === "burn") return { kind: "burn", change: act.dv };
  return act.kind === "plan" || act.kind === "match" ? act : undefined;
}

/** A lesson is offered in a language once its steps or questions have texts in it, a flight once its file has. */
function translate(lesson: ContentFile, { maxScore = 0, questions = [], locales }: ScenarioEntry) {
  if (lesson.type === "scenario") return translateFlight(lesson, maxScore);
  const languages = languagesOf({ locales, lesson });
  return Object.fromEntries(
    languages.flatMap((language) => {
      const translation = toTranslatedLesson(lesson, { maxScore, questions, locales }, language);
      return translation ? [[language, translation]] : [];
    }),
  );
}

function translateFlight(flight: ScenarioFile, maxScore: number): Record<string, Content> {
  return Object.fromEntries(
    languagesOf({ lesson: flight }).map((language) => {
      const { entry } = translateScenario({ lesson: flight }, language);
      // oxlint-disable-next-line apsis/catalogue-text -- for the log of the build
      const source = `A flight in ${language}`;
      return [language, checkValue(source, ContentSchema, { ...toPlayedScenario(entry.lesson, maxScore), language })];
    }),
  );
}

/** Parses a curriculum with the rules of the import, so that both refuse the same. */
function parseDocument(document: unknown): CurriculumDocument {
  // oxlint-disable-next-line apsis/catalogue-text -- for the log of the build
  const parsed = checkValue("A curriculum", CurriculumDocument, document);
  refuse(parsed.key, checkCurriculum(parsed));
  return parsed;
}

function idOf({ id, key }: ScenarioEntry, curriculum: string): string {
  if (!id) throw new Error(`${curriculum}: the scenario "${key}" needs an id, by which the game finds its content.`);
  return id;
}

function checkValue<Schema extends v.GenericSchema>(
  source: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  refuse(source, findingsOf(parsed.issues));
  throw new Error(`${source}: cannot be read.`);
}

/** Throws if there are findings: one line each, with its path in `source`. */
function refuse(source: string, findings: readonly Finding[]) {
  const lines = findings.map((finding) => `${source}: ${formatPath(finding) || "content"}: ${textOf(finding.reason)}`);
  if (lines.length > 0) throw new Error(lines.join("\n"));
}
