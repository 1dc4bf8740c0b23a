// Limits on the computing time of one log, and on the smallest burn.
import { expect, test } from "vitest";
import { flyAgain, isProblem, maxFlightSteps } from "../../physics/fly-again";
import { minImpulse } from "../../physics/maneuvers";
import type { Burn, ScoredScenario } from "../../physics/scenario";
import { flights, scenario } from "./content";

const burnAt = (t: number, speed: number): Burn => ({ t, dv: [0, 0, speed] });

/** Steps that a log takes. */
function stepsOf(scenario: ScoredScenario, log: Pick<ScoredScenario["reference"], "burns" | "turns" | "end">): number {
  let steps = 0;
  const replay = flyAgain(scenario, { version: scenario.version, ...log }, (flight) => (steps = flight.steps));
  if (isProblem(replay)) throw new Error(`${replay.field}: ${replay.problem.is}`);
  return steps;
}

test("the budget of steps is ten times what the longest reference takes", () => {
  const longest = Math.max(...flights.map(([, scenario]) => stepsOf(scenario, scenario.reference)));
  expect(maxFlightSteps).toBeGreaterThanOrEqual(10 * longest);
  expect(maxFlightSteps).toBeLessThan(11 * longest);
});

test.each(flights)("%s: the worst log is refused by its entry, and costs little more than the budget", (_, flight) => {
  const { version, time, passiveSafety } = flight;
  const { limit } = time;
  const burns = Array.from({ length: 2_000 }, (__, at) => burnAt((at * limit) / 2_001, minImpulse));
  let steps = 0;
  const replay = flyAgain(flight, { version, burns, end: limit }, ({ steps: stepCount }) => (steps = stepCount));
  expect(steps).toBeLessThan(maxFlightSteps * 1.2);
  if (passiveSafety) expect(replay).toMatchObject({ field: expect.stringMatching(/^burns\.\d+\.dv$/) });
});

test("a burn smaller than the thrusters can make is refused with its place", () => {
  const { version } = scenario("Raise an Orbit");
  const burns = [burnAt(1, minImpulse), burnAt(2, minImpulse * 0.99)];
  expect(flyAgain(scenario("Raise an Orbit"), { version, burns, end: 3 })).toEqual({
    field: "burns.1.dv",
    problem: { is: "impulseSmall", least: 0.001 },
  });
});
