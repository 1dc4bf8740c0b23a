// Students who play like the game: only they earn full points in a world.
import { v7 as uuid } from "uuid";
import type { Evidence, FlightEvidence } from "~/domain/evidence";
import { answerFor, practicedLog } from "../../support/forger-tools";
import { evidenceForStart } from "../../support/scored-flights";
import { callAs, type Body, type Receipt, type Start } from "./calls";
import type { SceneView } from "./scene";
import type { Standings } from "./shown";
import type { Player, Room, Scenario } from "./world";

/** Each plays a lesson, a quiz and all flights; their logs and debriefs are there for forgers to copy. */
export async function playHonestly(room: Room, view: SceneView, standings: Standings) {
  const { scenarios, honest } = room;
  const once = ["lesson", "quiz"].flatMap((kind) => scenarios.filter((one) => one.kind === kind).slice(0, 1));
  const flights = scenarios.filter(({ kind }) => kind === "flight");
  for (const flight of flights) view.logs.set(flight.scenarioId, [practicedLog(flight.scenarioId)]);
  for (const player of honest)
    for (const scenario of [...once, ...flights]) await play(room, player, scenario, view, standings);
}

async function play(room: Room, player: Player, scenario: Scenario, view: SceneView, standings: Standings) {
  const { scenarioId, kind, maxScore, editions } = scenario;
  const target = { scenarioId, sessionId: room.sessionId };
  const { body: start } = await callAs<Start>(player.token, "POST", "/scores/starts", target);
  const evidence = kind === "flight" ? evidenceForStart(scenarioId, start) : answersOf(room, scenario, start);
  const body: Body = { attemptId: uuid(), ...target, startId: start.startId, evidence };
  const { status, body: receipt } = await callAs<Receipt>(player.token, "POST", "/scores", body);
  const questions = (editions[room.edition % editions.length] ?? []).filter(({ key }) =>
    start.questions?.some((one) => one.key === key),
  );
  const full = maxScore + questions.reduce((sum, { points }) => sum + points, 0);
  // The expected points are computed here, not taken from the server.
  if (status !== 201 || receipt.score !== full || receipt.maxScore !== full || !receipt.counts)
    throw new Error(`${scenario.key}, played honestly, earned ${receipt.score} of ${full} (${status}).`);
  standings.set(player.id, [...(standings.get(player.id) ?? []), { ...receipt, isReported: false }]);
  view.sent.set(player.id, [...(view.sent.get(player.id) ?? []), body]);
  if (evidence.kind === "flight") rememberLogs(view, scenarioId, evidence, receipt);
}

function answersOf(room: Room, { kind, editions, tasks }: Scenario, start: Start): Evidence {
  const questions = editions[room.edition % editions.length] ?? [];
  const answers = (start.questions ?? []).map(({ key }) => ({
    question: key,
    chosen: (questions.find((one) => one.key === key)?.answers ?? []).flatMap((one) => (one.correct ? [one.key] : [])),
  }));
  if (kind === "quiz") return { kind, answers };
  const done = tasks.map((task, place) => ({ task: place, ...answerFor(task, start.tasks?.[place]?.numbers ?? {}) }));
  return { kind: "lesson", answers, tasks: done };
}

function rememberLogs({ logs }: SceneView, scenarioId: string, own: FlightEvidence, { flight }: Receipt) {
  const { burns, turns, end } = flight?.reference ?? {};
  // The debrief lists burns in the format of evidence.
  const debriefed = { ...own, burns, turns, end } as FlightEvidence;
  logs.set(scenarioId, [...(logs.get(scenarioId) ?? []), own, debriefed]);
}
