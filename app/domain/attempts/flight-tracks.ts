// Pure: samples of a flight in the target's frame and around the Earth.
import { Flight } from "../../../physics/flight";
import { flyAgain, isProblem, type FlightEvidence } from "../../../physics/fly-again";
import type { ScoredScenario } from "../../../physics/scenario";
import type { Moment } from "./flight-moments";
import { pictureOf } from "./orbit-picture";

const moments = 300;
// Adding 0 turns -0, which JSON doesn't have, into 0.
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

/** All flights of one scenario share one picture. */
export function createTracker(scenario: ScoredScenario) {
  const flatten = pictureOf(scenario);
  const momentOf = ({ time, ric, chaser }: Flight): Moment => {
    const [r, i, c] = ric.position;
    const [x, y] = flatten(chaser.position);
    return [rounded(r), rounded(i), rounded(c), rounded(time), rounded(x), rounded(y)];
  };
  return (evidence: FlightEvidence) => {
    const start = new Flight(scenario);
    const path = [momentOf(start)];
    const pause = evidence.end / moments;
    let next = pause;
    let last = start;
    const flown = flyAgain(scenario, evidence, (flight) => {
      last = flight;
      if (flight.time < next) return;
      path.push(momentOf(flight));
      next = flight.time + pause;
    });
    const [, , , lastTime = 0] = path.at(-1) ?? [];
    if (!isProblem(flown) && last.time > lastTime) path.push(momentOf(last));
    return { flown, path };
  };
}
