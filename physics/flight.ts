import { anglesOf, attitudeOf, changeRates, turnOn, type Attitude } from "./attitude";
import { gatesOf, isAchieved } from "./gates";
import { period, semiMajorAxisOf, stateOf } from "./kepler";
import { entersKeepOut } from "./keep-out";
import { burn as burnt, propellantFor, type Propellant } from "./maneuvers";
import { elementsOfOrbit } from "./orbits";
import { contactGates, placeBeforePort, portFrame, pushIntoRic, stopTurning } from "./port";
import { Bodies, longestStepOf, type State } from "./propagation";
import { closestApproach, nearestWithin } from "./proximity";
import { inertialOf, ricOf, type RicState } from "./ric";
import { thrusts, type Pulse } from "./pulses";
import type { Burn, FlightScenario, Turn } from "./scenario";
import { degrees, earthRate, turn } from "./earth";
import { length, type Vector } from "./vectors";

export type FlightStatus = { is: "flying" } | { is: "achieved" } | { is: "failed"; why: string };

/** `closest`: metres to the target in a coast of one orbit from then on, if the scenario asks for it. */
export type BurnRecord = Burn & { isSafe: boolean; closest: number | null };

const [chaserAt, targetAt] = [0, 1];

/** Seconds; steps of this length suffice to check a coast. */
const lookAheadStep = 20;

/** Metres beside the port beyond which no contact is possible. */
const portReach = 10;

/**
 * A scenario being flown: two spacecraft, burns, turns, objective and rules. It has no clock: the same log leads to the
 * same flight, whatever the time steps in between.
 */
export class Flight {
  /** Seconds since the start. */
  time = 0;
  status: FlightStatus = { is: "flying" };
  readonly burns: BurnRecord[] = [];
  readonly turns: Turn[] = [];
  readonly pulses: Pulse[] = [];
  /** Delta-v, m/s. */
  used = 0;
  /** Times the keep-out sphere was entered. */
  violations = 0;
  /** Degrees flown around the target so far. */
  around = 0;
  /** Metres: the closest approach so far, if the target is to be avoided. */
  nearest = Infinity;
  /** Degrees of longitude: the largest distance from the slot so far, if one is to be held. */
  farthest = 0;
  craft: Propellant;
  /** Integrator steps so far, including look-ahead for burns. */
  steps = 0;
  /** Time reached by whole steps; the rest is interpolated for display. */
  private stepped = 0;
  private nextStep = 0;
  private readonly startAngle: number;
  private readonly bodies: Bodies;
  private readonly shown: Bodies;
  private shownAt = 0;
  private turned: Attitude;
  private seen: RicState;
  private isInside: boolean;
  /** Turns that the flight computer will perform. */
  private planned: Turn[] = [];

  constructor(
    readonly scenario: FlightScenario,
    private readonly onStep: (flight: Flight) => void = () => {},
  ) {
    const target = stateOf(elementsOfOrbit(scenario.target.orbit));
    const { start, attitude, ...craft } = scenario.chaser;
    const chaser = "orbit" in start ? stateOf(elementsOfOrbit(start.orbit)) : inertialOf(start, target);
    this.startAngle = angleOf(target.position);
    this.bodies = new Bodies([chaser, target]);
    this.shown = new Bodies([chaser, target]);
    this.turned = attitudeOf(attitude);
    this.craft = craft;
    this.seen = ricOf(chaser, target);
    this.isInside = entersKeepOut(scenario, this.seen);
    this.nextStep = this.stepLength();
  }

  get chaser(): State {
    return this.now().state(chaserAt);
  }

  get target(): State {
    return this.now().state(targetAt);
  }

  get ric(): RicState {
    return ricOf(this.chaser, this.target);
  }

  get attitude(): Attitude {
    return turnOn(this.turned, this.time - this.stepped);
  }

  /** Degrees of pitch, yaw and roll off the port. */
  get angles(): Vector {
    return anglesOf(this.attitude);
  }

  /** Degrees of longitude from the start, in the Earth-fixed frame. */
  get eastward(): number {
    const { position } = this.chaser;
    const away = turn(angleOf(position) - this.startAngle - earthRate * this.time);
    return degrees(away > Math.PI ? away - 2 * Math.PI : away);
  }

  get targetPeriod(): number {
    return period(semiMajorAxisOf(this.target));
  }

