// What a flight needs to know of its scenario. Altitudes in km and angles in degrees for orbits; metres and m/s near
// the target.
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
  /** Where the port looks, in the target's frame. */
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

export type Objective =
  | { kind: "orbit"; altitude: number; within: number }
  | { kind: "plane"; within: number }
  | { kind: "hold"; position: Vector; within: number; speed: number }
  | { kind: "circumnavigate"; nearest: number; farthest: number }
  /** `miss`: metres at least, `after`: seconds until the meeting is over. */
  | { kind: "avoid"; miss: number; after: number }
  /** `within`: degrees of longitude to either side, for so many seconds. */
  | { kind: "slot"; within: number; seconds: number }
  | DockObjective;

/** A burn `t` seconds after the start, m/s along the target's radial, in-track and cross-track axes. */
export type Burn = { t: number; dv: Vector };

/** A change of the rates of pitch, yaw and roll, degrees per second. */
export type Turn = { t: number; dw: Vector };

/** A flight that is known, and what it costs. */
export type KnownFlight = { how: string; deltaV: number; burns: readonly Burn[]; turns: readonly Turn[]; end: number };

export type FlightScenario = {
  /** Raised whenever the same burns would lead elsewhere or give other points. */
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
  /** What the flight computer plans with: near a target linear equations, far from it two-body motion. */
  planner?: "Clohessy-Wiltshire" | "Lambert" | undefined;
  /** Metres round the target in which nobody may fly; `corridor` degrees about the docking axis are open. */
  keepOut?: { radius: number; corridor?: number | undefined } | undefined;
  /** Whether each burn must leave a coast of one orbit that stays out of the sphere. */
  passiveSafety: boolean;
  /** Seconds: full points for time up to `par`, none at `limit`, where the flight ends. */
  time: { par: number; limit: number };
};

/** With the flight that points are measured by. Servers know it; browsers get it once an attempt has been saved. */
export type ScoredScenario = FlightScenario & {
  /** Full points for delta-v go to anyone who needs no more than this flight. */
  reference: KnownFlight;
};
