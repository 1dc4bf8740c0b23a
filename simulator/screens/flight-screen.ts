import { leaderboard, type Header } from "../api/classroom";
import type { Scenario } from "../content-schema";
import type { Game, Screen } from "../game/game";
import { button, h, numberField, setText } from "../dom";
import { velocityTowards } from "../physics/clohessy-wiltshire";
import { meanMotion, semiMajorAxisOf } from "../physics/kepler";
import { length, scale, subtract, type Vector } from "../physics/vectors";
import { Flight, portAxis } from "../play/flight";
import { optimumOf } from "../play/optimum";
import { minutes, scoreOf } from "../play/score";
import { GlobeView } from "../scene/globe-view";
import { RicView } from "../scene/ric-view";
import { frame, paragraphs, viewElement, withoutGraphics } from "./frame";
import { legendEntry } from "./globe-panel";

const sceneTime = Date.UTC(2025, 2, 20, 9);
const warps = [0, 1, 10, 100, 1000];

/** A scenario in flight: both views, instruments, burns, time, tutorial; ends in the score. */
export function flightScreen(game: Game, header: Header, scenario: Scenario): Screen {
  const flight = new Flight(scenario);
  const optimum = optimumOf(scenario);
  const aim = aimOf(scenario);
  let warp = 0;
  let coast = { from: 0, path: flight.coastPath() };

  const inertialPlace = viewElement("Inertial view: the Earth and both orbits");
  const globe = new GlobeView(inertialPlace, game.data.land, game.stage.quality, () => game.stage.change());
  globe.frame(length(flight.target.position));
  globe.face(flight.target.position);
  const ricPlace = viewElement("RIC view: the neighbourhood of the target, in-track to the right, radial up", false);
  const ric = new RicView(ricPlace, () => game.stage.change());
  const gridText = h("span", { class: "scale" });

  const readings = instruments();
  const status = h("p", { class: "state", role: "status" });
  const tutorial = h("ol", { class: "tutorial" }, ...scenario.tutorial.map(({ text }) => h("li", {}, text)));

  const fields = [numberField("R radial", 0), numberField("I in-track", 0), numberField("C cross-track", 0)];
  const fill = (deltaV: Vector) =>
    fields.forEach(({ input }, axis) => (input.value = String(Math.round(deltaV[axis] * 1e6) / 1e6)));
  const burn = () => {
    const deltaV = fields.map(({ read }) => read()) as unknown as Vector;
    if (!deltaV.every(Number.isFinite)) return setText(status, "Each of the three must be a number.");
    if (length(deltaV) === 0) return setText(status, "A burn needs a delta-v.");
    if (!flight.burn(deltaV)) return setText(status, "The tank does not hold enough for that.");
    const { isSafe } = flight.burns.at(-1)!;
    setText(
      status,
      `Burn of ${length(deltaV).toFixed(3)} m/s made.${isSafe ? "" : " Not passively safe: without another burn you enter the keep-out sphere."}`,
    );
    fill([0, 0, 0]);
    coast = { from: flight.time, path: flight.coastPath() };
    update();
  };
  const planMinutes = numberField("Minutes", scenario.planMinutes, { min: "1" });
  const plan = () => {
    const seconds = planMinutes.read() * 60;
    if (!(seconds > 0) || !aim) return setText(status, "A transfer takes more than no time.");
    const n = meanMotion(semiMajorAxisOf(flight.target));
    fill(subtract(velocityTowards(flight.ric.position, aim, n, seconds), flight.ric.velocity));
    setText(status, `The first burn of a transfer of ${planMinutes.input.value} minutes is filled in.`);
  };
  // Only across the plane where planes are to be matched: the rest of the motion is wanted.
  const match = () => {
    const { velocity } = flight.ric;
    fill(scenario.objective.kind === "plane" ? [0, 0, -velocity[2]] : scale(velocity, -1));
    setText(status, "The burn that stops you against the target is filled in.");
  };

  const warpButtons = warps.map((factor) =>
    button(factor === 0 ? "Pause" : `${factor}×`, () => setWarp(factor), { "aria-pressed": String(factor === 0) }),
  );
  const setWarp = (factor: number) => {
    warp = factor;
    warpButtons.forEach((one, at) => one.setAttribute("aria-pressed", String(warps[at] === factor)));
  };
  const skip = (seconds: number) => {
    flight.advance(seconds);
    update();
  };
  let sinceWritten = 0;
  /** Pictures with every frame, figures five times a second: faster nobody reads. */
  const fly = (seconds: number) => {
    flight.advance(seconds * warp);
    sinceWritten += seconds;
    if (sinceWritten < 0.2 && flight.status.is === "flying") return draw();
    sinceWritten = 0;
    update();
  };

  function draw() {
    const { position } = flight.ric;
    const step = flight.instruments.targetPeriod / coast.path.length;
    const passed = Math.floor((flight.time - coast.from) / step);
    if (passed >= coast.path.length) coast = { from: flight.time, path: flight.coastPath() };
    globe.setCrafts([flight.chaser, flight.target], sceneTime + flight.time * 1000);
    ric.set({
      position,
      trail: flight.trail,
      coast: coast.path.slice(passed % coast.path.length),
      aim,
      keepOut: scenario.keepOut?.radius ?? null,
      corridor: corridorOf(scenario),
    });
  }

  function update() {
    draw();
    const { position, velocity } = flight.ric;
    setText(gridText, `One square: ${distance(ric.grid)}`);
    readings.write(flight, position, velocity, optimum.deltaV);
    const reached = tutorialStep(flight, scenario);
    [...tutorial.children].forEach((item, at) =>
      item.setAttribute("data-state", at < reached ? "done" : at === reached ? "now" : "later"),
    );
    if (flight.status.is !== "flying") end();
  }

  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    game.show(finished(game, header, flight, optimum));
  };

  const attitude =
    scenario.objective.kind !== "dock"
      ? null
      : h(
          "fieldset",
          { class: "group" },
          h("legend", {}, "Turn, degrees"),
          ...(["Pitch", "Yaw"] as const).flatMap((name, at) =>
            [-0.5, -0.1, 0.1, 0.5].map((by) =>
              button(
                `${name} ${by > 0 ? "+" : "−"}${Math.abs(by)}`,
                () => (flight.turnBy(at === 0 ? by : 0, at === 1 ? by : 0), update()),
              ),
            ),
          ),
        );

  const element = frame(
    header.scenarioTitle,
    { label: "Leave", to: game.showMenu },
    h("p", { class: "goal" }, h("strong", {}, "Goal: "), scenario.goal),
    withoutGraphics(game.stage.isWorking),
    h(
      "div",
      { class: "views" },
      h(
        "figure",
        { class: "panel" },
        inertialPlace,
        h(
          "figcaption",
          {},
          h("b", {}, "Inertial"),
          h("ul", { class: "legend" }, legendEntry(scenario.chaser.name, 0), legendEntry(scenario.target.name, 1)),
        ),
      ),
      h("figure", { class: "panel" }, ricPlace, h("figcaption", {}, h("b", {}, "RIC: in-track →, radial ↑"), gridText)),
    ),
    status,
    h(
      "div",
      { class: "console" },
      h(
        "div",
        { class: "controls" },
        h(
          "form",
          { class: "group", onSubmit: (event: Event) => (event.preventDefault(), burn()) },
          h("h2", {}, "Burn, m/s"),
          h("div", { class: "row" }, ...fields.map(({ element }) => element), h("button", { type: "submit" }, "Burn")),
          h(
            "div",
            { class: "row" },
            button("Match", match, { class: "quiet" }),
            aim && planMinutes.element,
            aim && button("Plan transfer", plan, { class: "quiet" }),
          ),
        ),
        h(
          "fieldset",
          { class: "group" },
          h("legend", {}, "Time"),
          ...warpButtons,
          ...[
            [10, "+10 s"],
            [60, "+1 min"],
            [600, "+10 min"],
          ].map(([seconds, label]) => button(String(label), () => skip(Number(seconds)), { class: "quiet" })),
        ),
        attitude,
      ),
      readings.element,
      h(
        "section",
        { class: "guide" },
        h("h2", {}, "Tutorial"),
        tutorial,
        h(
          "details",
          {},
          h("summary", {}, "Briefing and help"),
          ...paragraphs([`Goal: ${scenario.goal}`, ...scenario.briefing, ...scenario.help]),
          h(
            "p",
            {},
            `Optimum: ${optimum.deltaV.toFixed(3)} m/s, by ${optimum.how}. Points: half for the objective, 30 % for delta-v, 10 % each for time and safety; ${scenario.maxScore} in all.`,
          ),
        ),
      ),
    ),
  );
  update();
  return {
    element,
    views: [globe, ric],
    tick: (seconds) => {
      if (warp > 0 && !hasEnded) fly(seconds);
    },
    step: (seconds) => {
      setWarp(0);
      skip(seconds);
    },
  };
}

