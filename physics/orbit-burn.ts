// Pure. A burn at a place of an orbit, and the orbit after it.
import { radians } from "./earth";
import { energy, stateOf } from "./kepler";
import { elementsOfOrbit, orbitOfState } from "./orbits";
import type { Orbit } from "./scenario";
import { add, cross, dot, length, scale, unit } from "./vectors";

/** `at`: true anomaly in degrees. m/s along the velocity, outward across it in the plane, and along the momentum. */
export type PlacedBurn = { at: number; radial: number; forward: number; normal: number };

export const deltaVOf = ({ radial, forward, normal }: PlacedBurn) => length([radial, forward, normal]);

/** Null if the burn leaves the Earth, or reaches its surface. */
export function orbitAfterBurn(orbit: Orbit, burn: PlacedBurn): Orbit | null {
  const { position, velocity } = stateOf({ ...elementsOfOrbit(orbit), trueAnomaly: radians(burn.at) });
  const forward = unit(velocity);
  const normal = unit(cross(position, velocity));
  const radial = cross(forward, normal);
  const change = add(add(scale(forward, burn.forward), scale(normal, burn.normal)), scale(radial, burn.radial));
  const state = { position, velocity: add(velocity, change) };
  if (energy(state) >= -1e-3 || length(cross(position, state.velocity)) === 0) return null;
  const after = orbitOfState(state);
  return after.perigee > 0 && Object.values(after).every(Number.isFinite) ? after : null;
}

/** Points of an orbit, in metres, seen along the normal of another: x towards its perigee. */
export function pathInPlane(orbit: Orbit, base: Orbit, count = 120): [x: number, y: number][] {
  const positionAt = (of: Orbit, angle: number) =>
    stateOf({ ...elementsOfOrbit(of), trueAnomaly: radians(angle) }).position;
  const [toPerigee, ahead] = [unit(positionAt(base, 0)), unit(positionAt(base, 90))];
  return Array.from({ length: count + 1 }, (_, at) => {
    const position = positionAt(orbit, (360 * at) / count);
    return [dot(position, toPerigee), dot(position, ahead)];
  });
}
