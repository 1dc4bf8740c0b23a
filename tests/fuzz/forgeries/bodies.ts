// Forged attempts, by kind. Each is made for one forger, and only prepared here.
import { v7 as uuid } from "uuid";
import type { Evidence, LessonEvidence } from "~/domain/evidence";
import type { TaskAnswer } from "../../../content/task-answers";
import { answerFor, answerFromRanges, type Orbit } from "../../support/forger-tools";
import type { Body, Scorecard, Start } from "./calls";
import type { Scenario } from "./world";
import type { Scene } from "./scene";

type Question = Scenario["editions"][number][number];

const rightKeys = ({ answers }: Question) => answers.filter(({ correct }) => correct).map(({ key }) => key);
const wrongKeys = ({ answers }: Question) => answers.filter(({ correct }) => !correct).map(({ key }) => key);
const ofKind = ({ room }: Scene, ...kinds: Scenario["kind"][]) =>
  room.scenarios.filter(({ kind }) => kinds.includes(kind));
const attempt = ({ room }: Scene, { scenarioId }: Scenario, start: Start | null, fields: Body): Body => ({
  attemptId: uuid(),
  scenarioId,
  sessionId: room.sessionId,
  ...(start && { startId: start.startId }),
  ...fields,
});

/** One question of each pool: the start's, or else the first. */
function questionsOf(scenario: Scenario, edition: number, start: Start | null): Question[] {
  const questions = scenario.editions[edition] ?? [];
  const keys = start?.questions?.map(({ key }) => key);
  return questions.filter(({ key, pool }, at) =>
    keys ? keys.includes(key) : !pool || questions.findIndex((other) => other.pool === pool) === at,
  );
}

/** Full marks without work; a quiz, which needs answers as evidence, declares wrong ones as right. */
export async function claim(scene: Scene): Promise<Body> {
  const { pick, room } = scene;
  const scenario = pick(room.scenarios);
  const { kind, maxScore } = scenario;
  const start = scene.happens(0.3) ? await scene.begin(scenario) : null;
  const questions = questionsOf(scenario, room.edition % scenario.editions.length, start);
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  const questionScorecards = questions.map(({ text, points: score, answers }): Scorecard => {
    const [choice] = answers.filter(({ correct }) => correct !== (kind === "quiz"));
    const cards = answers.map((answer) => ({
      answerText: answer.text,
      correct: answer === choice,
      answered: answer === choice,
    }));
    return { questionText: text, score, maxScore: score, answerScorecards: cards };
  });
  return attempt(scene, scenario, start, {
    ...{ totalScore: maxScore, maxTotalScore: maxScore, questionsScore: points, maxQuestionsScore: points },
    ...{ passed: true, scoreCardType: kind === "quiz" ? "Quiz" : "Default", questionScorecards },
    ...(scene.happens(0.2) && { sessionId: null }),
    ...(scene.happens(0.2) && kind === "lesson" && { evidence: { kind: "lesson", answers: [], tasks: [] } }),
  });
}

/** Another player's burns, from the flight, its debrief or practice, with the forger's own start. */
export async function copy(scene: Scene): Promise<Body> {
  const flights = ofKind(scene, "flight");
  if (flights.length === 0) return editionMix(scene);
  const scenario = scene.pick(flights);
  const logs = scene.logs.get(scenario.scenarioId) ?? [];
  const start = scene.happens(0.95) ? await scene.begin(scenario) : null;
  return attempt(scene, scenario, start, { evidence: scene.pick(logs) });
}

/**
 * An attempt sent again, under another name, or with a start that is foreign, used, of practice or of an ended class.
 */
export async function replay(scene: Scene): Promise<Body> {
  const { pick, forger } = scene;
  const [own, others] = [scene.ownSent(), scene.othersSent()];
  const original = pick(scene.happens(0.5) && own.length > 0 ? own : others);
  const scenario = scene.scenarioOf(original);
  const foreign = pick(others);
  const rest = { attemptId: uuid() };
  const ways: (() => Promise<Body>)[] = [
    async () => original,
    async () => ({ ...original, totalScore: 1_000, maxTotalScore: 1_000, evidence: foreign.evidence }),
    async () => ({ ...original, ...rest }),
    async () => ({ ...foreign, ...rest }),
    async () => ({ ...foreign, userId: forger.id }),
    async () => ({ ...foreign, ...rest, userId: pick(scene.room.honest).id }),
    async () => ({ ...original, ...rest, startId: uuid() }),
    async () => ({ ...original, ...rest, sessionId: scene.world.ended.sessionId }),
    async () => ({ ...attempt(scene, scenario, scene.anyStart(), {}), evidence: original.evidence }),
    () => practiced(scene),
    () => afterTheEnd(scene),
  ];
  return pick(ways)();
}

