import type { Flight } from "../../physics/flight";
import { portFrame } from "../../physics/port";
import { dot, type Vector } from "../../physics/vectors";

/** Position and motion relative to the port, as the pilot reads them. */
export type Readings = {
  /** m in front of the port; negative behind it. */
  ahead: number;
  /** m/s towards the port. */
  closing: number;
  /** m off the axis, to the right and up; `drift` is their rate. */
  offset: readonly [right: number, up: number];
  drift: readonly [right: number, up: number];
  /** Degrees and degrees per second of pitch, yaw and roll. */
  angles: Vector;
  rates: Vector;
};

export function readingsOf({ ric: { position, velocity }, angles, attitude, scenario }: Flight): Readings {
  const { forward, right, up } = portFrame(scenario.objective.kind === "dock" ? scenario.objective.axis : "-I");
  return {
    ahead: -dot(position, forward),
    closing: dot(velocity, forward),
    offset: [dot(position, right), dot(position, up)],
    drift: [dot(velocity, right), dot(velocity, up)],
    angles,
    rates: attitude.rates,
  };
}

export const offAxis = ({ offset: [right, up] }: Readings) => Math.hypot(right, up);
export const sidewaysSpeed = ({ drift: [right, up] }: Readings) => Math.hypot(right, up);
