// A task's text is right for any drawn numbers: other formulas compute its physics again. content/REVIEW.md has the
// results.
import { describe, expect, test } from "vitest";
import { drawNumbers, fillTask, valuesOfTask } from "../../content/draw-task";
import { solveTask } from "../../content/solve-task";
import { isOrbitTask, type OrbitTask as Task } from "../../content/content-schema";
import { orbitControls } from "../../physics/orbit-controls";
import type { Goal } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";
import { firstOf } from "../support/tuples";
import { playable } from "./content";

const tasks = playable.flatMap(({ key, content }) =>
  content.type === "lesson"
    ? content.steps.flatMap((step) =>
        step.kind === "task" && isOrbitTask(step) ? [[`${key}: ${step.title}`, step] as const] : [],
      )
    : [],
);
const seeds = Array.from({ length: 200 }, (_, at) => (at * 40_503_001 + 7) % 2 ** 31);

const [earth, mu, turn] = [6378.137, 398600.4418, 2 * Math.PI];
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const axisOf = ({ perigee, apogee }: Orbit) => earth + (perigee + apogee) / 2;
const minutesOf = (orbit: Orbit) => (turn * Math.sqrt(axisOf(orbit) ** 3 / mu)) / 60;
const speedAt = (height: number, axis: number) => Math.sqrt(mu * (2 / (earth + height) - 1 / axis));
/** km that one circle gains on another per orbit, from both periods. */
const driftOf = (orbit: Orbit, height: number) => {
  const other = { ...orbit, perigee: height, apogee: height };
  return Math.abs(1 - minutesOf(orbit) / minutesOf(other)) * turn * (earth + height);
};
/** From node to node under J2, for a circle. */
const nodalMinutesOf = (orbit: Orbit, tilt: number) =>
  minutesOf(orbit) / (1 + 1.5 * 0.00108262668 * (earth / axisOf(orbit)) ** 2 * (4 * Math.cos(radians(tilt)) ** 2 - 1));
/** Degrees a day. */
const nodeRate = (height: number, tilt: number) => {
  const n = Math.sqrt(mu / (earth + height) ** 3);
  return degrees(-1.5 * 0.00108262668 * (earth / (earth + height)) ** 2 * n * Math.cos(radians(tilt))) * 86_400;
};

type Values = Readonly<Record<string, number>>;
/** What the text says, what the solution comes to, and the tolerance of the text's rounding. */
type Claim = (figure: (name: string) => number, orbit: Orbit) => [said: number, is: number, within: number][];

const lag =
  (name: string, height = 400): Claim =>
  (figure, orbit) => [[figure(name), driftOf(orbit, height), 0.012 * figure(name) + 0.6]];
const sunSynchronous: Claim = (figure, orbit) => [[0.98565, nodeRate(orbit.perigee, figure("tilt")), 0.003]];