  /** The objective's conditions with their current values. */
  get gates() {
    return gatesOf(this);
  }

  /**
   * Burns now, m/s in the target's RIC axes (the chaser's own if the target is fictitious or to be avoided). "over":
   * the flight has ended, perhaps just now.
   */
  burn(dv: Vector): "made" | "empty" | "over" {
    const pushed = this.push(dv);
    if (typeof pushed === "string") return pushed;
    this.burns.push({ t: this.time, dv, ...this.safetyOf(pushed) });
    this.seen = this.ric;
    this.settle();
    this.nextStep = this.stepLength();
    return "made";
  }

  /** Fires a thruster at a tick of the clock, along the craft's own axes. Docking only. */
  pulse([tick, code]: Pulse): "made" | "empty" | "over" {
    const { objective } = this.scenario;
    const thrust = thrusts[code];
    if (!thrust || objective.kind !== "dock") throw new Error("Nothing fires so.");
    this.stepToNow();
    if (thrust.push) {
      const pushed = this.push(pushIntoRic(this.turned, thrust.push, portFrame(objective.axis)));
      if (typeof pushed === "string") return pushed;
      this.seen = this.ric;
    }
    if (this.status.is !== "flying") return "over";
    if (!thrust.push) this.turned = thrust.turn ? changeRates(this.turned, thrust.turn) : stopTurning(this.turned);
    this.pulses.push([tick, code]);
    this.nextStep = this.stepLength();
    return "made";
  }

  /** Changes the chaser's velocity and returns its state. */
  private push(dv: Vector): State | "empty" | "over" {
    if (propellantFor(length(dv), this.craft) > this.craft.propellant) return "empty";
    this.stepToNow();
    const { chaser, target, scenario } = this;
    const isOwnFrame = !scenario.target.isReal || scenario.objective.kind === "avoid";
    const done = burnt(chaser, dv, this.craft, isOwnFrame ? chaser : target);
    if (this.status.is !== "flying" || !done) return "over";
    this.bodies.set(chaserAt, done.state);
    this.shownAt = NaN;
    this.craft = done.craft;
    this.used += length(dv);
    return done.state;
  }

  /** Changes the rates of pitch, yaw and roll, degrees per second. */
  turn(dw: Vector) {
    this.stepToNow();
    if (this.status.is !== "flying") return;
    this.turned = changeRates(this.turned, dw);
    this.turns.push({ t: this.time, dw });
    this.nextStep = this.stepLength();
  }

  /** Schedules turns of the flight computer, replacing earlier ones. */
  plan(turns: readonly Turn[]) {
    this.planned = [...turns];
  }

  advance(seconds: number) {
    this.flyTo(this.time + seconds);
  }

  flyTo(time: number) {
    for (;;) {
      const [next] = this.planned;
      if (!next || next.t > time) break;
      this.stepsUntil(Math.max(next.t, this.time));
      this.planned.shift();
      this.turn(next.dw);
    }
    this.stepsUntil(time);
  }

  /** A coast of one orbit from now on, in the target's frame. */
  coastPath(points = 120): Vector[] {
    const bodies = new Bodies([this.chaser, this.target], this.time);
    const seconds = this.targetPeriod;
    return Array.from({ length: points }, () => {
      bodies.advance(
        seconds / points,
        this.scenario.model,
        Math.max(lookAheadStep, longestStepOf(this.scenario.model)),
      );
      return ricOf(bodies.state(chaserAt), bodies.state(targetAt)).position;
    });
  }

  /** Whole steps only, so that the result doesn't depend on how often it is displayed. */
  private stepsUntil(time: number) {
    while (this.status.is === "flying" && this.stepped + this.nextStep <= time) {
      this.stepBy(this.nextStep);
      this.nextStep = this.stepLength();
    }
    this.time = this.status.is === "flying" ? time : this.stepped;
  }

  /** Ends a step at a burn, a turn or the end of a log. */
  stepToNow() {
    if (this.status.is === "flying" && this.time > this.stepped) this.stepBy(this.time - this.stepped);
  }

