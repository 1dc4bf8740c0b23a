// Pure: from the published curriculum and a document to the rows of the catalogue.
import type { Finding } from "../../../content/findings";
import { say } from "~/texts/say";
import { campaignIdOf, scenarioIdOf } from "./curriculum-ids";
import {
  maxQuestionsScoreOf,
  type CampaignEntry,
  type CurriculumDocument,
  type QuestionEntry,
  type ScenarioEntry,
} from "./curriculum-document";
import type {
  PublishedCurriculum,
  PublishedCampaign,
  PublishedQuestion,
  PublishedScenario,
} from "./published-curriculum";

export type PublicationPlan = Pick<PublishedCurriculum, "campaigns" | "scenarios" | "questions">;

/** The planned catalogue, or the mistakes that prevent publication. Scenarios missing in the document are retired. */
export function planPublication(
  curriculumId: string,
  document: CurriculumDocument,
  published: PublishedCurriculum,
): { plan: PublicationPlan; findings: Finding[] } {
  const { ids, findings } = identify(document, published.scenarios);
  const publishedIds = new Set(ids.values());
  const leftOut = published.scenarios
    .filter(({ id }) => !publishedIds.has(id))
    .map((scenario) => ({ ...scenario, retired: true }));
  const retiredKeys = new Set(leftOut.map(({ key }) => key));
  for (const { entry, path } of entriesOf(document)) {
    if (retiredKeys.has(entry.key))
      findings.push({
        path: [...path, "key"],
        reason: say.curriculumRefusals.keyOfRetired({ key: entry.key }),
      });
  }
  const campaigns = planCampaigns(curriculumId, document, published.campaigns);
  const scenarios = planScenarios({ curriculumId, document, published, campaigns, ids, leftOut });
  return { plan: { campaigns, scenarios, questions: planQuestions(document, ids, published.questions) }, findings };
}

const entriesOf = ({ campaigns }: CurriculumDocument) =>
  campaigns.flatMap((campaign, campaignAt) =>
    campaign.scenarios.map((entry, at) => ({ campaign, entry, path: ["campaigns", campaignAt, "scenarios", at] })),
  );

/** Matches each entry to a scenario: by id, else by key, else it is a new one. */
function identify(document: CurriculumDocument, published: PublishedScenario[]) {
  const findings: Finding[] = [];
  const ids = new Map<ScenarioEntry, string>();
  const entries = entriesOf(document);
  const byId = new Set(published.map(({ id }) => id));
  const byKey = new Map(published.map(({ key, id }) => [key, id]));
  const claimed = new Set(entries.flatMap(({ entry: { id } }) => (id ? [id.toLowerCase()] : [])));
  for (const { entry, path } of entries) {
    const stated = entry.id?.toLowerCase();
    const ofKey = byKey.get(entry.key);
    if (stated && !byId.has(stated) && ofKey && !claimed.has(ofKey))
      findings.push({
        path: [...path, "id"],
        reason: say.curriculumRefusals.idChanged({ key: entry.key, ofKey }),
      });
    const id = stated ?? (ofKey && !claimed.has(ofKey) ? ofKey : scenarioIdOf(document.key, entry.key));
    if (!stated && (claimed.has(id) || (byId.has(id) && id !== ofKey)))
      findings.push({
        path,
        reason: say.curriculumRefusals.idTaken({ key: entry.key }),
      });
    ids.set(entry, id);
  }
  return { ids, findings };
}

function planCampaigns(curriculumId: string, document: CurriculumDocument, published: PublishedCampaign[]) {
  const earlier = new Map(published.map((campaign) => [campaign.key, campaign]));
  const campaignRows = document.campaigns.map(({ key, title, type, locales }) => ({
    id: earlier.get(key)?.id ?? campaignIdOf(document.key, key),
    curriculumId,
    key,
    title,
    type,
    locales: locales ?? null,
  }));
  const keys = new Set(campaignRows.map(({ key }) => key));
  return mergeRows(
    campaignRows,
    published,
    published.filter(({ key }) => !keys.has(key)),
  ).map((campaign, position): PublishedCampaign => ({ ...campaign, position }));
}

