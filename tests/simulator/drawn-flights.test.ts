import { describe, expect, test } from "vitest";
import { solveFlight } from "~/domain/flights/solve-flight";
import { drawFlight, type DrawKind } from "../../physics/draw-flight";
import { flyAgain, isProblem } from "../../physics/fly-again";
import { percentile } from "../support/percentile";
import { flights } from "./content";

// 1,000 in the long tests, which print a row for each flight; see docs/decisions/0144.
const seeds = Array.from(
  { length: Number(process.env["FLIGHT_SEEDS"] ?? 12) },
  (_, at) => (at * 2_654_435_761) % 2 ** 31,
);

/** The largest allowed share of seed pairs where one log may earn points with the other. */
const maxNear: Partial<Record<DrawKind, number>> = { round: 0.2, slot: 0.15, avoid: 0.3 };

/** Each start with two others. */
const copiesOf = <Flight>(solved: Flight[]) =>
  solved.flatMap((to, at) => [1, 7].map((step) => ({ to, from: solved[(at + step) % solved.length] ?? to })));

/** Minimum, 5, 50 and 95 %, and maximum. */
const spreadOf = (values: number[]) =>
  [0, 5, 50, 95, 100].map((share) => percentile(values, share).toPrecision(4)).join(" ");

function kindOf({ draw }: (typeof flights)[number][1]): DrawKind {
  if (typeof draw !== "string") throw new Error("The product's flights draw by their kind.");
  return draw;
}

describe.each(flights)("%s, drawn", (title, practiced) => {
  const draws = seeds.map((seed) => drawFlight(practiced, practiced.draw, seed));
  const solved = draws.map((scenario) => {
    const { how } = practiced.reference;
    return { ...scenario, reference: { how, ...solveFlight(scenario, kindOf(practiced)) } };
  });

  test("the tutorial's method gets full points with every seed, for about the same delta-v", () => {
    for (const scenario of solved) {
      const { reference, version } = scenario;
      const replay = flyAgain(scenario, { version, ...reference });
      if (isProblem(replay)) throw new Error(replay.problem.is);
      expect(replay.score.total, JSON.stringify(scenario.chaser.start)).toBe(replay.score.maximum);
      expect(replay.unflown).toBe(0);
      expect(reference.deltaV / practiced.reference.deltaV).toBeGreaterThan(0.55);
      expect(reference.deltaV / practiced.reference.deltaV).toBeLessThan(1.5);
      expect(reference.end).toBeLessThanOrEqual(scenario.time.limit);
    }
  });

  test("the tutorial's burns reach the objective with no seed", () => {
    for (const scenario of solved) {
      const replay = flyAgain(scenario, { version: scenario.version, ...practiced.reference });
      expect(isProblem(replay) || replay.score.total).toBe(0);
    }
  });

  test("another start's log seldom earns points", () => {
    const shares = copiesOf(solved).map(({ to, from }) => {
      const replay = flyAgain(to, { version: to.version, ...from.reference });
      return isProblem(replay) ? 0 : replay.score.total / replay.score.maximum;
    });
    const near = shares.filter((share) => share > 0);
    expect(near.length / shares.length).toBeLessThanOrEqual(maxNear[kindOf(practiced)] ?? 0.05);
    if (seeds.length < 100) return;
    const costs = spreadOf(solved.map(({ reference }) => reference.deltaV));
    const times = spreadOf(solved.map(({ reference }) => reference.end));
    console.log(`${title}: ${costs} m/s; ${times} s; ${near.length} of ${shares.length} copies: ${spreadOf(near)}`);
  });

  test("a seed always draws the same flight, another seed another one", () => {
    const [first, second] = seeds;
    const secondDraw = drawFlight(practiced, practiced.draw, first ?? 0);
    expect(secondDraw).toEqual(draws[0]);
    expect(drawFlight(practiced, practiced.draw, second ?? 1)).not.toEqual(secondDraw);
  });
});