/** Practice flown perfectly, and handed in as if it were scored. */
async function practiced(scene: Scene): Promise<Body> {
  const flights = ofKind(scene, "flight");
  if (flights.length === 0) return harvest(scene);
  const scenario = scene.pick(flights);
  const start = await scene.begin(scenario, "practice");
  return attempt(scene, scenario, start, { evidence: scene.practicedLog(scenario), mode: "scored" });
}

/** A start of the ended class, with full marks for its flight, in the running class. */
async function afterTheEnd(scene: Scene): Promise<Body> {
  const starts = scene.world.ended.starts.get(scene.forger.id) ?? [];
  if (starts.length === 0) return editionMix(scene);
  const start = scene.pick(starts);
  const body = attempt(scene, scene.scenarioOf(start), start, {});
  if (scene.happens(0.7)) return { ...body, evidence: scene.goodLog(start) };
  return {
    ...body,
    sessionId: scene.world.ended.sessionId,
    evidence: scene.pick(scene.logs.get(start.scenarioId) ?? []),
  };
}

/** The keys that a review has shown, used at once. */
export async function harvest(scene: Scene): Promise<Body> {
  const scenario = scene.pick(ofKind(scene, "lesson", "quiz"));
  const start = scene.happens(0.6) ? await scene.begin(scenario) : null;
  const questions = questionsOf(scenario, start?.edition ?? scene.room.edition % scenario.editions.length, start);
  const isKnown = scene.knows(scenario);
  // Wrong answers to unknown questions make the review show them.
  const answers = questions.map((question) => ({
    question: question.key,
    chosen: isKnown ? rightKeys(question) : wrongKeys(question).slice(0, 1),
  }));
  const isEmpty = !isKnown && scenario.kind === "quiz";
  return attempt(scene, scenario, start, { evidence: answerCount(scenario, isEmpty ? [] : answers) });
}

const answerCount = (
  { kind }: Scenario,
  answers: LessonEvidence["answers"],
  tasks: LessonEvidence["tasks"] = [],
): Evidence => (kind === "quiz" ? { kind, answers } : { kind: "lesson", answers, tasks });

/** A start of one edition, answered by the keys of another; without another, by wrong keys. */
export async function editionMix(scene: Scene): Promise<Body> {
  const scenario = scene.pick(ofKind(scene, "lesson", "quiz"));
  const start = scene.firstEditionStart(scenario) ?? (await scene.begin(scenario));
  const other = scenario.editions[1 - (start?.edition ?? 0)];
  const questions = questionsOf(scenario, start?.edition ?? 0, start);
  const answers = questions.map((question) => {
    const before = other?.find(({ key }) => key === question.key);
    return { question: question.key, chosen: before ? rightKeys(before) : wrongKeys(question).slice(0, 1) };
  });
  return attempt(scene, scenario, start, { evidence: answerCount(scenario, answers) });
}

/** Answers from the public ranges, of the numbers of another start, or invented. */
export async function inventTasks(scene: Scene): Promise<Body> {
  const scenario = scene.pick(ofKind(scene, "lesson").filter(({ tasks }) => tasks.length > 0));
  const start = scene.happens(0.9) ? await scene.begin(scenario) : null;
  const foreign = scene.othersGoals(scenario);
  const tasks = scenario.tasks.map((task, place) => {
    const numbers = foreign[place]?.numbers;
    const ways: (() => TaskAnswer)[] = [
      () => answerFromRanges(task, scene.number(0, 2 ** 31)),
      () => (numbers ? answerFor(task, numbers) : answerFromRanges(task, 0)),
      () => ({ orbit: wildOrbit(scene) }),
    ];
    return { task: place, ...scene.pick(ways)() };
  });
  return attempt(scene, scenario, start, { evidence: answerCount(scenario, [], tasks) });
}

const wildOrbit = ({ number }: Scene): Orbit => ({
  perigee: number(160, 2_000),
  apogee: number(2_000, 36_000),
  inclination: number(0, 180),
  node: number(0, 360),
  argumentOfPerigee: number(0, 360),
  trueAnomaly: number(0, 360),
});
