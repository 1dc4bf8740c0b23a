// What happens to a flight by its author's plan. All but the target's burns are functions of time, so they add no steps.
import type { Propellant } from "./maneuvers";
import type { Vector } from "./vectors";

/** What a flight's screen shows, and what can fail. */
export const instruments = ["range", "relative", "orbit", "prediction", "camera"] as const;
export type Instrument = (typeof instruments)[number];

/** `t`: seconds since the start. */
export type Inject = { t: number } & (
  | { kind: "message"; text: string }
  /** From then on, thrusters lack so many percent of their thrust. */
  | { kind: "thrust"; percent: number }
  | { kind: "leak"; kilograms: number; seconds: number }
  | { kind: "dark"; instrument: Instrument; seconds: number }
  /** A burn of the target, m/s in its own RIC axes. */
  | { kind: "maneuver"; dv: Vector }
);
export type InjectOf<Kind extends Inject["kind"]> = Extract<Inject, { kind: Kind }>;

export type Injects = readonly Inject[] | undefined;

/** The share of its delta-v that a burn gives: as long as ordered, with less thrust and less flow. */
export const thrustAt = (injects: Injects, time: number) =>
  (injects ?? []).reduce(
    (left, one) => (one.kind === "thrust" && one.t <= time ? left * (1 - one.percent / 100) : left),
    1,
  );

/** kg that have leaked by a time, if the tank held as much. */
const leakedBy = (injects: readonly Inject[], time: number) =>
  injects.reduce(
    (sum, one) =>
      one.kind === "leak" ? sum + one.kilograms * Math.min(1, Math.max(0, (time - one.t) / one.seconds)) : sum,
    0,
  );

/** The craft after what leaks between two times. */
export function drain(craft: Propellant, injects: Injects, from: number, to: number): Propellant {
  if (!injects) return craft;
  const lost = Math.min(craft.propellant, leakedBy(injects, to) - leakedBy(injects, from));
  return lost > 0 ? { ...craft, mass: craft.mass - lost, propellant: craft.propellant - lost } : craft;
}

export const isDark = (injects: Injects, instrument: Instrument, time: number) =>
  (injects ?? []).some(
    (one) => one.kind === "dark" && one.instrument === instrument && one.t <= time && time < one.t + one.seconds,
  );

/** The target's burns in order. */
export const maneuversOf = (injects: Injects) =>
  (injects ?? [])
    .filter((one): one is InjectOf<"maneuver"> => one.kind === "maneuver")
    .sort((one, other) => one.t - other.t);

/** `hasEnded`: the instrument works again. */
export type InjectNotice = { t: number; inject: Inject; hasEnded: boolean };

/** What a player learns of injects, in order, each when it happens. */
export const noticesOf = (injects: Injects): InjectNotice[] =>
  (injects ?? [])
    .flatMap((inject) => [
      { t: inject.t, inject, hasEnded: false },
      ...(inject.kind === "dark" ? [{ t: inject.t + inject.seconds, inject, hasEnded: true }] : []),
    ])
    .sort((one, other) => one.t - other.t);
