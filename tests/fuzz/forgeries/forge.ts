// Makes forged attempts, sends them to the built server, and computes what each may earn.
import type { Ctx } from "~/domain/context";
import { inParallel } from "../../support/in-parallel";
import { claim, copy, editionMix, harvest, inventTasks, replay } from "./bodies";
import { callAs, type Body, type Receipt, type Start } from "./calls";
import { playHonestly } from "./honest";
import { mutate } from "./mutate";
import { rememberEarned, worthOf } from "./reckoning";
import type { Tally } from "./report";
import { dice, setScene, type Random, type Scene, type SceneView } from "./scene";
import { newWorld, type Forger, type Scenario, type World } from "./world";
import type { Standings } from "./shown";

const makers = { claim, copy, replay, harvest, "foreign edition": editionMix, "made-up task": inventTasks };
type Kind = keyof typeof makers;
const kinds = Object.keys(makers) as Kind[];
export const kindNames = [...kinds, ...kinds.map((kind) => `${kind}, changed`), "at once"];

/** Forgeries of one student, within the hourly rate limits. */
export const forgeriesOfOne = 80;

/** Forges in a new world; returns each student's counted attempts, as the receipts say. */
export async function forgeInWorld(
  ctx: Ctx,
  count: number,
  tally: Tally,
  { seed, until }: { seed: number; until: number },
) {
  const world = await newWorld(ctx, Math.max(12, Math.ceil(count / forgeriesOfOne)));
  const view: SceneView = { sent: new Map(), logs: new Map(), goals: new Map() };
  const standings: Standings = new Map();
  for (const room of world.rooms) await playHonestly(room, view, standings);
  const forgers = world.rooms.flatMap(({ forgers }) => forgers);
  const share = Math.ceil(count / forgers.length);
  let remaining = count;
  await inParallel(forgers, 6, async (forger) => {
    const random = dice(seed + forgers.indexOf(forger));
    const scene = setScene(world, view, forger, random);
    const hand = (kind: string, body: Body) => handIn(world, view, standings, tally, { forger, kind, body });
    remaining -= await takeAtOnce(scene, hand);
    for (let i = 0; i < share && remaining-- > 0 && Date.now() < until; i++) await forgeOne(scene, random, hand);
  });
  return { world, standings };
}

type Hand = (kind: string, body: Body) => Promise<void>;

async function forgeOne(scene: Scene, random: Random, hand: Hand) {
  const kind = random.pick(kinds);
  const body = await makers[kind](scene);
  if (random.happens(0.7)) return hand(kind, body);
  const ids = [...scene.othersSent(), ...scene.ownSent()]
    .slice(-40)
    .flatMap(({ attemptId, startId, sessionId, scenarioId }) =>
      [attemptId, startId, sessionId, scenarioId].filter((id) => typeof id === "string"),
    );
  return hand(`${kind}, changed`, mutate(body, random, ids));
}

/** Several starts of one quiz, handed in at the same time: each has a part of the answers. */
async function takeAtOnce(scene: Scene, hand: Hand): Promise<number> {
  const scenario = scene.pick(scene.room.scenarios.filter(({ kind }) => kind === "quiz"));
  const newStarts = [await scene.begin(scenario), await scene.begin(scenario), await scene.begin(scenario)];
  const starts = newStarts.filter((start) => start !== null);
  const bodies = starts.map(({ startId, questions = [] }, at): Body => {
    const answers = questions
      .slice(0, at)
      .map(({ key, answers: [first] }) => ({ question: key, chosen: first ? [first.key] : [] }));
    return {
      attemptId: crypto.randomUUID(),
      ...{ scenarioId: scenario.scenarioId, sessionId: scene.room.sessionId, startId },
      evidence: { kind: "quiz", answers },
    };
  });
  await Promise.all(bodies.map((body) => hand("at once", body)));
  return bodies.length;
}

type Sending = { forger: Forger; kind: string; body: Body };

async function handIn(
  world: World,
  view: SceneView,
  standings: Standings,
  tally: Tally,
  { forger, kind, body }: Sending,
) {
  const scenario = forger.room.scenarios.find(({ scenarioId }) => scenarioId === body.scenarioId);
  const start = findStart(world, forger, body);
  const at = Date.now();
  // The allowed points depend on what was accepted before this attempt was sent.
  const { status, body: receipt } = await callAs<Receipt>(forger.token, "POST", "/scores", body);
  tally.note(kind, status, claimedBy(body, scenario), receipt);
  if (status !== 201 || !scenario) {
    if (status === 201) tally.problem(kind, "An attempt at another class's scenario was stored.", body, receipt);
    return;
  }
  const sentAttempt = { scenario, body, start, at };
  const worth = receipt.score > 0 && receipt.counts ? worthOf(forger, sentAttempt) : 0;
  const isReported = scenario.kind === "reported" && !scenario.isServerGraded && forger.room.takesClaims;
  const allowed = isReported && receipt.grading === "client" ? receipt.score : worth;
  if (receipt.counts && receipt.score > allowed + 1e-6) {
    tally.unearned(kind, receipt.score - allowed);
    tally.problem(kind, `${receipt.score} points count, but only ${allowed} were earned.`, body, receipt);
  }
  if (receipt.counts && scenario.kind === "flight" && receipt.score > 0) tally.noteFlown(kind);
  remember(forger, sentAttempt, receipt);
  const own = standings.get(forger.id) ?? [];
  standings.set(forger.id, [...own, { ...receipt, isReported: receipt.grading === "client" }]);
  view.sent.set(forger.id, [...(view.sent.get(forger.id) ?? []).slice(-15), body]);
}

/** The forger's own start for this scenario in this class, if it has no attempt yet. */
function findStart({ ended }: World, forger: Forger, { startId, scenarioId, sessionId }: Body): Start | null {
  const starts = [...forger.starts, ...(ended.starts.get(forger.id) ?? [])];
  const start = starts.find((one) => one.startId === startId);
  const fits = start?.scenarioId === scenarioId && start?.sessionId === (sessionId ?? null);
  return start && fits && !start.isUsed ? start : null;
}

function remember(forger: Forger, sentAttempt: Parameters<typeof worthOf>[1], { review = [] }: Receipt) {
  const { scenario, body, start, at } = sentAttempt;
  rememberEarned(forger, sentAttempt);
  if (start) start.isUsed = true;
  if (scenario.kind === "quiz") {
    const place = `${scenario.scenarioId} ${body.sessionId ?? ""}`;
    forger.takenAt.set(place, [...(forger.takenAt.get(place) ?? []), at]);
  }
  for (const { question } of review) {
    const name = `${scenario.scenarioId} ${question}`;
    const before = forger.shownAt.get(name);
    const isOver = before === undefined || at >= before + forger.room.cooldownMinutes * 60_000;
    if (isOver) forger.shownAt.set(name, at);
  }
}

/** The points that the attempt claims. */
const claimedBy = ({ totalScore, questionsScore }: Body, scenario: Scenario | undefined) =>
  typeof totalScore === "number" && totalScore < 10_000
    ? totalScore + (typeof questionsScore === "number" && questionsScore < 10_000 ? questionsScore : 0)
    : (scenario?.maxScore ?? 0) + (scenario?.editions[0] ?? []).reduce((sum, { points }) => sum + points, 0);
