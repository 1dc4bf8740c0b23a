import { Flight } from "../../../physics/flight";
import type { FlightScenario } from "../../../physics/scenario";
import { add, cross, dot, scale, unit, type Vector } from "../../../physics/vectors";

const tilt = 0.3;

/**
 * The view of the Earth and its orbits: from above the target's plane; for plane changes, along the line where the
 * planes cross, from a little above.
 */
export function pictureOf(scenario: FlightScenario): (place: Vector) => [x: number, y: number] {
  const { chaser, target } = new Flight(scenario);
  const normal = unit(cross(target.position, target.velocity));
  const isPlane = scenario.objective.kind === "plane";
  const node = cross(cross(chaser.position, chaser.velocity), normal);
  const towards = isPlane ? unit(node) : unit(target.position);
  const right = cross(normal, towards);
  const [x, y] = isPlane
    ? [right, add(scale(normal, Math.cos(tilt)), scale(towards, -Math.sin(tilt)))]
    : [towards, right];
  return (position) => [dot(position, x) / 1000, dot(position, y) / 1000];
}
