import type { Scenario } from "../content-schema";
import { transfer } from "../physics/clohessy-wiltshire";
import { earthRadius, radians } from "../physics/earth";
import { circularSpeed, meanMotion, semiMajorAxisOf } from "../physics/kepler";
import { hohmann, planeChange } from "../physics/maneuvers";
import type { RicState } from "../physics/ric";
import { length, type Vector } from "../physics/vectors";
import { Flight, portAxis } from "./flight";

export type Optimum = { deltaV: number; how: string };

/** The least delta-v (m/s) that the closed forms give for a scenario's objective within its time limit. */
export function optimumOf(scenario: Scenario): Optimum {
  const { objective } = scenario;
  const flight = new Flight(scenario);
  const axis = semiMajorAxisOf(flight.chaser);
  const n = meanMotion(semiMajorAxisOf(flight.target));
  const { ric } = flight;
  switch (objective.kind) {
    case "orbit": {
      const { first, second } = hohmann(axis, earthRadius + objective.altitude * 1000);
      return { deltaV: Math.abs(first) + Math.abs(second), how: "a Hohmann transfer" };
    }
    case "plane":
      return {
        deltaV: planeChange(circularSpeed(axis), radians(flight.instruments.planeAngle)),
        how: "one burn at the line of nodes",
      };
    case "hold":
      return best(ric, objective.position, n, scenario.time.limit);
    case "circumnavigate":
      return { deltaV: (n * Math.abs(ric.position[1])) / 2, how: "one radial burn into a 2:1 ellipse" };
    case "dock": {
      const { index } = portAxis(objective.axis);
      // What arrives no faster than the port takes needs no second burn.
      return best(ric, [0, 0, 0], n, scenario.time.par, (second) =>
        Math.abs(second[index]) <= objective.closing ? 0 : length(second) - objective.closing,
      );
    }
  }
}

/** The cheapest transfer by two impulses that ends in time. */
function best(
  from: RicState,
  to: Vector,
  n: number,
  limit: number,
  costOfArrival: (second: Vector) => number = length,
): Optimum {
  let least = Infinity;
  for (let seconds = 30; seconds <= limit; seconds += 10) {
    const { first, second } = transfer(from, to, n, seconds);
    least = Math.min(least, length(first) + costOfArrival(second));
  }
  return { deltaV: least, how: "the best transfer by two impulses" };
}
