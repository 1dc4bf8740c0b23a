import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { adviceText, failureText, flightTime, gateName } from "../../../content/flight-words";
import { evidenceOf, type FlightEvidence } from "../../../physics/fly-again";
import { thrustAt } from "../../../physics/injects";
import { countPulses } from "../../../physics/pulses";
import { bestChange, type Advice } from "../../../physics/replay";
import type { ScoredScenario } from "../../../physics/scenario";
import { length } from "../../../physics/vectors";
import { playKeyOf, type MissionFlight, type WeeklyPlay } from "../../attempts/flight-play";
import { judgeBurns } from "../../attempts/tutorial";
import type { Header } from "../../api/classroom";
import type { FlightDebrief, FlightLog } from "../../api/outbox";
import type { Scenario } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderAfterPlay, renderLeaveButton } from "../after-play";
import { renderScreenHead } from "../frame";
import { renderWeeklyReport } from "../weekly/weekly-report";
import type { Cockpit } from "./cockpit";
import { renderImagingTable } from "./imaging-text";
import { mistakeText } from "./mistake-text";
import { ReplayPanel } from "./replay-panel";
import { renderStandings } from "./standings";

/** Score, lost points and a replay of a flight. `weekly`: of the mission of the week. */
export function renderDebriefScreen(
  game: Game,
  header: Header,
  { mission, ...flown }: Flown & Pick<Cockpit, "mission">,
  again: () => void,
  weekly?: WeeklyPlay,
): Screen {
  return mission
    ? renderMissionDebrief(game, flown, mission)
    : renderScenarioDebrief(game, header, flown, again, weekly);
}

/** Of a mission: what the server says about it, and the way back. */
function renderMissionDebrief(
  game: Game,
  { scenario, flight }: Pick<Flown, "scenario" | "flight">,
  { deliver, back, again }: MissionFlight,
): Screen {
  const evidence = evidenceOf(flight);
  const hasPassed = flight.status.is === "achieved";
  const replay = new ReplayPanel(game, scenario, evidence);
  const report = h(
    "div",
    { class: "report", role: "region", "aria-label": texts.gameFlights.report, tabIndex: 0 },
    h("p", { dir: "auto" }, flight.status.is === "failed" ? failureText(flight.status.why) : scenario.goal),
    deliver(evidence, hasPassed),
    renderGatesTable(flight.gates),
    renderImagingTable(flight),
    renderBurnsTable(flight),
  );
  return {
    element: h(
      "div",
      { class: "screen debrief" },
      renderScreenHead(hasPassed ? texts.gameFlights.objectiveAchieved : texts.gameFlights.notAchieved, {
        label: texts.gameMissions.backToMission,
        to: back,
      }),
      replay.element,
      report,
      h(
        "footer",
        { class: "foot" },
        again && renderButton(texts.gameFlights.flyAgain, again, { class: "quiet" }),
        renderButton(texts.gameMissions.backToMission, back),
      ),
    ),
    isOver: true,
    views: replay.views,
    tick: (seconds) => replay.tick(seconds),
  };
}