  private stepBy(seconds: number) {
    const before = this.seen;
    this.steps++;
    if (this.scenario.objective.kind === "avoid") this.lookOut(seconds);
    this.bodies.advance(seconds, this.scenario.model, longestStepOf(this.scenario.model));
    this.turned = turnOn(this.turned, seconds);
    this.stepped += seconds;
    this.shownAt = NaN;
    const time = this.time;
    this.time = this.stepped;
    this.seen = ricOf(this.bodies.state(chaserAt), this.bodies.state(targetAt));
    if (this.scenario.objective.kind === "slot") this.farthest = Math.max(this.farthest, Math.abs(this.eastward));
    this.judge(before);
    if (this.status.is === "flying") this.time = Math.max(time, this.stepped);
    this.onStep(this);
  }

  private lookOut(seconds: number) {
    const { range } = nearestWithin(this.bodies.state(chaserAt), this.bodies.state(targetAt), seconds);
    this.nearest = Math.min(this.nearest, range);
  }

  /** Short near the port and near the edge of the sphere. */
  private stepLength(): number {
    const { scenario, seen } = this;
    const remaining = Math.max(1e-3, scenario.time.limit - this.stepped);
    const speed = Math.max(0.05, length(seen.velocity));
    const distance = length(seen.position);
    let step = longestStepOf(scenario.model);
    if (scenario.keepOut)
      step = Math.min(step, Math.max(0.5, Math.abs(distance - scenario.keepOut.radius) / speed / 2));
    if (scenario.objective.kind === "dock") step = Math.min(step, Math.max(0.1, distance / speed / 20));
    return Math.min(step, remaining);
  }

  private now(): Bodies {
    if (this.shownAt === this.time) return this.shown;
    this.shown.copy(this.bodies);
    this.shown.advance(this.time - this.stepped, this.scenario.model, longestStepOf(this.scenario.model));
    this.shownAt = this.time;
    return this.shown;
  }

  private safetyOf(state: State): { isSafe: boolean; closest: number | null } {
    const { keepOut, passiveSafety, model } = this.scenario;
    if (!keepOut || !passiveSafety) return { isSafe: true, closest: null };
    const seconds = this.targetPeriod;
    this.steps += Math.ceil(seconds / lookAheadStep);
    const { range } = closestApproach(state, this.target, { seconds, gravity: model, step: lookAheadStep });
    return { isSafe: range > keepOut.radius, closest: range };
  }

  private judge(before: RicState) {
    const isInside = entersKeepOut(this.scenario, this.seen);
    if (isInside && !this.isInside) this.violations++;
    this.isInside = isInside;
    this.around += angleAround(before.position, this.seen.position);
    const { objective } = this.scenario;
    if (objective.kind === "circumnavigate" && !isBetween(this.seen, objective)) this.around = 0;
    if (objective.kind === "dock") this.judgeContact(before);
    else if (this.isChanging) this.settle();
    if (this.status.is === "flying" && this.stepped >= this.scenario.time.limit - 1e-9)
      this.status = { is: "failed", why: "Time is up." };
  }

  /** A coast under two-body gravity changes neither orbit nor plane. */
  private get isChanging() {
    const { model, objective } = this.scenario;
    return model !== "two-body" || (objective.kind !== "orbit" && objective.kind !== "plane");
  }

  private settle() {
    if (isAchieved(this)) this.status = { is: "achieved" };
  }

  /** Contact is when the chaser passes the plane of the port. */
  private judgeContact(before: RicState) {
    const { objective } = this.scenario;
    if (objective.kind !== "dock") return;
    const port = portFrame(objective.axis);
    const { ahead, beside } = placeBeforePort(this.seen, port);
    if (!(placeBeforePort(before, port).ahead > 0 && ahead <= 0) || beside > portReach) return;
    const missed = contactGates(this.seen, this.turned, objective).filter(({ isMet }) => !isMet);
    const reasons = missed.map(
      ({ name, value, limit, unit }) =>
        `${name.toLowerCase()} ${value.toFixed(2)} ${unit} (${limit} ${unit} is allowed)`,
    );
    this.status =
      missed.length === 0
        ? { is: "achieved" }
        : { is: "failed", why: `The port did not take you: ${reasons.join(", ")}.` };
  }
}

const isBetween = ({ position }: RicState, { nearest, farthest }: { nearest: number; farthest: number }) =>
  length(position) >= nearest && length(position) <= farthest;

/** About the Earth's axis, from the vernal equinox. */
const angleOf = (place: Vector) => Math.atan2(place[1], place[0]);

/** Degrees in the orbital plane about the target. */
function angleAround(from: Vector, to: Vector) {
  const angle = degrees(Math.atan2(to[1], to[0]) - Math.atan2(from[1], from[0]));
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
}
