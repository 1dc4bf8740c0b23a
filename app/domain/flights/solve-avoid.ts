// Pure: one immediate burn along the motion that lets a rocket stage pass at a safe distance.
import type { Flight } from "../../../physics/flight";
import { keplerAfter } from "../../../physics/kepler";
import { burn } from "../../../physics/maneuvers";
import { closestApproach, nearestWithin } from "../../../physics/proximity";
import { NoReferenceError } from "./no-reference";

/** Ratio of the lesson's burn to the smallest sufficient one. */
const margin = 1.065;

export function solveAvoid(flight: Flight) {
  const { objective } = flight.scenario;
  if (objective.kind !== "avoid") return;
  const { chaser, target, craft } = flight;
  const { after } = closestApproach(chaser, target, { seconds: objective.after, step: 20 });
  const missWith = (speed: number) => {
    const moved = burn(chaser, [0, speed, 0], craft);
    if (!moved) throw new NoReferenceError("The tank does not hold enough for the reference.");
    const around = after - 3;
    return nearestWithin(keplerAfter(moved.state, around), keplerAfter(target, around), 6).range;
  };
  const leastOf = (side: 1 | -1) => {
    let [low, high] = [0, 1];
    for (let tries = 0; tries < 30; tries++) {
      const middle = (low + high) / 2;
      if (missWith(side * middle) < objective.miss) low = middle;
      else high = middle;
    }
    return side * high;
  };
  const [forward, backward] = [leastOf(1), leastOf(-1)];
  const least = Math.abs(backward) < forward ? backward : forward;
  flight.burn([0, Math.round(least * margin * 1e4) / 1e4, 0]);
  flight.flyTo(objective.after + 5);
}