function renderScenarioDebrief(
  game: Game,
  header: Header,
  flown: Flown,
  again: () => void,
  weekly?: WeeklyPlay,
): Screen {
  const { scenario, flight, mode, hints = 0 } = flown;
  const evidence = evidenceOf(flight);
  const hasPassed = flight.status.is === "achieved";
  // From here on the outbox stores the attempt.
  game.plays.remove(playKeyOf(header, { weekly }));
  const replay = new ReplayPanel(game, scenario, evidence);
  const { delivery, points, after, standings, buttons } = weekly
    ? reportWeekly(game, weekly, evidence)
    : reportAttempt(game, header, flown, evidence, replay);
  const isTutorial = mode === "practice" && scenario.tutorial.length > 0 && evidence.pulses === undefined && !hasPassed;
  const mistake = isTutorial ? judgeBurns(scenario, flight.burns).error : null;
  const report = h(
    "div",
    { class: "report", role: "region", "aria-label": texts.gameFlights.report, tabIndex: 0 },
    mode === "practice" ? h("p", { class: "practice-note" }, texts.gameFlights.practiceNote) : null,
    delivery,
    mistake && h("p", { class: "mistake" }, mistakeText(mistake)),
    h("p", { dir: "auto" }, flight.status.is === "failed" ? failureText(flight.status.why) : scenario.goal),
    points,
    after,
    hints > 0 ? h("p", {}, texts.gameLesson.hintsSeen({ count: hints })) : null,
    renderGatesTable(flight.gates),
    renderImagingTable(flight),
    renderBurnsTable(flight),
    standings,
  );
  const head = renderScreenHead(
    hasPassed ? texts.gameFlights.objectiveAchieved : texts.gameFlights.notAchieved,
    game.back,
  );
  const flyAgain = renderButton(texts.gameFlights.flyAgain, again, { class: "quiet" });
  const foot = h("footer", { class: "foot" }, flyAgain, ...buttons);
  return {
    element: h("div", { class: "screen debrief" }, head, replay.element, report, foot),
    isOver: true,
    views: replay.views,
    tick: (seconds) => replay.tick(seconds),
  };
}

type Flown = Pick<Cockpit, "scenario" | "flight" | "mode"> & { hints?: number };

/** The parts of the report that depend on where the flight counts. */
type ReportParts = {
  delivery: HTMLElement;
  points: HTMLElement | null;
  after: HTMLElement | null;
  standings: HTMLElement | null;
  buttons: HTMLElement[];
};

/** Hands the flight in as an attempt. */
function reportAttempt(
  game: Game,
  header: Header,
  { scenario, mode }: Flown,
  evidence: FlightEvidence,
  replay: ReplayPanel,
): ReportParts {
  const points = h("div", {}, h("p", {}, texts.gameFlights.pointsPending));
  const isSaved = game.startOf(header) !== null;
  const after = renderAfterPlay(game, header);
  const delivery = isSaved
    ? game.post(header, { evidence: logOf(evidence) }, (receipt) => {
        if (mode === "scored") after.noteReceipt(receipt);
        const { flight: debrief } = receipt;
        if (!debrief) return;
        // Of a mission, only what the reference needs is known.
        if (debrief.reference.burns.length > 0) replay.showReference(debrief.reference);
        game.stage.change();
        points.replaceChildren(...renderPoints(scenario, evidence, debrief));
      })
    : h("p", { class: "delivery" }, texts.gameFlights.notSaved);
  return {
    ...{ delivery, points: isSaved ? points : null, after: after.element, buttons: after.buttons },
    standings: mode === "scored" ? renderStandings(game, header, delivery) : null,
  };
}

/** The reference stays on the server: everybody flies the same start until Sunday. */
function reportWeekly(game: Game, weekly: WeeklyPlay, evidence: FlightEvidence): ReportParts {
  const points = h("div", {}, h("p", {}, texts.gameFlights.pointsPending));
  const report = renderWeeklyReport(game, weekly, logOf(evidence), ({ parts }) =>
    points.replaceChildren(renderPartsTable(parts, "")),
  );
  return { ...report, points, after: null, buttons: [renderLeaveButton(game)] };
}

export const logOf = (evidence: FlightEvidence): FlightLog => ({
  kind: "flight",
  version: evidence.version,
  burns: evidence.burns.map(({ t, dv }) => ({ t, dv: [...dv] })),
  turns: (evidence.turns ?? []).map(({ t, dw }) => ({ t, dw: [...dw] })),
  ...(evidence.pulses && { pulses: evidence.pulses.map(([tick, code]) => [tick, code]) }),
  end: evidence.end,
});

