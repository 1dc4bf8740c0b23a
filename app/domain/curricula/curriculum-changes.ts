// Pure: the differences of a publication, in words.
import { isDeepStrictEqual } from "node:util";
import type { CurriculumChange } from "~/db/schema";
import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";
import { withoutLocales } from "../../../content/locales";
import type { PublicationPlan } from "./plan-publication";
import type {
  PublishedCurriculum,
  PublishedCampaign,
  PublishedQuestion,
  PublishedScenario,
} from "./published-curriculum";

export type Change = Omit<CurriculumChange, "attempts">;

/** All differences between the published curriculum and the planned one, in the order of the curriculum. */
export function compareCurriculum(
  curriculum: { id: string; key: string; title: string },
  published: PublishedCurriculum,
  plan: PublicationPlan,
): Change[] {
  const renamed =
    published.version > 0 && published.title !== curriculum.title
      ? [change("renamed", "curriculum", curriculum, published.title, curriculum.title)]
      : [];
  return [...renamed, ...compareCampaigns(published, plan), ...compareScenarios(published, plan)];
}

type Subject = { id: string; key: string; title: string };

function change(kind: Change["kind"], of: Change["of"], subject: Subject, before: string, after: string): Change {
  return { kind, of, id: subject.id, key: subject.key, title: subject.title, before, after };
}

function compareCampaigns(published: PublishedCurriculum, plan: PublicationPlan): Change[] {
  const earlier = new Map(published.campaigns.map((campaign) => [campaign.id, campaign]));
  const moved = findOutOfOrder(idsOf(published.campaigns), idsOf(plan.campaigns));
  return plan.campaigns.flatMap((campaign) => {
    const before = earlier.get(campaign.id);
    if (!before) return [change("added", "campaign", campaign, "", campaign.title)];
    const place = (rows: PublishedCampaign[]) =>
      texts.curriculumChanges.place({ place: idsOf(rows).indexOf(campaign.id) + 1 });
    return [
      ...compareTexts("renamed", "campaign", campaign, before.title, campaign.title),
      ...compareTexts("other", "campaign", campaign, before.type, campaign.type),
      ...(moved.has(campaign.id)
        ? [change("moved", "campaign", campaign, place(published.campaigns), place(plan.campaigns))]
        : []),
      ...compareLocales("campaign", campaign, [before.locales], [campaign.locales]),
    ];
  });
}

function compareScenarios(published: PublishedCurriculum, plan: PublicationPlan): Change[] {
  const earlier = new Map(published.scenarios.map((scenario) => [scenario.id, scenario]));
  const [questionsBefore, questionsAfter] = [groupByScenario(published.questions), groupByScenario(plan.questions)];
  const moved = findMovedScenarios(published, plan);
  return plan.scenarios.flatMap((scenario): Change[] => {
    const before = earlier.get(scenario.id);
    if (!before) return [change("added", "scenario", scenario, "", scenarioNameOf(scenario))];
    if (scenario.retired)
      return before.retired
        ? []
        : [change("retired", "scenario", scenario, scenarioNameOf(before), texts.curriculumChanges.notOffered)];
    return [
      ...(before.retired
        ? [change("restored", "scenario", scenario, texts.curriculumChanges.notOffered, scenarioNameOf(scenario))]
        : []),
      ...compareTexts("renamed", "scenario", scenario, scenarioNameOf(before), scenarioNameOf(scenario)),
      ...(moved.has(scenario.id)
        ? [change("moved", "scenario", scenario, placeOf(before, published), placeOf(scenario, plan))]
        : []),
      ...compareTexts("maxima", "scenario", scenario, maximaOf(before), maximaOf(scenario)),
      ...compareQuestions(scenario, questionsBefore.get(scenario.id), questionsAfter.get(scenario.id)),
      ...compareLessons(scenario, before),
      ...compareSandboxes(scenario, before),
      ...compareFlights(scenario, before),
      ...compareLocales("scenario", scenario, localesOf(before), localesOf(scenario)),
      ...compareTexts("other", "scenario", scenario, othersOf(before), othersOf(scenario)),
    ];
  });
}