/** Where a planned transfer leads, in RIC metres. */
function aimOf({ objective }: Scenario): Vector | null {
  if (objective.kind === "hold") return objective.position;
  return objective.kind === "dock" ? [0, 0, 0] : null;
}

function corridorOf({ keepOut, objective }: Scenario) {
  if (!keepOut?.corridor || objective.kind !== "dock") return null;
  const { index, sign } = portAxis(objective.axis);
  return { degrees: keepOut.corridor, direction: [index === 0 ? sign : 0, index === 1 ? sign : 0] as const };
}

/** How many instructions have been followed. */
function tutorialStep(flight: Flight, { tutorial }: Scenario): number {
  let burns = 0;
  const done = tutorial.findIndex(({ until, seconds }) => {
    if (until === "burn") return flight.burns.length < ++burns;
    // Whoever has burnt again has coasted enough.
    if (until === "coast")
      return flight.burns.length <= burns && flight.time - (flight.burns[burns - 1]?.at ?? 0) < seconds;
    return flight.status.is !== "achieved";
  });
  return done === -1 ? tutorial.length : done;
}

function distance(metres: number): string {
  if (Math.abs(metres) >= 10_000) return `${(metres / 1000).toFixed(1)} km`;
  return `${fixed(metres, Math.abs(metres) >= 10 ? 0 : 2)} m`;
}