/** The points of the receipt; the game can't compute them, because only the server knows the reference. */
function renderPoints(
  scenario: Scenario,
  evidence: FlightEvidence,
  { parts, reference }: FlightDebrief,
): HTMLElement[] {
  const lost = parts.reduce((sum, { points, most }) => sum + most - points, 0);
  const note =
    reference.burns.length > 0
      ? texts.gameFlights.referenceIs({ how: reference.how })
      : texts.gameFlights.authorsFlight({ deltaV: fixed(reference.deltaV, 2), time: flightTime(reference.end) });
  const table = renderPartsTable(parts, note);
  return [table, renderAdvice({ ...scenario, reference }, evidence, lost)];
}

export function renderPartsTable(parts: FlightDebrief["parts"], note: string): HTMLElement {
  const sumOf = (key: "points" | "most") => parts.reduce((sum, part) => sum + part[key], 0);
  const row = (name: string, points: number, most: number, why: string) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      h("td", {}, texts.gameFlights.pointsOf({ points, most })),
      h("td", { class: "why" }, why),
    );
  return h(
    "table",
    { class: "score" },
    ...parts.map(({ name, points, most, why }) => row(name, points, most, why)),
    row(texts.gameFlights.score, sumOf("points"), sumOf("most"), note),
  );
}

/** Deferred until the screen shows: it computes some dozens of flights. */
function renderAdvice(scenario: ScoredScenario, evidence: FlightEvidence, lost: number): HTMLElement {
  const text = h("p", { class: "advice", role: "status" });
  const isByHand = (evidence.pulses ?? []).length > 0;
  const say = (best: Advice | null) => setText(text, adviceText(scenario, { lost, best, isByHand }));
  if (lost === 0) say(null);
  else setTimeout(() => say(bestChange(scenario, evidence)));
  return h("section", {}, h("h2", {}, texts.gameFlights.adviceTitle), text);
}

function renderGatesTable(gates: Cockpit["flight"]["gates"]): HTMLElement {
  const rows = gates.map(({ key, value, limit, unit, isMet }) => {
    const describe = isMet ? texts.gameFlights.withinLimit : texts.gameFlights.overLimit;
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, gateName({ key })),
      h("td", {}, `${fixed(value, 3)} ${unit}`),
      h("td", { class: "why" }, describe({ limit: `${limit} ${unit}` })),
    );
  });
  return h("section", {}, h("h2", {}, texts.gameFlights.gatesTitle), h("table", { class: "score" }, ...rows));
}

function renderBurnsTable({ burns, pulses, scenario }: Cockpit["flight"]): HTMLElement {
  const rows = burns.map(({ t, dv, isSafe }, index) => {
    const describe = isSafe ? texts.gameFlights.burnDetails : texts.gameFlights.unsafeBurnDetails;
    const [radial, inTrack, crossTrack] = [fixed(dv[0], 3), fixed(dv[1], 3), fixed(dv[2], 3)];
    const details = describe({ time: flightTime(t), radial, inTrack, crossTrack });
    const percent = Math.round(100 * thrustAt(scenario.injects, t));
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, texts.gameFlights.burnNumber({ index: index + 1 })),
      h("td", {}, `${fixed(length(dv), 3)} m/s`),
      h("td", { class: "why" }, percent === 100 ? details : texts.gameFlights.reducedBurn({ details, percent })),
    );
  });
  for (const { name, count, sum, unit } of countPulses(pulses))
    rows.push(
      h(
        "tr",
        {},
        h("th", { scope: "row" }, texts.flightResults.thruster({ thruster: name })),
        h("td", {}, `${count}×`),
        h("td", { class: "why" }, unit && texts.gameFlights.handSum({ sum: `${fixed(sum, 3)} ${unit}` })),
      ),
    );
  const table = rows.length > 0 ? h("table", { class: "score" }, ...rows) : h("p", {}, texts.gameFlights.noBurns);
  return h("section", {}, h("h2", {}, pulses.length > 0 ? texts.gameFlights.pulses : texts.gameFlights.burns), table);
}
