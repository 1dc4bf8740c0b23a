// Manual thruster pulses at whole ticks of a clock.
import { length, zero, type Vector } from "./vectors";

/** Tick since the start, and index into `thrusts`. */
export type Pulse = readonly [tick: number, code: number];

export const ticksPerSecond = 10;

/** More pulses than any player fires in an hour. */
export const maxPulses = 2_000;

export type ThrustName =
  | "forward"
  | "back"
  | "right"
  | "left"
  | "up"
  | "down"
  | "pitch up"
  | "pitch down"
  | "yaw right"
  | "yaw left"
  | "roll right"
  | "roll left";

/** `push`: m/s along the craft's axes (forward, right, up). `turn`: degrees per second of pitch, yaw and roll. */
export type Thrust = { name: ThrustName | "stop turning"; push?: Vector; turn?: Vector };

const axes: { plus: ThrustName; minus: ThrustName; kind: "push" | "turn"; axis: Vector }[] = [
  { plus: "forward", minus: "back", kind: "push", axis: [1, 0, 0] },
  { plus: "right", minus: "left", kind: "push", axis: [0, 1, 0] },
  { plus: "up", minus: "down", kind: "push", axis: [0, 0, 1] },
  { plus: "pitch up", minus: "pitch down", kind: "turn", axis: [1, 0, 0] },
  { plus: "yaw right", minus: "yaw left", kind: "turn", axis: [0, 1, 0] },
  { plus: "roll right", minus: "roll left", kind: "turn", axis: [0, 0, 1] },
];

/** m/s and degrees per second of one pulse. */
export const pulseSizes = { usual: { push: 0.02, turn: 0.1 }, fine: { push: 0.005, turn: 0.02 } } as const;
type PulseSize = keyof typeof pulseSizes;

const ofSize = (size: PulseSize): Thrust[] =>
  axes.flatMap(({ plus, minus, kind, axis: [x, y, z] }) => {
    const by = pulseSizes[size][kind];
    return [
      { name: plus, [kind]: [x * by, y * by, z * by] },
      { name: minus, [kind]: [-x * by, -y * by, -z * by] },
    ];
  });

/** By code. Logs refer to codes: keep the order, and append new ones. */
export const thrusts: readonly Thrust[] = [...ofSize("usual"), { name: "stop turning" }, ...ofSize("fine")];

const stopCode = 12;

export function codeOf(name: Thrust["name"], size: PulseSize = "usual"): number {
  const code = thrusts.findIndex((thrust) => thrust.name === name);
  return size === "fine" && code < stopCode ? code + stopCode + 1 : code;
}

export const timeOf = ([tick]: Pulse) => tick / ticksPerSecond;

/** The first tick at or after a time, robust against rounding. */
export function tickAt(seconds: number): number {
  const tick = Math.max(0, Math.round(seconds * ticksPerSecond));
  return tick / ticksPerSecond >= seconds ? tick : tick + 1;
}

/** Number and sum of each thruster's pulses: m/s or degrees per second. */
export type ThrusterUse = { name: Thrust["name"]; count: number; sum: number; unit: "m/s" | "°/s" | "" };

export function countPulses(pulses: readonly Pulse[]): ThrusterUse[] {
  const uses = new Map<string, ThrusterUse>();
  for (const [, code] of pulses) {
    const thrust = thrusts[code];
    if (!thrust) continue;
    const { name, push, turn } = thrust;
    const use = uses.get(name) ?? { name, count: 0, sum: 0, unit: push ? "m/s" : turn ? "°/s" : "" };
    uses.set(name, { ...use, count: use.count + 1, sum: use.sum + length(push ?? turn ?? zero) });
  }
  const order = [...axes.flatMap(({ plus, minus }) => [plus, minus]), "stop turning"];
  return [...uses.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** Sum of some thrusters' pulses: m/s or degrees per second. */
export function sumOf(pulses: readonly Pulse[], names: readonly Thrust["name"][]): number {
  const uses = countPulses(pulses).filter(({ name }) => names.includes(name));
  return uses.reduce((sum, use) => sum + use.sum, 0);
}

/** m/s of pulses that cancel each other out. */
export function cancelledBy(pulses: readonly Pulse[]): number {
  const lesserOf = (plus: Thrust["name"], minus: Thrust["name"]) =>
    Math.min(sumOf(pulses, [plus]), sumOf(pulses, [minus]));
  return 2 * (lesserOf("up", "down") + lesserOf("left", "right"));
}
