import { expect, test } from "vitest";
import { Flight } from "../../physics/flight";
import { fly, flyLog, isProblem, maxFlightSteps } from "../../physics/fly-again";
import { noticesOf, type Inject } from "../../physics/injects";
import { period } from "../../physics/kepler";
import { propellantFor } from "../../physics/maneuvers";
import { propagate } from "../../physics/propagation";
import { ricAxes, ricOf } from "../../physics/ric";
import type { FlightScenario } from "../../physics/scenario";
import { earthRadius } from "../../physics/earth";
import { add, length, scale, subtract, type Vector } from "../../physics/vectors";
import { imageFlight } from "../support/missions";

const hold = (injects: readonly Inject[] | undefined, changes: Partial<FlightScenario> = {}) =>
  imageFlight(
    {},
    {
      objective: { kind: "hold", position: [0, 5000, 0], within: 1, speed: 0.001 },
      chaser: { ...imageFlight().chaser, start: { position: [0, 0, 0], velocity: [0, 0, 0] } },
      injects,
      ...changes,
    },
  );

test("after lost thrust a burn gives its share of delta-v and uses the propellant of that; before, all", () => {
  const flight = new Flight(
    hold([
      { t: 100, kind: "thrust", percent: 40 },
      { t: 300, kind: "thrust", percent: 50 },
    ]),
  );
  const gainOf = () => {
    const [before, mass] = [flight.chaser.velocity, flight.craft.mass];
    flight.burn([0, 1, 0]);
    return [
      length(subtract(flight.chaser.velocity, before)),
      (mass - flight.craft.mass) / propellantFor(1, { mass, specificImpulse: 300 }),
    ];
  };
  flight.flyTo(99);
  expect(gainOf()).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
  flight.flyTo(100);
  expect(gainOf()).toEqual([expect.closeTo(0.6, 9), expect.closeTo(0.6, 3)]);
  flight.flyTo(301);
  expect(gainOf()).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.3, 3)]);
  expect(flight.used).toBeCloseTo(1.9, 9);
  expect(flight.burns.map(({ dv }) => dv)).toEqual([
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

test("a leak takes its kilograms evenly from tank and mass, at any moment, and no more than the tank holds", () => {
  const flight = new Flight(
    hold([
      { t: 100, kind: "leak", kilograms: 20, seconds: 400 },
      { t: 2000, kind: "leak", kilograms: 500, seconds: 1000 },
    ]),
  );
  const tankAt = (time: number) => {
    flight.flyTo(time);
    return [flight.craft.propellant, flight.craft.mass];
  };
  expect(tankAt(100)).toEqual([50, 1000]);
  expect(tankAt(303)).toEqual([expect.closeTo(50 - 20 * (203 / 400), 9), expect.closeTo(1000 - 20 * (203 / 400), 9)]);
  expect(tankAt(1500)).toEqual([expect.closeTo(30, 9), expect.closeTo(980, 9)]);
  expect(tankAt(3000)).toEqual([0, expect.closeTo(950, 9)]);
  expect(flight.burn([0, 0.1, 0])).toBe("empty");
});

test("the target's burn happens at its moment, as propagation of the target alone says", () => {
  const dv: Vector = [0, 0.5, 0];
  const flight = new Flight(hold([{ t: 1234.5, kind: "maneuver", dv }]));
  const { target, chaser } = flight;
  flight.flyTo(5000);
  const atBurn = propagate(target, 1234.5);
  const [, ahead] = ricAxes(atBurn);
  const moved = { ...atBurn, velocity: add(atBurn.velocity, scale(ahead, 0.5)) };
  const expected = ricOf(propagate(chaser, 5000), propagate(moved, 5000 - 1234.5));
  expect(length(subtract(flight.ric.position, expected.position))).toBeLessThan(0.01);
});

test("one orbit after the target's burn ahead, it is three orbits' worth of that speed behind", () => {
  const orbit = period(earthRadius + 400_000);
  const flight = new Flight(hold([{ t: 100, kind: "maneuver", dv: [0, 0.05, 0] }]));
  flight.flyTo(100 + orbit);
  // The chaser, which stayed, is ahead of the slower target.
  expect(flight.ric.position[1]).toBeCloseTo(3 * 0.05 * orbit, -1);
});

test("the same log leads to the same flight, whatever the display's steps", () => {
  const injects: Inject[] = [
    { t: 333, kind: "maneuver", dv: [0.01, 0, 0.02] },
    { t: 500, kind: "leak", kilograms: 7, seconds: 111 },
    { t: 700, kind: "thrust", percent: 25 },
  ];
  const log = { version: 1, burns: [333, 560.25, 700].map((t) => ({ t, dv: [0.1, -0.2, 0.05] as const })), end: 1500 };
  const stateOf = (interval: number) => {
    const flight = new Flight(hold(injects));
    for (const burn of log.burns) {
      while (flight.time < burn.t) flight.flyTo(Math.min(burn.t, flight.time + interval));
      flight.burn(burn.dv);
    }
    while (flight.time < log.end) flight.flyTo(Math.min(log.end, flight.time + interval));
    flight.stepToNow();
    return [flight.chaser, flight.target, flight.craft, flight.used];
  };
  const server = new Flight(hold(injects));
  flyLog(server, log);
  server.stepToNow();
  const flown = [server.chaser, server.target, server.craft, server.used];
  for (const interval of [0.37, 16, 400]) expect(stateOf(interval)).toEqual(flown);
});

test("a flight whose injects change nothing is the flight without them, bit for bit", () => {
  const log = { version: 1, burns: [{ t: 40, dv: [0, 0.1, 0.02] as const }], end: 9000 };
  const outcome = (injects: readonly Inject[] | undefined) => {
    const flight = new Flight(hold(injects, { keepOut: { radius: 200 } }));
    flyLog(flight, log);
    return [flight.chaser, flight.target, flight.craft, flight.steps, flight.violations];
  };
  const harmless: Inject[] = [
    { t: 500, kind: "message", text: "Hello." },
    { t: 600, kind: "dark", instrument: "orbit", seconds: 100 },
    { t: 9000.5, kind: "thrust", percent: 90 },
  ];
  expect(outcome(harmless)).toEqual(outcome(undefined));
});

test("an inject adds at most one step, and none but the target's burns adds any", () => {
  const stepsOf = (scenario: FlightScenario) => {
    const flight = new Flight(scenario);
    flight.flyTo(20_000);
    return flight.steps;
  };
  const eight = (inject: (t: number) => Inject) => Array.from({ length: 8 }, (_, at) => inject(2000 * at + 1001));
  const bare = stepsOf(hold(undefined));
  const image = imageFlight({ seconds: 50_000 }, { chaser: hold([]).chaser });
  expect(stepsOf(image)).toBe(bare);
  expect(stepsOf(hold(eight((t) => ({ t, kind: "leak", kilograms: 1, seconds: 77 }))))).toBe(bare);
  expect(stepsOf(hold(eight((t) => ({ t, kind: "dark", instrument: "camera", seconds: 77 }))))).toBe(bare);
  expect(stepsOf(hold(eight((t) => ({ t, kind: "thrust", percent: 10 }))))).toBe(bare);
  expect(stepsOf(hold(eight((t) => ({ t, kind: "maneuver", dv: [0, 0, 1e-9] }))))).toBeLessThanOrEqual(bare + 8);
});

test("the longest flight with eight injects and imaging keeps within the steps that a log may take", () => {
  const injects = Array.from({ length: 8 }, (_, at): Inject => ({
    t: 30_000 * at + 1001,
    kind: "maneuver",
    dv: [0, 0, 1e-6],
  }));
  const limit = 3 * 86_400;
  const scenario = imageFlight(
    { seconds: 250_000, sun: 180 },
    { injects, model: "J2 and drag", time: { par: 1000, limit } },
  );
  let steps = 0;
  const flown = fly(scenario, { version: 1, burns: [], end: limit }, (flight) => (steps = flight.steps));
  expect(isProblem(flown) ? flown.problem : flown.status).toEqual({ is: "failed", why: { is: "timeUp" } });
  expect(steps).toBeLessThan(maxFlightSteps);
});

test("an instrument's end of darkness is a notice of its own, in order", () => {
  const notices = noticesOf([
    { t: 900, kind: "leak", kilograms: 1, seconds: 10 },
    { t: 100, kind: "dark", instrument: "range", seconds: 300 },
  ]);
  expect(notices.map(({ t, hasEnded }) => [t, hasEnded])).toEqual([
    [100, false],
    [400, true],
    [900, false],
  ]);
});
