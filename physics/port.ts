import { changeRates, intoPort, misalignmentOf, type Attitude } from "./attitude";
import type { RicState } from "./ric";
import type { DockObjective } from "./scenario";
import { add, cross, dot, length, scale, subtract, type Vector } from "./vectors";

/** The axes of a straight approach to a port, in the target's frame. */
export type PortFrame = { forward: Vector; right: Vector; up: Vector };

const frames: Record<DockObjective["axis"], PortFrame> = {
  "-I": frame([0, 1, 0], [1, 0, 0]),
  "+I": frame([0, -1, 0], [1, 0, 0]),
  "+R": frame([-1, 0, 0], [0, 1, 0]),
  "-R": frame([1, 0, 0], [0, 1, 0]),
};

function frame(forward: Vector, up: Vector): PortFrame {
  return { forward, right: cross(forward, up), up };
}

export const portFrame = (axis: DockObjective["axis"]) => frames[axis];

/** Metres before the port (negative behind it) and off its axis. */
export function placeBeforePort({ position }: RicState, { forward }: PortFrame) {
  const ahead = -dot(position, forward);
  return { ahead, beside: length(add(position, scale(forward, ahead))) };
}

/** Converts an impulse in the craft's axes (forward, right, up) to the target's frame. */
export function pushIntoRic(attitude: Attitude, push: Vector, { forward, right, up }: PortFrame): Vector {
  const [a, b, c] = intoPort(attitude, push);
  return add(add(scale(forward, a), scale(right, b)), scale(up, c));
}

type GateKey =
  | "perigee"
  | "apogee"
  | "planeAngle"
  | "holdPoint"
  | "speed"
  | "flyRound"
  | "miss"
  | "passing"
  | "slot"
  | "holdTime"
  | "imaging"
  | "axis"
  | "closing"
  | "sideways"
  | "misalignment"
  | "turning";

/** A condition of a flight with its current value; `unit` is a symbol, the same in every language. */
export type Gate = { key: GateKey; value: number; limit: number; unit: string; isMet: boolean };

export const gate = (key: GateKey, value: number, limit: number, unit: string): Gate => ({
  key,
  value,
  limit,
  unit,
  isMet: value <= limit,
});

/** The port's contact conditions except distance. */
export function contactGates(ric: RicState, attitude: Attitude, objective: DockObjective): Gate[] {
  const port = portFrame(objective.axis);
  const closing = dot(ric.velocity, port.forward);
  const across = length(subtract(ric.velocity, scale(port.forward, closing)));
  return [
    gate("axis", placeBeforePort(ric, port).beside, objective.lateral, "m"),
    gate("closing", closing, objective.closing, "m/s"),
    gate("sideways", across, objective.drift, "m/s"),
    gate("misalignment", misalignmentOf(attitude), objective.misalignment, "°"),
    gate("turning", length(attitude.rates), objective.turning, "°/s"),
  ];
}

export const stopTurning = (attitude: Attitude) => changeRates(attitude, scale(attitude.rates, -1));
