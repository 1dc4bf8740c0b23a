import { texts } from "~/texts";
import { evidenceOf, type FlightEvidence } from "../../../physics/fly-again";
import { countPulses } from "../../../physics/pulses";
import { adviceText, bestChange, type Advice } from "../../../physics/replay";
import type { ScoredScenario } from "../../../physics/scenario";
import { minutes } from "../../../physics/score";
import { length } from "../../../physics/vectors";
import type { Header } from "../../api/classroom";
import type { FlightDebrief, FlightLog } from "../../api/outbox";
import type { Scenario } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderScreenHead } from "../frame";
import type { Cockpit } from "./cockpit";
import { formatFixed } from "./numbers";
import { ReplayPanel } from "./replay-panel";
import { renderStandings } from "./standings";

/** Score, lost points and a replay of a flight. */
export function renderDebriefScreen(
  game: Game,
  header: Header,
  { scenario, flight, mode, hints = 0 }: Pick<Cockpit, "scenario" | "flight" | "mode"> & { hints?: number },
  again: () => void,
): Screen {
  const evidence = evidenceOf(flight);
  const hasPassed = flight.status.is === "achieved";
  // From here on the outbox stores the attempt.
  game.plays.remove(header.scenarioId);
  const replay = new ReplayPanel(game, scenario, evidence);
  const points = h("div", {}, h("p", {}, "Points and the reference come when the flight is saved."));
  const isSaved = game.startOf(header) !== null;
  const delivery = isSaved
    ? game.post(header, { evidence: logOf(evidence) }, ({ flight: debrief }) => {
        if (!debrief) return;
        replay.showReference(debrief.reference);
        game.stage.change();
        points.replaceChildren(...renderPoints(scenario, evidence, debrief));
      })
    : h("p", { class: "delivery" }, "You started without a connection, so this practice isn't saved.");
  const report = h(
    "div",
    { class: "report", role: "region", "aria-label": "Report", tabIndex: 0 },
    mode === "practice" ? h("p", { class: "practice-note" }, "Practice: it doesn't count.") : null,
    delivery,
    h("p", {}, flight.status.is === "failed" ? flight.status.why : scenario.goal),
    isSaved ? points : null,
    hints > 0 ? h("p", {}, texts.gameLesson.hintsSeen({ count: hints })) : null,
    renderGatesTable(flight.gates),
    renderBurnsTable(flight),
    mode === "scored" ? renderStandings(game, header, delivery) : null,
  );
  return {
    element: h(
      "div",
      { class: "screen debrief" },
      renderScreenHead(hasPassed ? "Objective achieved" : "Not achieved", { label: "Menu", to: game.showMenu }),
      replay.element,
      report,
      h(
        "footer",
        { class: "foot" },
        renderButton("Fly again", again, { class: "quiet" }),
        renderButton("To the menu", game.showMenu),
      ),
    ),
    views: replay.views,
    tick: (seconds) => replay.tick(seconds),
  };
}

const logOf = (evidence: FlightEvidence): FlightLog => ({
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
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const maximum = parts.reduce((sum, { most }) => sum + most, 0);
  const row = (name: string, points: number, most: number, why: string) =>
    h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, `${points} of ${most}`), h("td", { class: "why" }, why));
  const table = h(
    "table",
    { class: "score" },
    ...parts.map(({ name, points, most, why }) => row(name, points, most, why)),
    row("Score", total, maximum, `The reference is ${reference.how}.`),
  );
  return [table, renderAdvice({ ...scenario, reference }, evidence, maximum - total)];
}

/** Deferred until the screen shows: it computes some dozens of flights. */
function renderAdvice(scenario: ScoredScenario, evidence: FlightEvidence, lost: number): HTMLElement {
  const text = h("p", { class: "advice", role: "status" });
  const isByHand = (evidence.pulses ?? []).length > 0;
  const say = (best: Advice | null) => setText(text, adviceText(scenario, { lost, best, isByHand }));
  if (lost === 0) say(null);
  else setTimeout(() => say(bestChange(scenario, evidence)));
  return h("section", {}, h("h2", {}, "What would have gained most"), text);
}

function renderGatesTable(gates: Cockpit["flight"]["gates"]): HTMLElement {
  const rows = gates.map(({ name, value, limit, unit, isMet }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      h("td", {}, `${formatFixed(value, 3)} ${unit}`),
      h("td", { class: "why" }, `${isMet ? "✓ within" : "✗ more than"} ${limit} ${unit}`),
    ),
  );
  return h("section", {}, h("h2", {}, "Gates at the end"), h("table", { class: "score" }, ...rows));
}

function renderBurnsTable({ burns, pulses }: Cockpit["flight"]): HTMLElement {
  const rows = burns.map(({ t, dv, isSafe }, index) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, `Burn ${index + 1}`),
      h("td", {}, `${length(dv).toFixed(3)} m/s`),
      h(
        "td",
        { class: "why" },
        `at ${minutes(t)}: R ${formatFixed(dv[0], 3)}, I ${formatFixed(dv[1], 3)}, C ${formatFixed(dv[2], 3)}${isSafe ? "" : "; not passively safe"}`,
      ),
    ),
  );
  for (const { name, count, sum, unit } of countPulses(pulses))
    rows.push(
      h(
        "tr",
        {},
        h(
          "th",
          { scope: "row" },
          name.replace(/^./, (letter) => letter.toUpperCase()),
        ),
        h("td", {}, `${count}×`),
        h("td", { class: "why" }, unit && `by hand, ${formatFixed(sum, 3)} ${unit} in all`),
      ),
    );
  const table = rows.length > 0 ? h("table", { class: "score" }, ...rows) : h("p", {}, "Nothing was burnt.");
  return h("section", {}, h("h2", {}, pulses.length > 0 ? "Pulses" : "Burns"), table);
}