const compareTexts = (kind: Change["kind"], of: Change["of"], subject: Subject, before: string, after: string) =>
  before === after ? [] : [change(kind, of, subject, before, after)];

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

const scenarioNameOf = ({ id, key, title, shortTitle }: PublishedScenario) =>
  // Curricula from before documents have no keys.
  `${title} (${shortTitle}${key === id ? "" : `, ${key}`})`;

const formatPoints = (most: number | null) => (most === null ? texts.curriculumChanges.notSaid : number(most));
const maximaOf = ({ maxScore, maxQuestionsScore }: PublishedScenario) =>
  texts.curriculumChanges.maxima({ points: formatPoints(maxScore), questionPoints: formatPoints(maxQuestionsScore) });

const othersOf = ({ type, contentType, grading, objectives }: PublishedScenario) =>
  [
    type,
    contentType,
    texts.curriculumChanges.grading({ grading }),
    ...(objectives.length > 0 ? [texts.curriculumChanges.objectives({ objectives: objectives.join("; ") })] : []),
  ].join(", ");

/** Says that a lesson's content differs, not how. */
function compareLessons(scenario: PublishedScenario, before: PublishedScenario): Change[] {
  if (isDeepStrictEqual(inEnglish(before), inEnglish(scenario))) return [];
  const steps = scenario.lesson?.steps ?? [];
  const earlier = before.lesson?.steps ?? [];
  const same = steps.filter((step) => earlier.some((one) => isDeepStrictEqual(one, step))).length;
  const after =
    scenario.lesson && before.lesson
      ? texts.curriculumChanges.changedLesson({ steps: steps.length, changed: steps.length - same })
      : lessonTextOf(scenario);
  return [change("other", "scenario", scenario, lessonTextOf(before), after)];
}

/** Says that a task differs, and its checks before and after. */
function compareSandboxes(scenario: PublishedScenario, before: PublishedScenario): Change[] {
  if (isDeepStrictEqual(before.sandbox, scenario.sandbox)) return [];
  const isChanged = scenario.sandbox !== null && before.sandbox !== null;
  return [change("other", "scenario", scenario, sandboxTextOf(before), sandboxTextOf(scenario, isChanged))];
}

const sandboxTextOf = ({ sandbox }: PublishedScenario, isChanged = false) =>
  sandbox
    ? texts.curriculumChanges.sandbox({ checks: sandbox.checks.length, isChanged })
    : texts.curriculumChanges.noSandbox;

/** Says that a flight differs, and what its points are measured by. */
function compareFlights(scenario: PublishedScenario, before: PublishedScenario): Change[] {
  if (isDeepStrictEqual(before.flight, scenario.flight)) return [];
  const isChanged = scenario.flight !== null && before.flight !== null;
  return [change("other", "scenario", scenario, flightTextOf(before), flightTextOf(scenario, isChanged))];
}

function flightTextOf({ flight }: PublishedScenario, isChanged = false) {
  if (!flight) return texts.curriculumChanges.noFlight;
  const { deltaV, seconds } = flight.reference;
  return texts.curriculumChanges.flight({
    version: flight.version,
    deltaV: fixed(deltaV, 2),
    time: flightTime(seconds),
    isChanged,
  });
}

const inEnglish = ({ lesson }: PublishedScenario) => lesson && withoutLocales(lesson);

type Locales = Record<string, unknown> | null;

const localesOf = ({ locales, lesson }: PublishedScenario): Locales[] => [locales, lesson?.locales ?? null];

function compareLocales(of: Change["of"], subject: Subject, before: Locales[], after: Locales[]): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [earlier, languages] = [languagesIn(before), languagesIn(after)];
  const isChanged = isDeepStrictEqual(earlier, languages);
  return [
    change(
      "other",
      of,
      subject,
      texts.curriculumChanges.translations({ languages: earlier, isChanged: false }),
      texts.curriculumChanges.translations({ languages, isChanged }),
    ),
  ];
}

const languagesIn = (locales: Locales[]) => [...new Set(locales.flatMap((one) => Object.keys(one ?? {})))];

const lessonTextOf = ({ lesson }: PublishedScenario) =>
  lesson ? texts.curriculumChanges.lesson({ steps: lesson.steps.length }) : texts.curriculumChanges.noLesson;

