// What a task with another answer than an orbit counts as right is right: textbook formulas find it again.
import { describe, expect, test } from "vitest";
import { isOrbitTask, type Task } from "../../content/content-schema";
import { drawNumbers, fillTask, valuesOfTask } from "../../content/draw-task";
import { isSolved, type TaskAnswer } from "../../content/task-answers";
import { playable } from "./content";

const tasks = playable.flatMap(({ key, content }) =>
  content.type === "lesson"
    ? content.steps.flatMap((step) =>
        step.kind === "task" && !isOrbitTask(step) ? [[`${key}: ${step.title}`, step] as const] : [],
      )
    : [],
);
const seeds = Array.from({ length: 40 }, (_, at) => (at * 40_503_001 + 7) % 2 ** 31);

const [earth, mu, ring] = [6378.137, 398600.4418, 42164.14];
const degrees = (angle: number) => (angle * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const [sin, cos] = [(angle: number) => Math.sin(radians(angle)), (angle: number) => Math.cos(radians(angle))];
const period = (axis: number) => (2 * Math.PI * Math.sqrt(axis ** 3 / mu)) / 60;
/** m/s on an orbit between two heights, at the first of them: from energy and angular momentum. */
const speedAt = (here: number, opposite: number) => {
  const [r, other] = [earth + here, earth + opposite];
  return 1000 * Math.sqrt((2 * mu * other) / (r * (r + other)));
};
const climb = (from: number, to: number) => speedAt(from, to) - speedAt(from, from);
const arrival = (from: number, to: number) => speedAt(to, to) - speedAt(to, from);

type Figure = (name: string) => number;
type Claim = (figure: Figure, task: Task) => TaskAnswer;
const forward = (at: number, speed: number, normal = 0): TaskAnswer => ({
  burn: { at, radial: 0, forward: speed, normal },
});
const rank = (...sizes: number[]): TaskAnswer => ({
  order: sizes.map((_, at) => at).sort((a, b) => sizes[a]! - sizes[b]!),
});
const choose = (...options: boolean[]): TaskAnswer => ({ choice: options.flatMap((is, at) => (is ? [at] : [])) });
/** The lines of a plan that don't follow from the line above: as written, as it is, and the rounding. */
const mistakes = (...lines: [said: number, is: number, within: number][]) =>
  choose(...lines.map(([said, is, within]) => Math.abs(said - is) > within));

const claims: Record<string, Claim> = {
  "bi-elliptic: Shoot far out": (of) => forward(0, climb(300, of("times") * (earth + 300) - earth)),
  "conjunction-assessment: Step aside": (of) => forward(of("where") - 180, climb(500, 500 + of("raise"))),
  "conserved-quantities: Find the mistake": (of) => {
    const [near, far] = [earth + of("low"), earth + of("high")];
    return mistakes(
      [of("axis"), (near + far) / 2, 1],
      [of("energy"), mu / (2 * of("axis")), 0.001],
      [of("speed"), Math.sqrt(2 * (mu / near - of("energy"))), 0.002],
      [of("momentum"), near * of("speed"), 5],
      [of("slow"), of("momentum") / far, 0.002],
    );
  },
  "covariance: Read the covariance": (of) => {
    const sigma = Math.sqrt(of("variance"));
    return { numbers: [sigma, of("apart") / sigma] };
  },
  "debris-and-tracking: A message about a close approach": (of) => {
    const isClose = of("miss") < 3 * Math.hypot(of("own"), of("other"));
    return choose(isClose && of("hours") < 24, isClose && of("hours") > 24, !isClose);
  },
  "drag-and-decay: Who falls first?": (of) => rank(of("cube"), of("sat") + 42, of("ball") + 84, of("stage") - 42),
  "geo-east-west: Move house": (of) => {
    const perDay = (24 * 60 * 360) / period(ring - of("below")) - (24 * 60 * 360) / period(ring);
    return { numbers: [of("far") / perDay] };
  },
  "ground-contacts: Who sees the pass?": (of) =>
    // Above the horizon: the line to the satellite rises above the tangent plane.
    choose(...[78.2, 67.9, 47.9, 40.6, 0.4].map((north) => (earth + of("high")) * cos(of("lat") - north) > earth)),
  "ground-tracks: Whose track is this?": (of, { globe }) => {
    const { orbit } = globe!.orbits[0]!;
    const minutes = period(earth + orbit.perigee);
    return choose(
      ...[of("short"), of("long")].flatMap((time) =>
        [of("north"), of("steep")].map(
          (tilt) => Math.abs(time - minutes) < 1 && Math.abs(tilt - orbit.inclination) < 1,
        ),
      ),
    );
  },
  "hohmann-transfer: The first burn": (of) => forward(0, climb(400, of("high"))),
  "hohmann-transfer: The second burn": (of) => forward(180, arrival(400, of("high"))),
  "impulsive-burns: One burn, the other side": (of) =>
    forward(180, speedAt(of("high"), of("low")) - speedAt(of("high"), 400)),
  "inertial-and-ric: Who falls behind most?": (of) =>
    // How far each has come after the target's turn: the one that is slowest is first.
    rank(...[of("above"), -of("below"), of("high") / 2, -of("low") / 2].map((mean) => -period(earth + 400 + mean))),
  "keplers-equation: Find the mistake": (of) =>
    mistakes(
      [of("turned"), radians(of("angle")), 0.0002],
      [of("product"), of("shape") * Math.sin(of("turned")), 0.0002],
      [of("mean"), of("turned") - of("product"), 0.0002],
      [of("share"), of("mean") / (2 * Math.PI), 0.0002],
      [of("minutes"), of("share") * of("period"), 0.1],
    ),
  "keplers-laws: Who is home first?": (of) =>
    rank(
      ...[2 * of("circle"), 2 * of("second"), 300 + of("high"), 500 + of("far")].map((both) =>
        period(earth + both / 2),
      ),
    ),
  "lambert: Rank by fuel": (of) =>
    rank(climb(400, of("high")) + arrival(400, of("high")), 2 * speedAt(400, 400) * sin(of("turn") / 2), of("speed")),
  "launch-windows: Aim and wait": (of) => {
    const [azimuth, north, tilt] = [degrees(Math.asin(cos(of("tilt")) / cos(of("site")))), of("site"), of("tilt")];
    // From the node along the orbit to the site, seen on the equator.
    const along = degrees(Math.asin(sin(north) / sin(tilt)));
    const east = degrees(Math.atan2(cos(tilt) * sin(along), cos(along)));
    const way = (((of("east") + east - of("now")) % 360) + 360) % 360;
    return { numbers: [azimuth, (way / 360) * 1436.068] };
  },
  "phasing: When to leave": (of) => {
    const [own, target] = [earth + 400 - of("below"), earth + 400];
    const climbs = period((own + target) / 2) / 2;
    const lead = 180 - (360 * climbs) / period(target);
    return { numbers: [(of("ahead") - lead) / (360 / period(own) - 360 / period(target))] };
  },
  "plane-changes: Come down toward the equator": (of) => {
    const [now, then] = [speedAt(35_786, 250), speedAt(35_786, 35_786)];
    const turn = 28.5 - of("tilt");
    return forward(180, then * cos(turn) - now, then * sin(turn));
  },
  "propulsion: Who burns most?": (of) =>
    rank(
      ...(
        [
          ["mono", 230],
          ["bi", 320],
          ["cryo", 450],
          ["ion", 3000],
        ] as const
      ).map(([name, impulse]) => 1 - Math.exp(-of(name) / (9.80665 * impulse))),
    ),
  "relative-motion: When are you there?": (of) => {
    const [own, target] = [earth + 400 - of("below"), earth + 400];
    return { numbers: [of("behind") / target / (2 * Math.PI) / (1 / period(own) - 1 / period(target))] };
  },
  "rocket-equation: Find the mistake": (of) =>
    mistakes(
      [of("speed"), 9.80665 * of("impulse"), 1],
      [of("share"), of("push") / of("speed"), 0.001],
      [of("ratio"), Math.exp(of("share")), 0.001],
      [of("full"), of("dry") * of("ratio"), 1],
      [of("load"), of("full") - of("dry"), 1],
    ),
  "sensor-tasking: Who can look?": (of) =>
    choose(
      ...[
        [20.7, -156.3],
        [-30.2, -70.8],
        [28.3, -16.5],
        [-32.4, 20.8],
        [-31.3, 149.1],
      ].map(([north = 0, east = 0]) => {
        const c = cos(north) * cos(of("lon") - east);
        return degrees(Math.atan2(c - earth / ring, Math.sqrt(1 - c * c))) > 10;
      }),
    ),
  "sun-synchronous: Aim for the Sun": (of) => {
    const r = earth + of("second");
    const perRadian = 1.5 * 0.00108262668 * (earth / r) ** 2 * Math.sqrt(mu / r ** 3);
    const tilt = degrees(Math.acos(-(2 * Math.PI) / (365.2422 * 86_400) / perRadian));
    // Of the two azimuths with this sine, the southward one.
    return { numbers: [tilt, 180 - degrees(Math.asin(cos(tilt) / cos(of("site"))))] };
  },
  "tle-and-sgp4: Read the card": (of, task) => {
    const [, , , node = "", , perigee = "", , turns = ""] = ("message" in task ? task.message?.[1] : "")!.split(/ +/);
    expect(of("pace")).toBeCloseTo(Number(turns), 6);
    return { numbers: [Number(node), Number(perigee), (24 * 60) / Number(turns)] };
  },
  "v-bar-and-r-bar: Come from below": (of) => forward(0, climb(400 - of("lower"), 400)),
};

describe.each(tasks)("%s", (name, task) => {
  test("what textbook formulas find is right", () => {
    for (const seed of seeds) {
      const numbers = drawNumbers(task, seed);
      const values = valuesOfTask(task, numbers);
      const answer = claims[name]?.((one) => values[one] ?? Number.NaN, fillTask(task, numbers)) ?? {};
      expect([name, numbers, answer, isSolved(task, numbers, answer)]).toEqual([name, numbers, answer, true]);
    }
  });
});

test("every such task has its claim, and every claim its task", () => {
  // Both curricula may have the same lesson.
  expect(Object.keys(claims).sort()).toEqual([...new Set(tasks.map(([name]) => name))].sort());
});
