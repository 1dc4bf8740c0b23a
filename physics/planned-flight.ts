// A plan: impulsive burns of one spacecraft at set times, and the coasts between them.
import { degrees, earthRadius } from "./earth";
import { eccentricAnomaly, elementsOf, energy, keplerAfter, meanMotion, period } from "./kepler";
import { Bodies, longestStep, propagate, type Gravity, type State } from "./propagation";
import { fromRic } from "./ric";
import { add, dot, length, type Vector } from "./vectors";

/** `seconds` after the plan's start; `deltaV` in m/s along the craft's own radial, in-track and cross-track axes. */
export type PlanNode = { seconds: number; deltaV: Vector };

/** Seconds between stored states of a numerical coast. */
const spacing = 60;

/** Below this height, in metres, a flight has hit the atmosphere. */
export const lowestHeight = 100_000;

/** Seconds; as many steps a revolution as in low orbits, where the usual step is good to a millimetre. */
function stepOf(start: State, gravity: Gravity): number {
  if (gravity === "J2 and drag") return longestStep;
  const { perigee } = orbitNumbersOf(start);
  return Math.min(spacing, Math.max(longestStep, longestStep * ((earthRadius + perigee * 1000) / 6.8e6) ** 1.5));
}

/** A flight without burns from a state on. */
export class Coast {
  private readonly stored: State[];
  private readonly step: number;

  constructor(
    readonly start: State,
    readonly gravity: Gravity,
  ) {
    this.stored = [start];
    this.step = stepOf(start, gravity);
  }

  /** The state `seconds` later, which must not be negative. */
  after(seconds: number): State {
    if (this.gravity === "two-body" && energy(this.start) < 0) return keplerAfter(this.start, seconds);
    const at = Math.floor(seconds / spacing);
    this.extendTo(at);
    return propagate(this.stored[at] ?? this.start, seconds - at * spacing, this.gravity, this.step);
  }

  private extendTo(count: number) {
    if (this.stored.length > count) return;
    const bodies = new Bodies([this.stored.at(-1) ?? this.start]);
    while (this.stored.length <= count) {
      bodies.advance(spacing, this.gravity, this.step);
      this.stored.push(bodies.state(0));
    }
  }
}

/** `from`: seconds after the plan's start; `before`: the state just before the burn that begins the leg. */
export type Leg = { from: number; before: State; coast: Coast };

/** A spacecraft's flight by a plan: one leg to begin with, and one after each node. */
export class PlannedFlight {
  readonly legs: readonly [Leg, ...Leg[]];

  /** `nodes` are in the order of their times. Legs that are the same as in `previous` are taken from there. */
  constructor(start: State, nodes: readonly PlanNode[], gravity: Gravity, previous?: PlannedFlight) {
    const legs: [Leg, ...Leg[]] = [legOf(0, start, start, gravity, previous?.legs[0])];
    nodes.forEach(({ seconds, deltaV }, index) => {
      const { from, coast } = legs[index] ?? legs[0];
      const before = coast.after(seconds - from);
      const after = { position: before.position, velocity: add(before.velocity, fromRic(deltaV, before)) };
      legs.push(legOf(seconds, before, after, gravity, previous?.legs[index + 1]));
    });
    this.legs = legs;
  }

  /** At a node, the state after its burn. */
  stateAt(seconds: number): State {
    const { from, coast } = this.legs.findLast((leg) => leg.from <= seconds) ?? this.legs[0];
    return coast.after(Math.max(0, seconds - from));
  }
}

function legOf(from: number, before: State, start: State, gravity: Gravity, previous?: Leg): Leg {
  const isSame = previous?.from === from && previous.coast.gravity === gravity && isEqual(previous.coast.start, start);
  return isSame ? { ...previous, before } : { from, before, coast: new Coast(start, gravity) };
}

const isEqual = (a: State, b: State) =>
  a.position.every((value, axis) => value === b.position[axis]) &&
  a.velocity.every((value, axis) => value === b.velocity[axis]);

/** Kilometres of altitude, degrees, seconds. On an escape, apogee and period are infinite. */
type OrbitNumbers = { apogee: number; perigee: number; inclination: number; period: number };

export function orbitNumbersOf(state: State): OrbitNumbers {
  const { semiMajorAxis, eccentricity, inclination } = elementsOf(state);
  const altitude = (radius: number) => (radius - earthRadius) / 1000;
  const isBound = energy(state) < 0;
  return {
    apogee: isBound ? altitude(semiMajorAxis * (1 + eccentricity)) : Infinity,
    perigee: altitude(semiMajorAxis * (1 - eccentricity)),
    inclination: degrees(inclination),
    period: isBound ? period(semiMajorAxis) : Infinity,
  };
}

/** Seconds of a leg worth drawing: until its end, or one revolution; on an escape, half a day. */
export function drawnSeconds({ coast }: Leg, untilNext: number): number {
  const { period: revolution } = orbitNumbersOf(coast.start);
  return Math.min(untilNext, Number.isFinite(revolution) ? revolution : 43_200);
}

/** Whether a coast of `seconds` comes below `lowestHeight`. */
export function reachesGround(start: State, seconds: number): boolean {
  const lowest = earthRadius + lowestHeight;
  if (length(start.position) < lowest) return true;
  const { perigee, period: revolution } = orbitNumbersOf(start);
  if (perigee * 1000 >= lowestHeight) return false;
  if (Number.isFinite(revolution)) {
    if (seconds >= revolution) return true;
    const end = keplerAfter(start, seconds);
    return length(end.position) < lowest || passesPerigee(start, end);
  }
  return dot(start.position, start.velocity) < 0;
}

/** Whether a flight of less than one revolution passes the perigee. */
export const passesPerigee = (from: State, to: State) => elementsOf(from).trueAnomaly > elementsOf(to).trueAnomaly;

/** Times of a coast that draw a smooth line, close together where the craft is fast; from 0 to `seconds`. */
export function drawnTimes(start: State, seconds: number, count: number): number[] {
  const { semiMajorAxis, eccentricity, trueAnomaly } = elementsOf(start);
  if (!(energy(start) < 0)) return Array.from({ length: count + 1 }, (_, index) => (seconds * index) / count);
  const motion = meanMotion(semiMajorAxis);
  const from = eccentricFromTrue(trueAnomaly, eccentricity);
  const meanAt = (anomaly: number) => anomaly - eccentricity * Math.sin(anomaly);
  const until = eccentricAfter(from, motion * seconds, eccentricity);
  return Array.from({ length: count + 1 }, (_, index) => {
    if (index === count) return seconds;
    const time = (meanAt(from + ((until - from) * index) / count) - meanAt(from)) / motion;
    return Math.min(seconds, Math.max(0, time));
  });
}

const eccentricFromTrue = (anomaly: number, eccentricity: number) =>
  2 *
  Math.atan2(Math.sqrt(1 - eccentricity) * Math.sin(anomaly / 2), Math.sqrt(1 + eccentricity) * Math.cos(anomaly / 2));

/** The eccentric anomaly after a change of the mean one, without dropping whole turns. */
function eccentricAfter(from: number, change: number, eccentricity: number): number {
  const mean = from - eccentricity * Math.sin(from) + change;
  const turns = Math.floor(mean / (2 * Math.PI)) * 2 * Math.PI;
  return turns + eccentricAnomaly(mean - turns, eccentricity);
}
