// The parts of a scenario that its flight depends on. Altitudes in km and angles in degrees for orbits; metres and m/s near the
// target.
import type { Inject, Instrument } from "./injects";
import type { Gravity } from "./propagation";
import type { Vector } from "./vectors";

/** `apogee` and `perigee` are altitudes. */
export type Orbit = {
  perigee: number;
  apogee: number;
  inclination: number;
  node: number;
  argumentOfPerigee: number;
  trueAnomaly: number;
};

export type DockObjective = {
  kind: "dock";
  /** Axis of the port, in the target's frame. */
  axis: "+R" | "-R" | "+I" | "-I";
  /** m off the axis. */
  lateral: number;
  /** m/s towards the port. */
  closing: number;
  /** m/s across the port. */
  drift: number;
  /** Degrees, roll included. */
  misalignment: number;
  /** Degrees per second. */
  turning: number;
};

/** `seconds` in which the target is lit and seen from between `nearest` and `farthest` metres. */
export type ImageObjective = {
  kind: "image";
  seconds: number;
  nearest: number;
  farthest: number;
  /** Degrees at the target between Sun and chaser, at most. */
  sun: number;
  /** Half angle (degrees) of a camera that looks where the nose points; without it the camera follows the target. */
  field?: number | undefined;
  /** UTC without a zone; the equinox without it. */
  date?: string | undefined;
};

export type Objective =
  | { kind: "orbit"; altitude: number; within: number }
  | { kind: "plane"; within: number }
  | { kind: "hold"; position: Vector; within: number; speed: number }
  | { kind: "circumnavigate"; nearest: number; farthest: number }
  /** `miss`: minimum metres; `after`: seconds until the encounter is over. */
  | { kind: "avoid"; miss: number; after: number }
  /** `within`: degrees of longitude to either side, for `seconds`. */
  | { kind: "slot"; within: number; seconds: number }
  | ImageObjective
  | DockObjective;

/** A burn `t` seconds after the start, m/s along the target's radial, in-track and cross-track axes. */
export type Burn = { t: number; dv: Vector };

/** A change of the rates of pitch, yaw and roll, degrees per second. */
export type Turn = { t: number; dw: Vector };

/** A known flight and its cost. */
export type KnownFlight = { how: string; deltaV: number; burns: readonly Burn[]; turns: readonly Turn[]; end: number };

export type FlightScenario = {
  /** Increased whenever the same burns would lead elsewhere or earn other points. */
  version: number;
  maxScore: number;
  model: Gravity;
  target: { orbit: Orbit; isReal: boolean };
  chaser: {
    start: { position: Vector; velocity: Vector } | { orbit: Orbit };
    mass: number;
    propellant: number;
    specificImpulse: number;
    /** Degrees of pitch, yaw and roll off the port at the start; docking only. */
    attitude: Vector;
  };
  objective: Objective;
  /** The planner's method: linear equations near a target, two-body motion far from it. */
  planner?: "Clohessy-Wiltshire" | "Lambert" | undefined;
  /** Metres of the keep-out sphere around the target, with an open `corridor` (degrees) about the docking axis. `ends`: entering it fails. */
  keepOut?: { radius: number; corridor?: number | undefined; ends?: boolean | undefined } | undefined;
  /** Whether each burn must leave a coast of one orbit outside the sphere. */
  passiveSafety: boolean;
  /** Seconds: full points for time up to `par`, none at `limit`, where the flight ends. */
  time: { par: number; limit: number };
  injects?: readonly Inject[] | undefined;
  /** What the screen shows of the flight; everything without it. */
  instruments?: readonly Instrument[] | undefined;
};

/** Includes the reference flight, which browsers get only after an attempt is saved. */
export type ScoredScenario = FlightScenario & {
  /** Full points for delta-v if a flight needs no more than this one. */
  reference: KnownFlight;
};
