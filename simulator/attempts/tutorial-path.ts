// Pure. The way of a flight that follows its tutorial.
import type { Scenario } from "../../content/content-schema";
import { Flight } from "../../physics/flight";
import { matchTarget, planTransfer } from "../../physics/pilot";
import type { State } from "../../physics/propagation";
import type { Vector } from "../../physics/vectors";

export type PathPoint = { ric: Vector; chaser: State };

/** Metres, in the target's axes and in inertial ones. Without a tutorial, the way without a burn. */
export function flyTutorial(scenario: Scenario): PathPoint[] {
  const path: PathPoint[] = [];
  const note = (flight: Flight) => void path.push({ ric: flight.ric.position, chaser: flight.chaser });
  const flight = new Flight(scenario, note);
  note(flight);
  for (const { asks, ...step } of scenario.tutorial) {
    const burn =
      asks?.kind === "burn"
        ? asks.change
        : asks?.kind === "match"
          ? matchTarget(flight)
          : asks && planTransfer(flight, asks.minutes * 60);
    if (burn) flight.burn(burn);
    if (step.until === "coast") flight.advance(Math.min(step.seconds, longestCoast));
    if (step.until === "achieved" && scenario.objective.kind !== "hold") coastToEnd(flight);
  }
  if (scenario.tutorial.length === 0) flight.advance(Math.min(flight.targetPeriod, scenario.time.par));
  return path;
}

/** The last coast, at most as long as a good flight takes. */
function coastToEnd(flight: Flight) {
  const end = Math.min(flight.scenario.time.par, longestCoast);
  while (flight.status.is === "flying" && flight.time < end) flight.advance(Math.min(60, end - flight.time));
}

/** Seconds. A month in a slot is a circle on the picture like one day. */
const longestCoast = 86_400;