const claims: Record<string, Claim> = {
  "angles-only: Let the orbit do it": lag("drift"),
  "approach-safety: Retreat": lag("drift"),
  "cw-equations: Fall behind": lag("lag"),
  "attitude-control: Slow the turn": (figure, orbit) => [
    [figure("rate"), 360 / minutesOf(orbit), 0.02],
    [figure("minutes"), minutesOf(orbit), 0.5],
  ],
  "conic-sections: Nearly gone": (figure, { apogee }) => [
    [figure("shape"), (apogee - 400) / (2 * earth + apogee + 400), 0.006],
  ],
  "covariance-in-ric: Choose the axes": (figure, { inclination, node }) => [
    [Math.cos(radians(figure("east"))), Math.sin(radians(inclination)) * Math.sin(radians(node)), 1e-6],
    [Math.sin(radians(figure("east"))), -Math.sin(radians(inclination)) * Math.cos(radians(node)), 1e-6],
  ],
  "earth-fixed-frame: A track that repeats each day": (figure, orbit) => [
    [1436.068, minutesOf(orbit) * figure("turns"), 0.4],
  ],
  "eclipses-and-power: A small part of the time": (figure, { perigee, apogee }) => [
    [0, Math.max(0, shareOfNight(Math.min(perigee, apogee)) - figure("percent") / 100), 1e-6],
    [figure("half"), 1.8 * figure("percent"), 0.05],
  ],
  "elliptic-targets: Same energy, no drift": (_, orbit) => [[earth + 3200, axisOf(orbit), 1e-6]],
  "gravitation: Feel a weaker pull": (figure, { perigee }) => [
    [figure("times"), ((earth + perigee) / earth) ** 2, 0.01],
  ],
  "j2-precession: Steer the perigee": (figure, { inclination }) => [
    [figure("rate"), 0.707 * (5 * Math.cos(radians(inclination)) ** 2 - 1), 0.006],
  ],
  "j2-precession: Turn the plane more slowly": (figure, { inclination }) => [
    [-figure("pace"), nodeRate(400, inclination), 0.02],
  ],
  "low-thrust: Partly spent": (figure, { perigee }) => {
    const [from, to] = [speedAt(400, earth + 400), speedAt(35_786, earth + 35_786)];
    return [
      [figure("speed"), from - ((from - to) * figure("percent")) / 100, 0.002],
      [figure("speed"), speedAt(perigee, earth + perigee), 0.002],
    ];
  },
  "orbit-determination: Fit by hand": (figure, orbit) => [
    [figure("minutes"), minutesOf(orbit), 0.006],
    [figure("north"), 180 - orbit.inclination, 0.05],
  ],
  "orbits-and-energy: Give it energy": (figure, orbit) => [[figure("minutes"), minutesOf(orbit), 0.5]],
  "repeat-ground-tracks: So many a day": (figure, { perigee }) => [[figure("turns"), turnsADay(perigee, 97.6), 0.004]],
  "sun-synchronous: A camera in step with the Sun": sunSynchronous,
  "third-body: Where the Moon takes over": (figure, { perigee }) => [
    [figure("times"), tideAgainstFlattening(perigee) / tideAgainstFlattening(36_941), 0.02],
  ],
  "time-scales: Where clocks agree, or nearly": (figure, { perigee }) => [[figure("gain"), clockGain(perigee), 0.1]],
  "link-budget: Stay within reach": (figure, { perigee }) => {
    const [r, low] = [earth + perigee, earth * Math.cos(radians(10))];
    return [[figure("range"), Math.sqrt(r * r - low * low) - earth * Math.sin(radians(10)), 1.5]];
  },
  "constellations: Place the next plane": (figure, { node }) => [[360, figure("planes") * node, 0.7]],
  "reentry: Aim at the empty ocean": (figure, { argumentOfPerigee }) => [
    [-figure("south"), degrees(Math.asin(Math.sin(radians(51.6)) * Math.sin(radians(argumentOfPerigee)))), 0.5],
  ],
  "interplanetary: Find the place of the burn": (figure, { node, argumentOfPerigee, trueAnomaly }) => {
    const [r, excess] = [earth + 300, figure("excess")];
    const momentum = r * Math.sqrt(excess ** 2 + (2 * mu) / r);
    const eccentricity = Math.sqrt(1 + (excess * momentum) ** 2 / mu ** 2);
    return [
      [figure("turn"), 90 + degrees(Math.asin(1 / eccentricity)), 0.5],
      [figure("toward"), ((node + argumentOfPerigee + trueAnomaly) % 360) + figure("turn"), 0.1],
    ];
  },
  "mission-planning: Plan the rhythm of contacts": (figure, orbit) => [
    [figure("turns"), 1440 / nodalMinutesOf(orbit, 97), 0.003],
    [figure("minutes"), nodalMinutesOf(orbit, 97), 0.06],
  ],
  "orbital-threats: Leave the slot": (figure, orbit) => [
    [figure("drift"), 360.9856 * (1 - 1436.068 / minutesOf(orbit)), 0.01],
    [figure("drift") * 78, orbit.perigee - 35_786, 2],
  ],
  "conjunction-messages: Five sigma higher": (figure, { apogee }) => [[figure("sigma"), (apogee - 620) * 200, 1]],
  "space-law: Retire a satellite": (figure, { perigee }) => [
    [figure("raise"), 235 + 1000 * 1.3 * figure("area"), 0.05],
    [figure("high"), perigee - 2.5, 0.1],
  ],
  "radiation-pressure: The height of truce": (figure, { perigee }) => [
    [figure("times"), Math.exp(-(perigee - 631) / 71), 0.02],
  ],
};

