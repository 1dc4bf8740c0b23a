// A picture of a flight for its card: the path of its tutorial, flown once. Decoration: the card's text says the goal.
import type { Scenario } from "../../../content/content-schema";
import { practiceFlight } from "../../../content/scored-flight";
import { aimOf } from "../../../physics/pilot";
import { length, type Vector } from "../../../physics/vectors";
import { createDrawnEarth } from "../../explorables/drawn-earth";
import { dot, s, type Pixel } from "../../explorables/svg";
import { flyTutorial, type PathPoint } from "../../attempts/tutorial-path";
import type { Game } from "../../unity/screen";
import { height, middle, renderOrbits, renderPath, width } from "./orbits-picture";

/** Pixels. */
const margin = 20;

/** Metres; from farther away a flight is drawn around the Earth. */
const nearby = 50_000;

export function renderFlightPicture(game: Game, original: Scenario): Element {
  const scenario = practiceFlight(original);
  const path = flyTutorial(scenario);
  const isNear = length(path[0]?.ric ?? [0, 0, 0]) < nearby && aroundTarget.has(scenario.objective.kind);
  const picture = isNear
    ? renderApproach(scenario, path)
    : renderOrbits(
        scenario,
        path.map(({ chaser }) => chaser),
        createDrawnEarth(game),
      );
  return s("svg", { viewBox: `0 0 ${width} ${height}`, class: "flight-picture", "aria-hidden": "true" }, ...picture);
}

const aroundTarget = new Set<Scenario["objective"]["kind"]>(["hold", "circumnavigate", "dock"]);

/** In-track to the right, radial up, as the flight itself shows it. */
function renderApproach(scenario: Scenario, path: readonly PathPoint[]): Element[] {
  const aim = scenario.objective.kind === "hold" ? aimOf(scenario) : null;
  const drawn = [...path.map(({ ric }) => ric), [0, 0, 0] as const, ...(aim ? [aim] : [])];
  const [ups, alongs] = [drawn.map(([up]) => up), drawn.map(([, along]) => along)];
  const [low, high, left, right] = [Math.min(...ups), Math.max(...ups), Math.min(...alongs), Math.max(...alongs)];
  const perPixel = Math.max((high - low) / (height - 2 * margin), (right - left) / (width - 2 * margin));
  const place = ([up, along]: Vector): Pixel => [
    middle[0] + (along - (left + right) / 2) / perPixel,
    middle[1] - (up - (low + high) / 2) / perPixel,
  ];
  const target = place([0, 0, 0]);
  const keepOut = scenario.keepOut && dot(target, scenario.keepOut.radius / perPixel, "keep-out");
  return [
    s("line", { class: "axis", x1: 0, x2: width, y1: target[1], y2: target[1] }),
    ...(keepOut ? [keepOut] : []),
    ...renderPath(path.map(({ ric }) => place(ric))),
    s("rect", { class: "target", x: target[0] - 4, y: target[1] - 4, width: 8, height: 8, rx: 1.5 }),
    ...(aim ? [dot(place(aim), 6, "goal")] : []),
  ];
}
