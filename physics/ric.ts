import type { State } from "./propagation";
import { add, cross, dot, length, scale, subtract, unit, type Vector } from "./vectors";

/**
 * Radial (x, outward), in-track (y, ahead), cross-track (z, along the angular momentum): a target's rotating frame,
 * also called LVLH or RTN.
 */
export type RicState = { position: Vector; velocity: Vector };

/** The three axes of a target's frame, in inertial coordinates. */
export function ricAxes({ position, velocity }: State): [Vector, Vector, Vector] {
  const radial = unit(position);
  const crossTrack = unit(cross(position, velocity));
  return [radial, cross(crossTrack, radial), crossTrack];
}

/** rad/s at which the frame turns about its cross-track axis. */
const frameRate = ({ position, velocity }: State) => length(cross(position, velocity)) / dot(position, position);

export function intoRic(vector: Vector, target: State): Vector {
  const [radial, inTrack, crossTrack] = ricAxes(target);
  return [dot(vector, radial), dot(vector, inTrack), dot(vector, crossTrack)];
}

export function fromRic(vector: Vector, target: State): Vector {
  const [radial, inTrack, crossTrack] = ricAxes(target);
  return add(add(scale(radial, vector[0]), scale(inTrack, vector[1])), scale(crossTrack, vector[2]));
}

/** The difference of two inertial states in the target's rotating frame. */
export function ricOfDifference(difference: State, target: State): RicState {
  const position = intoRic(difference.position, target);
  return {
    position,
    velocity: subtract(intoRic(difference.velocity, target), cross([0, 0, frameRate(target)], position)),
  };
}

export function differenceOfRic({ position, velocity }: RicState, target: State): State {
  return {
    position: fromRic(position, target),
    velocity: fromRic(add(velocity, cross([0, 0, frameRate(target)], position)), target),
  };
}

export const difference = (a: State, b: State): State => ({
  position: subtract(a.position, b.position),
  velocity: subtract(a.velocity, b.velocity),
});

export const ricOf = (chaser: State, target: State) => ricOfDifference(difference(chaser, target), target);

export function inertialOf(ric: RicState, target: State): State {
  const apart = differenceOfRic(ric, target);
  return { position: add(target.position, apart.position), velocity: add(target.velocity, apart.velocity) };
}
