// Missions have one reference, their author's flight; drawn starts are measured by what they need beside it. The product's
// flights have a solver for each start, so they show how good the estimate is.
import { expect, test } from "vitest";
import { solveFlight } from "~/domain/flights/solve-flight";
import { deltaVOfStart } from "~/domain/flights/start-cost";
import { drawFlight, type DrawKind } from "../../physics/draw-flight";
import { flights } from "./content";

const seeds = Array.from({ length: 25 }, (_, at) => (at * 2_654_435_761) % 2 ** 31);
const flightOf = (kind: DrawKind) => {
  const written = flights.map(([, flight]) => flight).find(({ draw }) => draw === kind);
  if (!written) throw new Error(`No flight draws ${kind}.`);
  const { deltaV, end } = written.reference;
  return { written, reference: { deltaV, seconds: end } };
};

test.each<DrawKind>(["raise", "trim", "planes", "hop", "rise", "dock", "intercept"])(
  "the reference of a drawn start (%s) is what a solver of that start needs, to within a tenth",
  (kind) => {
    const { written, reference } = flightOf(kind);
    for (const seed of seeds) {
      const drawn = drawFlight(written, kind, seed);
      const share = deltaVOfStart(written, drawn, reference) / solveFlight(drawn, kind).deltaV;
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    }
  },
);

test("the flight as written keeps its reference", () => {
  for (const [, { reference, ...written }] of flights)
    expect(deltaVOfStart(written, written, { deltaV: reference.deltaV, seconds: reference.end })).toBe(
      reference.deltaV,
    );
});

test.each<DrawKind>(["round", "slot", "avoid"])("an objective that two burns don't solve (%s) isn't scaled", (kind) => {
  const { written, reference } = flightOf(kind);
  expect(deltaVOfStart(written, drawFlight(written, kind, 7), reference)).toBe(reference.deltaV);
});

test("a reference that took a detour, or far less than the estimate, isn't scaled", () => {
  const { written, reference } = flightOf("raise");
  const drawn = drawFlight(written, "raise", 7);
  for (const factor of [3, 0.5]) {
    const other = { ...reference, deltaV: factor * reference.deltaV };
    expect(deltaVOfStart(written, drawn, other)).toBe(other.deltaV);
  }
});