/** Nothing has no sign. */
const fixed = (value: number, digits: number) => value.toFixed(digits).replace(/^-(?=0\.?0*$)/, "");

/** Rows of figures that are only written when they change. */
function instruments() {
  // Speed is radial, in-track and cross-track; Pe and Ap are the altitudes of perigee and apogee.
  const names = [
    "Time",
    "Range",
    "Range rate",
    "R",
    "I",
    "C",
    "Speed",
    "Pe / Ap",
    "Plane angle",
    "Delta-v used",
    "Optimum",
    "Propellant",
    "Keep-out entries",
    "Passive safety",
    "Misalignment",
    "Flown round",
  ] as const;
  const cells = Object.fromEntries(names.map((name) => [name, h("dd", {}, "")])) as Record<
    (typeof names)[number],
    HTMLElement
  >;
  const element = h("dl", { class: "readings" }, ...names.map((name) => h("div", {}, h("dt", {}, name), cells[name])));
  const write = (flight: Flight, position: Vector, velocity: Vector, optimum: number) => {
    const { range, rangeRate, orbit, planeAngle, misalignment } = flight.instruments;
    const { kind } = flight.scenario.objective;
    const texts: Record<(typeof names)[number], string | null> = {
      Time: `${minutes(flight.time)} of ${minutes(flight.scenario.time.limit)}`,
      Range: distance(range),
      "Range rate": `${fixed(rangeRate, 3)} m/s`,
      R: distance(position[0]),
      I: distance(position[1]),
      C: distance(position[2]),
      Speed: `${velocity.map((speed) => fixed(speed, 3)).join(", ")} m/s`,
      "Pe / Ap": `${orbit.perigee.toFixed(2)} / ${orbit.apogee.toFixed(2)} km`,
      "Plane angle": kind === "plane" ? `${planeAngle.toFixed(4)}°` : null,
      "Delta-v used": `${flight.used.toFixed(3)} m/s`,
      Optimum: `${optimum.toFixed(3)} m/s`,
      Propellant: `${flight.craft.propellant.toFixed(1)} kg`,
      "Keep-out entries": flight.scenario.keepOut ? String(flight.violations) : "no sphere here",
      "Passive safety": flight.scenario.passiveSafety
        ? flight.burns.every(({ isSafe }) => isSafe)
          ? "kept"
          : "not kept"
        : "not asked for",
      Misalignment: kind === "dock" ? `${misalignment.toFixed(1)}° (${flight.attitude.join("°, ")}°)` : null,
      "Flown round": kind === "circumnavigate" ? `${Math.abs(flight.around).toFixed(0)}°` : null,
    };
    for (const name of names) {
      cells[name].parentElement!.hidden = texts[name] === null;
      setText(cells[name], texts[name] ?? "");
    }
  };
  return { element, write };
}

