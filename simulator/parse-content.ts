import * as v from "valibot";
import { ContentFileSchema, ContentSchema, type Content, type ContentFile } from "../content/content-schema";
import { usualPassShare } from "../content/lesson-rules";

/** What the content needs of a curriculum's document. */
const Catalogue = v.object({
  key: v.string(),
  campaigns: v.array(
    v.object({
      scenarios: v.array(
        v.object({
          id: v.string(),
          key: v.string(),
          type: v.picklist(["Default", "Quiz"]),
          maxScore: v.number(),
          retired: v.optional(v.boolean(), false),
          questions: v.optional(
            v.array(
              v.object({
                key: v.string(),
                text: v.string(),
                points: v.number(),
                answers: v.array(v.object({ key: v.string(), text: v.string(), correct: v.boolean() })),
              }),
            ),
            [],
          ),
        }),
      ),
    }),
  ),
});
type CatalogueScenario = v.InferOutput<typeof Catalogue>["campaigns"][number]["scenarios"][number];

/** The content of a scenario, for the game. */
export type Playable = { curriculum: string; scenarioId: string; key: string; content: Content };

/**
 * Lessons and scenarios of `files` (by key), each with what its curriculum says of it; a quiz needs no file. A mistake
 * is an error that names the file and the place in it.
 */
export function assembleContent(curricula: unknown[], files: Record<string, string>): Playable[] {
  const pieces = Object.entries(files).map(([key, json]) => [key, parse(`${key}.json`, json)] as const);
  const byKey = new Map(pieces);
  const used = new Set<string>();
  const playable = curricula.flatMap((document) => {
    const { key: curriculum, campaigns } = v.parse(Catalogue, document);
    return campaigns.flatMap(({ scenarios }) =>
      scenarios.flatMap((scenario): Playable[] => {
        const file = byKey.get(scenario.key) ?? quizOf(scenario);
        if (!file || scenario.retired) return [];
        used.add(scenario.key);
        const content = assemble(`${scenario.key}.json in ${curriculum}`, file, scenario);
        return [{ curriculum, scenarioId: scenario.id, key: scenario.key, content }];
      }),
    );
  });
  const unused = pieces.find(([key]) => !used.has(key));
  if (unused) throw new Error(`${unused[0]}.json: no curriculum has a scenario "${unused[0]}".`);
  return playable;
}

/** A content file, or an error that names the file and the place in it. */
export function parse(file: string, json: string): ContentFile {
  return checkValue(file, ContentFileSchema, JSON.parse(json));
}

const quizOf = ({ type, questions }: CatalogueScenario): ContentFile | undefined =>
  type === "Quiz" && questions.length > 0
    ? {
        type: "lesson",
        passShare: usualPassShare,
        steps: questions.map(({ key }) => ({ kind: "question", question: key })),
      }
    : undefined;

function assemble(place: string, file: ContentFile, { maxScore, questions }: CatalogueScenario): Content {
  if (file.type === "scenario") return checkValue(place, ContentSchema, { ...file, maxScore });
  const asked = file.steps.flatMap((step) => (step.kind === "question" ? [step.question] : []));
  const missing = questions.find(({ key }) => asked.filter((question) => question === key).length !== 1);
  if (missing) throw new Error(`${place}: steps: the question "${missing.key}" must be asked once.`);
  const taskPoints = file.steps.reduce((sum, step) => sum + (step.kind === "task" ? step.points : 0), 0);
  const steps = file.steps.map((step, at) => {
    if (step.kind !== "question") return step;
    const question = questions.find(({ key }) => key === step.question);
    if (!question) throw new Error(`${place}: steps.${at}.question: there is no question "${step.question}".`);
    return asAsked(question);
  });
  if (file.steps.every(({ kind }) => kind === "slide" || kind === "explorable"))
    throw new Error(`${place}: steps: a lesson needs a task or a question: reading alone does not pass.`);
  return checkValue(place, ContentSchema, { ...file, steps, readingPoints: maxScore - taskPoints });
}

/** Without what is right: the build is public. */
const asAsked = ({ key, text, points, answers }: CatalogueScenario["questions"][number]) => ({
  kind: "question",
  key,
  text,
  maxScore: points,
  several: answers.filter(({ correct }) => correct).length > 1,
  answers: answers.map(({ key, text }) => ({ key, text })),
});

function checkValue<Schema extends v.GenericSchema>(
  place: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${place}: ${v.getDotPath(issue) ?? "content"}: ${issue.message}`);
}