function placeOf({ id, campaignId }: PublishedScenario, { campaigns, scenarios }: PublicationPlan) {
  const inCampaign = scenarios.filter((scenario) => scenario.campaignId === campaignId && !scenario.retired);
  const campaign = campaigns.find((one) => one.id === campaignId);
  return texts.curriculumChanges.placeInCampaign({
    campaign: campaign?.title ?? "",
    place: idsOf(inCampaign).indexOf(id) + 1,
  });
}

/** Scenarios in another campaign, or on the other side of their neighbours. */
function findMovedScenarios(published: PublishedCurriculum, plan: PublicationPlan): Set<string> {
  const campaignBefore = new Map(published.scenarios.map(({ id, campaignId }) => [id, campaignId]));
  const moved = new Set<string>();
  const orders = (scenarios: PublishedScenario[]) => {
    const order = new Map<string, string[]>();
    for (const { id, campaignId, retired } of scenarios)
      if (!retired) order.set(campaignId, [...(order.get(campaignId) ?? []), id]);
    return order;
  };
  for (const { id, campaignId } of plan.scenarios)
    if ((campaignBefore.get(id) ?? campaignId) !== campaignId) moved.add(id);
  const before = orders(published.scenarios);
  for (const [campaignId, ids] of orders(plan.scenarios))
    for (const id of findOutOfOrder(before.get(campaignId) ?? [], ids)) moved.add(id);
  return moved;
}

/** The smallest set of common items to move, so that the first order becomes the second. */
export function findOutOfOrder(before: string[], after: string[]): Set<string> {
  const positions = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => positions.has(id));
  // Longest increasing subsequence by patience sorting: tails[n] ends the best run of length n + 1.
  const tails: number[] = [];
  const previous: number[] = [];
  const placeAt = (at: number) => positions.get(common[at] ?? "") ?? -1;
  for (const at of common.keys()) {
    let low = 0;
    for (let high = tails.length; low < high;) {
      const middle = (low + high) >> 1;
      if (placeAt(tails[middle] ?? -1) < placeAt(at)) low = middle + 1;
      else high = middle;
    }
    previous[at] = tails[low - 1] ?? -1;
    tails[low] = at;
  }
  const moved = new Set(common);
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) moved.delete(common[at] ?? "");
  return moved;
}

function groupByScenario(questions: PublishedQuestion[]) {
  const questionsByScenario = new Map<string, PublishedQuestion[]>();
  for (const question of questions) {
    const list = questionsByScenario.get(question.scenarioId);
    if (list) list.push(question);
    else questionsByScenario.set(question.scenarioId, [question]);
  }
  return questionsByScenario;
}

function compareQuestions(scenario: Subject, before: PublishedQuestion[] = [], after: PublishedQuestion[] = []) {
  const activeQuestions = (questions: PublishedQuestion[]) => questions.filter(({ retired }) => !retired);
  const [old, now] = [activeQuestions(before), activeQuestions(after)];
  const earlier = new Map(old.map((question) => [question.key, contentOf(question)]));
  const added = now.filter(({ key }) => !earlier.has(key)).length;
  const changedQuestions = now.filter(
    (question) => (earlier.get(question.key) ?? contentOf(question)) !== contentOf(question),
  );
  const leftOut = old.length - (now.length - added);
  const reordered = findOutOfOrder(keysOf(old), keysOf(now)).size;
  if (added + changedQuestions.length + leftOut + reordered === 0) return [];
  const changes = texts.curriculumChanges.changedQuestions({
    questions: now.length,
    added,
    changed: changedQuestions.length,
    leftOut,
    moved: reordered,
  });
  return [
    change("questions", "scenario", scenario, texts.curriculumChanges.questions({ questions: old.length }), changes),
  ];
}

const keysOf = (questions: PublishedQuestion[]) => questions.map(({ key }) => key);

const contentOf = ({ text, points, answers, explanation, pool, tags }: PublishedQuestion) =>
  JSON.stringify([
    text,
    points,
    answers.map((answer) => [answer.key, answer.text, answer.correct]),
    explanation,
    pool,
    tags,
  ]);