function finished(game: Game, header: Header, flight: Flight, optimum: { deltaV: number; how: string }): Screen {
  const { scenario, status } = flight;
  const { parts, total, maximum, passed } = scoreOf(scenario, flight, optimum.deltaV);
  const board = h("section", {}, h("h2", {}, "Leaderboard"), h("p", {}, "It is shown when the attempt is saved."));
  const delivery = game.post(header, {
    totalScore: total,
    maxTotalScore: maximum,
    questionsScore: 0,
    maxQuestionsScore: 0,
    passed,
    questionScorecards: [],
  });
  const showBoard = async () => {
    if (delivery.dataset.delivery !== "saved") return;
    watch.disconnect();
    const standings = await leaderboard(game.server, game.classroom?.sessionId ?? null, header.scenarioId).catch(
      () => [],
    );
    const rows = standings.map(({ rank, username, userId, totalScore }) =>
      h(
        "tr",
        userId === game.startup.userId ? { class: "own" } : {},
        h("td", {}, String(rank)),
        h("th", { scope: "row" }, username),
        h("td", {}, String(Math.floor(totalScore))),
      ),
    );
    board.lastElementChild!.replaceWith(
      rows.length > 0 ? h("table", { class: "score" }, ...rows) : h("p", {}, "Nobody is on it yet."),
    );
  };
  const watch = new MutationObserver(() => void showBoard());
  watch.observe(delivery, { attributes: true });
  void showBoard();
  return {
    element: frame(
      passed ? "Objective achieved" : "Not achieved",
      { label: "Menu", to: game.showMenu },
      h("p", {}, status.is === "failed" ? status.why : scenario.goal),
      h(
        "table",
        { class: "score" },
        ...parts.map(({ name, points, most, why }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, name),
            h("td", {}, `${points} of ${most}`),
            h("td", { class: "why" }, why),
          ),
        ),
        h(
          "tr",
          {},
          h("th", { scope: "row" }, "Score"),
          h("td", {}, `${total} of ${maximum}`),
          h("td", { class: "why" }, `The optimum is ${optimum.how}.`),
        ),
      ),
      delivery,
      board,
      h(
        "footer",
        { class: "foot" },
        button("Fly again", () => game.show(flightScreen(game, header, scenario)), { class: "quiet" }),
        button("To the menu", game.showMenu),
      ),
    ),
  };
}