/** The longest share of a circular orbit in a shadow as wide as the Earth. */
const shareOfNight = (height: number) => degrees(Math.asin(earth / (earth + height))) / 180;

/** Nodal orbits per day of the precessing plane, with J2's drift. */
function turnsADay(height: number, tilt: number) {
  const n = Math.sqrt(mu / (earth + height) ** 3);
  const j = 1.5 * 0.00108262668 * (earth / (earth + height)) ** 2;
  const [c, s] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const draconic = n * (1 + j * (2 - 2.5 * s * s) + j * (1 - 1.5 * s * s));
  return draconic / (7.2921159e-5 + n * j * c);
}

/** Both without their constants. */
const tideAgainstFlattening = (height: number) => (earth + height) ** 5;

/** Microseconds a day on a circle, against the geoid. */
function clockGain(height: number) {
  const c2 = 299_792.458 ** 2;
  return ((62.6368534 - (1.5 * mu) / (earth + height)) / c2) * 86_400e6;
}

/** A two-line element set, in its fixed columns. */
const elementSet = /2 99999 {2}51\.6400 \d{3}\.0000 0010000 {2}\d{2}\.0000 {3}0\.0000 15\.50000000/;
const figuresIn = (text: string) => text.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
/** "to within 20 km", "within half a minute": in the unit of the goal. */
const tolerancesIn = (text: string) =>
  [...text.matchAll(/within (half a|\d+(?:\.\d+)?)/g)].map(([, width]) => (width === "half a" ? 0.5 : Number(width)));

const widthOf = ({ from, to }: Goal) => (to - from) / 2;

describe.each(tasks)("%s", (name, task: Task) => {
  const draws = seeds.map((seed) => {
    const numbers = drawNumbers(task, seed);
    const filled = fillTask(task, numbers);
    return { filled, values: valuesOfTask(task, numbers) as Values, orbit: solveTask(filled.goal, orbitOf(filled)) };
  });

  test("the solution is within the form's limits, and matches the text", () => {
    for (const { values, orbit } of draws) {
      expect(orbit.perigee).toBeLessThanOrEqual(orbit.apogee);
      for (const [element, { least, most }] of Object.entries(orbitControls)) {
        const value = orbit[element as keyof Orbit];
        expect([element, value, value >= least && value <= most]).toEqual([element, value, true]);
      }
      for (const [stated, is, within] of claims[name]?.((figure) => values[figure] ?? Number.NaN, orbit) ?? [])
        expect(
          Math.abs(stated - is),
          `${name} says ${stated}, it is ${is}, with ${JSON.stringify(values)}`,
        ).toBeLessThanOrEqual(within);
    }
  });

  test("the text has short figures, ascending ranges, and the goal's tolerance", () => {
    for (const { filled } of draws) {
      const text = [...filled.text, filled.hint ?? "", ...(filled.hints ?? [])].join(" ").replace(elementSet, "");
      expect(text).not.toMatch(/\{|\}|NaN|Infinity|-0(?![.\d])|-0\.0+(?!\d)|--/);
      for (const figure of figuresIn(text))
        expect(figure, text).toMatch(/^-?(\d{1,4}|\d{1,3}(,\d{3})+|\d{5})(\.\d{1,8})?$/);
      for (const [, from = "", to = ""] of text.matchAll(/between (\d[\d,.]*\d)°? and (\d[\d,.]*\d)/g))
        expect(Number(from.replaceAll(",", "")), text).toBeLessThan(Number(to.replaceAll(",", "")));
      for (const width of tolerancesIn(filled.text.join(" ")))
        expect([text, filled.goal.some((goal: Goal) => Math.abs(widthOf(goal) - width) <= 0.3 * width)]).toEqual([
          text,
          true,
        ]);
    }
  });
});

const orbitOf = ({ globe }: Pick<Task, "globe">) => firstOf(globe.orbits).orbit;

test("every claim belongs to a task", () => {
  expect(Object.keys(claims).filter((name) => !tasks.some(([one]) => one === name))).toEqual([]);
});
