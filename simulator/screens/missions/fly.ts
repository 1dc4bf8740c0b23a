import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";
import type { Scenario } from "../../../content/content-schema";
import { flightOfMission, type MissionDocument } from "../../../content/mission-schema";
import type { FlightEvidence } from "../../../physics/fly-again";
import { readResumableLog } from "../../attempts/resumable-log";
import type { FlightPlay, MissionFlight } from "../../attempts/flight-play";
import type { Header } from "../../api/classroom";
import { reasonOf } from "../../api/server";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { h } from "../../dom";
import type { Game } from "../../unity/screen";
import { logOf } from "../flight/debrief-screen";
import { renderFlightScreen } from "../flight/flight-screen";
import { renderMissionDelivery } from "./delivery";
import type { MissionDraft } from "./draft";
import { UnfinishedFlight } from "./unfinished-flight";

/** The screens of flights name their scenario; a mission isn't one of the curriculum. */
const headerOf = (title: string): Header => ({
  ...{ scenarioId: "mission", campaignId: "", scenarioType: "Default", campaignType: "Compete", contentType: "Globe" },
  ...{ scenarioTitle: title, scenarioShortTitle: title, campaignTitle: "" },
});

type Opened = { title: string; scenario: Scenario; mission: MissionFlight; isByHand: boolean; stored: unknown };

function showFlight(game: Game, { title, scenario, mission, isByHand, stored }: Opened) {
  const resumedLog = readResumableLog(scenario, stored);
  const play: FlightPlay = { mode: "scored", scenario, resumedLog, mission };
  // A flight by hand has pulses, and goes on by hand.
  const render = (resumedLog ? resumedLog.pulses !== undefined : isByHand) ? renderPilotScreen : renderFlightScreen;
  game.show(render(game, headerOf(title), play, mission.back));
}

type Saved = { id: string; version: number };

/** Flies a draft as written. If it reaches its objective, `save` stores it, and the flight becomes its reference. */
export function testFly(
  game: Game,
  { draft, document, isByHand }: { draft: MissionDraft; document: MissionDocument; isByHand: boolean },
  { save, back }: { save: () => Promise<Saved>; back: () => void },
) {
  const scenario = flightOfMission(document, { version: 1, seed: null, par: null });
  const unfinished = new UnfinishedFlight(game, draft.saved?.id ?? draft.key);
  const of = JSON.stringify(document);
  const mission: MissionFlight = {
    back,
    again: null,
    store: (log) => unfinished.store(of, log),
    deliver(evidence, hasPassed) {
      unfinished.store(of, null);
      const state = h("p", { class: "delivery", role: "status" });
      if (!hasPassed) {
        state.textContent = texts.gameMissions.notReached;
        return state;
      }
      state.textContent = texts.gameMissions.flying;
      const send = async () => {
        const { id, version } = await save();
        const call = game.server.calls.missions[":id"].reference;
        const answer = await call.$put({ param: { id }, json: { log: logOf({ ...evidence, version }) } });
        const { reference } = await answer.json();
        if (reference) state.textContent = texts.gameMissions.isReference(costOf(reference));
      };
      send().catch((error: unknown) => (state.textContent = reasonOf(error)));
      return state;
    },
  };
  const { title } = draft;
  showFlight(game, { title, scenario, mission, isByHand, stored: unfinished.read(of) });
}

export const costOf = ({ deltaV, seconds }: { deltaV: number; seconds: number }) => ({
  deltaV: fixed(deltaV, 2),
  time: flightTime(seconds),
});

type Flown = { id: string; title: string; document: MissionDocument; isByHand: boolean };

/**
 * Flies a shared mission from a start that the server draws; it grades the flight as practice. Resolves with a function
 * that shows the flight.
 */
export async function flyMission(game: Game, { id, title, document, isByHand }: Flown, back: () => void) {
  const { missions } = game.server.calls;
  const start = await (await missions[":id"].starts.$post({ param: { id } })).json();
  const unfinished = new UnfinishedFlight(game, id);
  const of = `${start.version}:${start.seed}`;
  const mission: MissionFlight = {
    back,
    again: () => void game.open(() => flyMission(game, { id, title, document, isByHand }, back)),
    store: (log: FlightEvidence | null) => unfinished.store(of, log),
    deliver: (evidence) => renderMissionDelivery(game, { id, seed: start.seed, log: logOf(evidence) }),
  };
  const scenario = flightOfMission(document, start);
  const stored = unfinished.read(of);
  return () => showFlight(game, { title, scenario, mission, isByHand, stored });
}
