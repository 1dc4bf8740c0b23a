import { mu } from "./earth";
import { circularSpeed, period } from "./kepler";
import type { State } from "./propagation";
import { fromRic } from "./ric";
import { add, length, type Vector } from "./vectors";

/** Between coplanar circles: both burns in m/s (negative is against the motion), and the coast in seconds. */
export function hohmann(fromRadius: number, toRadius: number) {
  const axis = (fromRadius + toRadius) / 2;
  const speedAt = (radius: number) => Math.sqrt(mu * (2 / radius - 1 / axis));
  return {
    first: speedAt(fromRadius) - circularSpeed(fromRadius),
    second: circularSpeed(toRadius) - speedAt(toRadius),
    seconds: period(axis) / 2,
  };
}

/** m/s that turn a velocity by `angle` radians. */
export const planeChange = (speed: number, angle: number) => 2 * speed * Math.sin(angle / 2);

/** m/s: the minimum impulse of a thruster. */
export const minImpulse = 0.001;

export const standardGravity = 9.80665;

export type Propellant = { mass: number; propellant: number; specificImpulse: number };

/** kg that a burn of `deltaV` m/s uses (rocket equation); `mass` includes the propellant. */
export const propellantFor = (deltaV: number, { mass, specificImpulse }: Omit<Propellant, "propellant">) =>
  mass * -Math.expm1(-deltaV / (specificImpulse * standardGravity));

/** An impulsive burn, `deltaV` in the RIC axes of `frame`; null when there is not enough propellant. */
export function burn<Craft extends Propellant>(
  state: State,
  deltaV: Vector,
  craft: Craft,
  frame: State = state,
): { state: State; craft: Craft } | null {
  const propellant = propellantFor(length(deltaV), craft);
  if (propellant > craft.propellant) return null;
  return {
    state: { position: state.position, velocity: add(state.velocity, fromRic(deltaV, frame)) },
    craft: { ...craft, mass: craft.mass - propellant, propellant: craft.propellant - propellant },
  };
}