type ScenarioPlanning = {
  curriculumId: string;
  document: CurriculumDocument;
  published: PublishedCurriculum;
  campaigns: PublishedCampaign[];
  ids: Map<ScenarioEntry, string>;
  leftOut: PublishedScenario[];
};

function planScenarios({ curriculumId, document, published, campaigns, ids, leftOut }: ScenarioPlanning) {
  const entries = new Map(document.campaigns.map((campaign) => [campaign.key, campaign]));
  return campaigns.flatMap(({ id: campaignId, key }) => {
    const scenarioRows = (entries.get(key)?.scenarios ?? []).map((entry) => ({
      ...asScenarioRow(entry),
      // `identify` gives every entry an id.
      id: ids.get(entry)!,
      curriculumId,
      campaignId,
    }));
    const ofCampaign = (scenario: PublishedScenario) => scenario.campaignId === campaignId;
    return mergeRows(scenarioRows, published.scenarios.filter(ofCampaign), leftOut.filter(ofCampaign)).map(
      (scenario, position): PublishedScenario => ({ ...scenario, position }),
    );
  });
}

const asScenarioRow = (entry: ScenarioEntry) => ({
  key: entry.key,
  title: entry.title,
  shortTitle: entry.shortTitle,
  type: entry.type,
  contentType: entry.contentType,
  maxScore: entry.maxScore ?? null,
  maxQuestionsScore: maxQuestionsScoreOf(entry),
  grading: entry.grading ?? "client",
  retired: entry.retired ?? false,
  objectives: entry.objectives ?? [],
  lesson: entry.lesson ?? null,
  sandbox: entry.sandbox ?? null,
  flight: entry.flight ?? null,
  locales: entry.locales ?? null,
});

/** Missing entries keep their place, after the entry they followed. */
function mergeRows<Row extends { id: string }, Old extends Row>(
  plannedRows: Row[],
  earlier: Old[],
  leftOut: Old[],
): Row[] {
  const rows: Row[] = [...plannedRows];
  const retiredById = new Map(leftOut.map((row) => [row.id, row]));
  let before: string | null = null;
  for (const { id } of earlier) {
    const row = retiredById.get(id);
    if (row) rows.splice(rows.findIndex((other) => other.id === before) + 1, 0, row);
    if (row || rows.some((other) => other.id === id)) before = id;
  }
  return rows;
}

/** Missing questions are retired, so that students who were asked them can still answer. */
function planQuestions(
  { campaigns }: CurriculumDocument,
  ids: Map<ScenarioEntry, string>,
  published: PublishedQuestion[],
): PublishedQuestion[] {
  const questionRows = campaigns
    .flatMap(({ scenarios }: CampaignEntry) => scenarios)
    .flatMap((entry) =>
      // `identify` gives every entry an id.
      (entry.questions ?? []).map((question, position) => asQuestionRow(ids.get(entry)!, question, position)),
    );
  const keys = new Set(questionRows.map(keyOf));
  const leftOut = published.filter((question) => !keys.has(keyOf(question)));
  return [...questionRows, ...leftOut.map((question) => ({ ...question, retired: true }))];
}

const asQuestionRow = (scenarioId: string, question: QuestionEntry, position: number): PublishedQuestion => ({
  scenarioId,
  key: question.key,
  position,
  text: question.text,
  points: question.points,
  answers: question.answers,
  explanation: question.explanation ?? null,
  pool: question.pool ?? null,
  tags: question.tags ?? [],
  retired: false,
});

const keyOf = ({ scenarioId, key }: Pick<PublishedQuestion, "scenarioId" | "key">) => `${scenarioId} ${key}`;
