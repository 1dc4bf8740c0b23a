import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";
import type { Scenario } from "../../../content/content-schema";
import { flightOfMission, type MissionDocument } from "../../../content/mission-schema";
import type { FlightPlay, MissionFlight } from "../../attempts/flight-play";
import type { Header } from "../../api/classroom";
import { reasonOf } from "../../api/server";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { h } from "../../dom";
import type { Game } from "../../unity/screen";
import { logOf } from "../flight/debrief-screen";
import { renderFlightScreen } from "../flight/flight-screen";

/** The screens of flights name their scenario; a mission isn't one of the curriculum. */
const headerOf = (title: string): Header => ({
  ...{ scenarioId: "mission", campaignId: "", scenarioType: "Default", campaignType: "Compete", contentType: "Globe" },
  ...{ scenarioTitle: title, scenarioShortTitle: title, campaignTitle: "" },
});

type Opened = { title: string; scenario: Scenario; mission: MissionFlight; isByHand: boolean };

function showFlight(game: Game, { title, scenario, mission, isByHand }: Opened) {
  const play: FlightPlay = { mode: "scored", scenario, resumedLog: null, mission };
  const render = isByHand ? renderPilotScreen : renderFlightScreen;
  game.show(render(game, headerOf(title), play, mission.back));
}

type Saved = { id: string; version: number };

/** Flies a draft as written. If it reaches its objective, `save` stores it, and the flight becomes its reference. */
export function testFly(
  game: Game,
  { title, document, isByHand }: { title: string; document: MissionDocument; isByHand: boolean },
  { save, back }: { save: () => Promise<Saved>; back: () => void },
) {
  const scenario = flightOfMission(document, { version: 1, seed: null, par: null });
  const mission: MissionFlight = {
    back,
    deliver(evidence, hasPassed) {
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
  showFlight(game, { title, scenario, mission, isByHand });
}

export const costOf = ({ deltaV, seconds }: { deltaV: number; seconds: number }) => ({
  deltaV: fixed(deltaV, 2),
  time: flightTime(seconds),
});

/** Flies a shared mission from a start that the server draws; it grades the flight as practice. */
export async function flyMission(
  game: Game,
  { id, title, document, isByHand }: { id: string; title: string; document: MissionDocument; isByHand: boolean },
  back: () => void,
) {
  const { missions } = game.server.calls;
  const start = await (await missions[":id"].starts.$post({ param: { id } })).json();
  const mission: MissionFlight = {
    back,
    deliver(evidence) {
      const element = h("div", { class: "delivery", role: "status" }, texts.gameMissions.flying);
      const send = async () => {
        const json = { seed: start.seed, log: logOf(evidence) };
        const result = await (await missions[":id"].flights.$post({ param: { id }, json })).json();
        const rows = result.parts.map(({ name, points, most, why }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, name),
            h("td", {}, texts.gameFlights.pointsOf({ points, most })),
            h("td", { class: "why" }, why),
          ),
        );
        element.replaceChildren(
          h("p", {}, texts.gameMissions.result({ points: result.points })),
          h("table", { class: "score" }, ...rows),
        );
      };
      send().catch((error: unknown) => (element.textContent = reasonOf(error)));
      return element;
    },
  };
  showFlight(game, { title, scenario: flightOfMission(document, start), mission, isByHand });
}
