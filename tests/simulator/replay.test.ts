import { changeAdvice } from "../../content/flight-words";
import { expect, test } from "vitest";
import { Flight } from "../../physics/flight";
import { evidenceOf, flyAgain, isProblem, type FlightEvidence } from "../../physics/fly-again";
import { bestChange, flightAt, pathOf } from "../../physics/replay";
import { length, scale, subtract } from "../../physics/vectors";
import { flights, scenario } from "./content";

const hop = () => scenario("V-Bar Hop");
const reference = (): FlightEvidence => ({ version: hop().version, ...hop().reference });

test.each(flights)("%s: the replay shows the flight as it was, at any moment", (_, piece) => {
  const { burns, turns, end } = piece.reference;
  const flight = new Flight(piece);
  for (const { t, dv } of turns.length > 0 ? [] : burns) {
    flight.flyTo(t);
    const moment = flightAt(piece, { version: piece.version, ...piece.reference }, t - 1e-6);
    expect(length(subtract(moment.ric.position, flight.ric.position))).toBeLessThan(0.01);
    flight.burn(dv);
  }
  const last = flightAt(piece, { version: piece.version, ...piece.reference }, end);
  expect(last.used).toBeCloseTo(piece.reference.deltaV, 3);
});

test("the path leads from the start to the hold point", () => {
  const path = pathOf(hop(), reference());
  expect(path.length).toBeGreaterThan(200);
  expect(length(subtract(path[0]!, [0, -2000, 0]))).toBeLessThan(15);
  expect(length(subtract(path.at(-1)!, [0, -1000, 0]))).toBeLessThan(30);
});

test("after a last burn that was too strong, the advice is a smaller one, or Match", () => {
  const { burns, end } = hop().reference;
  const evidence: FlightEvidence = {
    ...reference(),
    burns: [burns[0]!, { t: burns[1]!.t, dv: scale(burns[1]!.dv, 1.6) }],
    end: end + 100,
  };
  const advice = bestChange(hop(), evidence)!;
  expect(changeAdvice(advice)).toMatch(/Match|burn 2 .*smaller/);
  expect(advice.gained).toBeGreaterThan(140);
});

test("for a burn far from the reference, the advice is the reference's", () => {
  const raise = scenario("Raise an Orbit");
  const [first, second] = raise.reference.burns;
  const burns = [first!, { t: second!.t, dv: scale(second!.dv, 1.4) }];
  const advice = bestChange(raise, { version: raise.version, burns, end: raise.reference.end + 60 })!;
  expect(changeAdvice(advice)).toMatch(/^Make burn 2 .* as the reference does \(5\.64\d m\/s at 46 min \d\d s\)\. /);
  expect(advice.gained).toBe(raise.maxScore);
});

test("for a useless burn, the advice is to leave it out", () => {
  const { burns } = hop().reference;
  const wasted = { t: 10, dv: [0, 0, 0.1] as const };
  const back = { t: 11, dv: [0, 0, -0.1] as const };
  const evidence = { ...reference(), burns: [burns[0]!, wasted, back, burns[1]!] };
  const advice = bestChange(hop(), evidence);
  expect(advice!.gained).toBeGreaterThan(0);
  expect(changeAdvice(advice!)).toMatch(/^(Leave out|Make) burn [23]/);
});

test("a flight with full marks needs no advice", () => {
  expect(bestChange(hop(), reference())).toBeNull();
  const replay = flyAgain(hop(), reference());
  if (isProblem(replay)) throw new Error(replay.problem.is);
  expect(replay.score.total).toBe(replay.score.maximum);
});

test("a flight that never began has a replay too", () => {
  const flight = new Flight(hop());
  expect(pathOf(hop(), evidenceOf(flight))).toEqual([]);
  expect(bestChange(hop(), evidenceOf(flight))).toBeNull();
});
