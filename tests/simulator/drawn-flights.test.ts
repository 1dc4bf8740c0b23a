import { describe, expect, test } from "vitest";
import { solveFlight } from "~/domain/flights/solve-flight";
import { drawFlight } from "../../physics/draw-flight";
import { flyAgain, isProblem } from "../../physics/fly-again";
import { flights } from "./content";

// 1,000 with the long tests; docs/decisions/0144 has what came of them.
const seeds = Array.from(
  { length: Number(process.env["FLIGHT_SEEDS"] ?? 12) },
  (_, at) => (at * 2_654_435_761) % 2 ** 31,
);

describe.each(flights)("%s, drawn", (_, practiced) => {
  const drawn = seeds.map((seed) => drawFlight(practiced, practiced.draw, seed));
  const solved = drawn.map((scenario) => {
    const { how } = practiced.reference;
    return { ...scenario, reference: { how, ...solveFlight(scenario, scenario.draw) } };
  });

  test("the same way as in the tutorial gets full points with every seed, for about the same delta-v", () => {
    for (const scenario of solved) {
      const { reference, version } = scenario;
      const flown = flyAgain(scenario, { version, ...reference });
      if (isProblem(flown)) throw new Error(flown.problem);
      expect(flown.score.total, JSON.stringify(scenario.chaser.start)).toBe(flown.score.maximum);
      expect(flown.unflown).toBe(0);
      expect(reference.deltaV / practiced.reference.deltaV).toBeGreaterThan(0.55);
      expect(reference.deltaV / practiced.reference.deltaV).toBeLessThan(1.5);
      expect(reference.end).toBeLessThanOrEqual(scenario.time.limit);
    }
  });

  test("the burns of the tutorial reach the objective with no seed", () => {
    for (const scenario of solved) {
      const flown = flyAgain(scenario, { version: scenario.version, ...practiced.reference });
      expect(isProblem(flown) || flown.score.total).toBe(0);
    }
  });

  test("the same seed draws the same flight, another seed another one", () => {
    const [first, second] = seeds;
    const again = drawFlight(practiced, practiced.draw, first ?? 0);
    expect(again).toEqual(drawn[0]);
    expect(drawFlight(practiced, practiced.draw, second ?? 1)).not.toEqual(again);
  });
});
