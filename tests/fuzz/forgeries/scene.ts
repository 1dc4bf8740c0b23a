// What one forger can see and do: the forger's starts, others' hand-ins and reviews, and the public files.
import type { FlightEvidence } from "~/domain/evidence";
import { createSeededRandom, practicedLog } from "../../support/forger-tools";
import { evidenceForStart } from "../../support/scored-flights";
import { callAs, type Body, type Start } from "./calls";
import type { Forger, Room, Scenario, World } from "./world";

export type Random = ReturnType<typeof dice>;

export function dice(seed: number) {
  const random = createSeededRandom(seed);
  const number = (from: number, to: number) => from + random() * (to - from);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("The list to choose from is empty.");
    return item;
  };
  return { number, pick, happens: (share: number) => random() < share };
}

/** What was sent in a world, by player, and the visible logs: own burns and those of debriefs. */
export type SceneView = {
  sent: Map<string, Body[]>;
  logs: Map<string, FlightEvidence[]>;
  goals: Map<string, NonNullable<Start["tasks"]>[]>;
};

export type Scene = Random & {
  world: World;
  room: Room;
  forger: Forger;
  logs: SceneView["logs"];
  scenarioOf: (of: { scenarioId?: string }) => Scenario;
  /** Null: refused, because of the limit of starts or a quiz's cool-down. */
  begin: (scenario: Scenario, mode?: "practice") => Promise<Start | null>;
  anyStart: () => Start | null;
  firstEditionStart: (scenario: Scenario) => Start | null;
  ownSent: () => Body[];
  othersSent: () => Body[];
  othersGoals: (scenario: Scenario) => NonNullable<Start["tasks"]>;
  goodLog: (start: Start) => FlightEvidence;
  practicedLog: (scenario: Scenario) => FlightEvidence;
  /** Whether a review has shown its answers. */
  knows: (scenario: Scenario) => boolean;
};

export function setScene(world: World, view: SceneView, forger: Forger, random: Random): Scene {
  const { room, starts } = forger;
  const { pick } = random;
  const { scenarios } = room;
  const scenarioOf = ({ scenarioId }: { scenarioId?: string }) =>
    scenarios.find((one) => one.scenarioId === scenarioId) ?? pick(scenarios);
  const begin = async ({ scenarioId, editions }: Scenario, mode?: "practice") => {
    const request = { scenarioId, sessionId: room.sessionId, ...(mode && { mode }) };
    const { status, body } = await callAs<Start>(forger.token, "POST", "/scores/starts", request);
    if (status >= 500) throw new Error(`A start was answered ${status}.`);
    if (status !== 201) return null;
    const matchingStart = starts.find(({ startId }) => startId === body.startId);
    if (matchingStart) return matchingStart;
    const start = { ...body, edition: Math.min(room.edition, editions.length - 1), isUsed: false };
    starts.push(start);
    if (start.tasks) view.goals.set(scenarioId, [...(view.goals.get(scenarioId) ?? []).slice(-20), start.tasks]);
    return start;
  };
  const others = [...room.honest, ...room.forgers.filter(({ id }) => id !== forger.id)];
  return {
    ...random,
    ...{ world, room, forger, scenarioOf, begin },
    logs: view.logs,
    anyStart: () => starts[Math.floor(random.number(0, starts.length))] ?? null,
    firstEditionStart: ({ scenarioId }) =>
      starts.find(
        (one) => one.scenarioId === scenarioId && one.edition < room.edition && !one.isUsed && random.happens(0.5),
      ) ?? null,
    ownSent: () => view.sent.get(forger.id) ?? [],
    othersSent: () => others.flatMap(({ id }) => view.sent.get(id) ?? []),
    othersGoals: ({ scenarioId }) => pick(view.goals.get(scenarioId) ?? [[]]),
    goodLog: (start) => evidenceForStart(start.scenarioId, start),
    practicedLog: ({ scenarioId }) => practicedLog(scenarioId),
    knows: ({ scenarioId }) => [...forger.shownAt.keys()].some((name) => name.startsWith(`${scenarioId} `)),
  };
}
