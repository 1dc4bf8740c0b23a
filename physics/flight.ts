import { anglesOf, attitudeOf, changeRates, turnOn, type Attitude } from "./attitude";
import { gatesOf, isAchieved } from "./gates";
import { Camera } from "./imaging";
import { drain, maneuversOf, thrustAt, type InjectOf } from "./injects";
import { period, semiMajorAxisOf, stateOf } from "./kepler";
import { entersKeepOut } from "./keep-out";
import { burn as applyBurn, propellantFor, type Propellant } from "./maneuvers";
import { elementsOfOrbit } from "./orbits";
import { contactGates, placeBeforePort, portFrame, pushIntoRic, stopTurning, type Gate } from "./port";
import { Bodies, longestStepOf, type State } from "./propagation";
import { closestApproach, nearestWithin } from "./proximity";
import { fromRic, inertialOf, ricOf, type RicState } from "./ric";
import { thrusts, type Pulse } from "./pulses";
import type { Burn, FlightScenario, Turn } from "./scenario";
import { degrees, earthRate, turn } from "./earth";
import { add, length, scale, type Vector } from "./vectors";

export type FlightStatus = { is: "flying" } | { is: "achieved" } | { is: "failed"; why: FlightFailure };

/** `unmet`: the contact conditions that were not met at the port. */
export type FlightFailure = { is: "timeUp" } | { is: "keepOut"; radius: number } | { is: "contact"; unmet: Gate[] };

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
  /** Delta-v used so far, m/s. */
  used = 0;
  /** How often the keep-out sphere was entered. */
  violations = 0;
  /** Degrees flown around the target so far, if that is the objective. */
  around = 0;
  /** Metres: the closest approach so far, if the target is to be avoided. */
  nearest = Infinity;
  /** Degrees of longitude: the largest distance from the slot so far, if one is to be held. */
  farthest = 0;
  /** What it had of the target, if the target is to be imaged. */
  readonly camera: Camera | null;
  /** At `stepTime`. */
  private stepCraft: Propellant;
  /** Integrator steps so far, including look-ahead for burns. */
  steps = 0;
  /** No more steps are flown after these; a log is refused then (fly-again.ts). */
  stepLimit = Infinity;
  /** Time of the last whole step. From there to `time` the state is propagated for display only. */
  private stepTime = 0;
  private nextStep = 0;
  private readonly startAngle: number;
  /** Chaser and target at `stepTime`; likewise `stepAttitude` and `stepRic`. */
  private readonly bodies: Bodies;
  /** Chaser and target at `displayTime`. */
  private readonly displayBodies: Bodies;
  private displayTime = 0;
  private stepAttitude: Attitude;
  /** Computed when it is needed: not every objective needs it at every step. */
  private ricAtStep: RicState | null = null;
  private isInKeepOut: boolean;
  /** Turns that the flight computer will perform. */
  private plannedTurns: Turn[] = [];
  /** Burns of the target that are still to come. */
  private readonly maneuvers: InjectOf<"maneuver">[];

  constructor(
    readonly scenario: FlightScenario,
    private readonly onStep: (flight: Flight) => void = () => {},
  ) {
    const target = stateOf(elementsOfOrbit(scenario.target.orbit));
    const { start, attitude, ...craft } = scenario.chaser;
    const chaser = "orbit" in start ? stateOf(elementsOfOrbit(start.orbit)) : inertialOf(start, target);
    this.startAngle = angleOf(target.position);
    this.bodies = new Bodies([chaser, target]);
    this.displayBodies = new Bodies([chaser, target]);
    this.stepAttitude = attitudeOf(attitude);
    this.stepCraft = craft;
    this.maneuvers = maneuversOf(scenario.injects);
    this.stepRic = ricOf(chaser, target);
    this.isInKeepOut = entersKeepOut(scenario, this.stepRic);
    const { objective } = scenario;
    this.camera = objective.kind === "image" ? new Camera(scenario, objective, this) : null;
    this.nextStep = this.stepLength();
  }

  get chaser(): State {
    return this.now().state(chaserAt);
  }

  get target(): State {
    return this.now().state(targetAt);
  }

  get ric(): RicState {
    return this.time === this.stepTime ? this.stepRic : ricOf(this.chaser, this.target);
  }

  private get stepRic(): RicState {
    return (this.ricAtStep ??= ricOf(this.bodies.state(chaserAt), this.bodies.state(targetAt)));
  }

  private set stepRic(ric: RicState) {
    this.ricAtStep = ric;
  }

  get attitude(): Attitude {
    return turnOn(this.stepAttitude, this.time - this.stepTime);
  }

  /** Degrees of pitch, yaw and roll off the port. */
  get angles(): Vector {
    return anglesOf(this.attitude);
  }

  /** With what has leaked until now. */
  get craft(): Propellant {
    return drain(this.stepCraft, this.scenario.injects, this.stepTime, this.time);
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
    const result = this.push(dv);
    if (typeof result === "string") return result;
    this.burns.push({ t: this.time, dv, ...this.safetyOf(result) });
    this.stepRic = ricOf(this.chaser, this.target);
    this.checkObjective();
    this.nextStep = this.stepLength();
    return "made";
  }

  /** Fires a thruster at a tick of the clock, along the craft's own axes. Docking only. */
  pulse([tick, code]: Pulse): "made" | "empty" | "over" {
    const { objective } = this.scenario;
    const thrust = thrusts[code];
    if (!thrust || objective.kind !== "dock") throw new Error("This scenario has no such thruster.");
    this.stepToNow();
    if (thrust.push) {
      const result = this.push(pushIntoRic(this.stepAttitude, thrust.push, portFrame(objective.axis)));
      if (typeof result === "string") return result;
      this.stepRic = ricOf(this.chaser, this.target);
    }
    if (this.status.is !== "flying") return "over";
    if (!thrust.push)
      this.stepAttitude = thrust.turn ? changeRates(this.stepAttitude, thrust.turn) : stopTurning(this.stepAttitude);
    this.pulses.push([tick, code]);
    this.nextStep = this.stepLength();
    return "made";
  }

  /** Changes the chaser's velocity and returns its state. */
  private push(ordered: Vector): State | "empty" | "over" {
    const thrust = thrustAt(this.scenario.injects, this.time);
    const dv = thrust === 1 ? ordered : scale(ordered, thrust);
    const craft = this.craft;
    if (propellantFor(length(dv), craft) > craft.propellant) return "empty";
    this.stepToNow();
    const { chaser, target, scenario } = this;
    const isOwnFrame = !scenario.target.isReal || scenario.objective.kind === "avoid";
    const outcome = applyBurn(chaser, dv, this.stepCraft, isOwnFrame ? chaser : target);
    if (this.status.is !== "flying" || !outcome) return "over";
    this.bodies.set(chaserAt, outcome.state);
    this.displayTime = NaN;
    this.stepCraft = outcome.craft;
    this.used += length(dv);
    return outcome.state;
  }

  /** Changes the rates of pitch, yaw and roll, degrees per second. */
  turn(dw: Vector) {
    this.stepToNow();
    if (this.status.is !== "flying") return;
    this.stepAttitude = changeRates(this.stepAttitude, dw);
    this.turns.push({ t: this.time, dw });
    this.nextStep = this.stepLength();
  }

  /** Schedules turns of the flight computer, replacing earlier ones. */
  plan(turns: readonly Turn[]) {
    this.plannedTurns = [...turns];
  }

  advance(seconds: number) {
    this.flyTo(this.time + seconds);
  }

  flyTo(time: number) {
    for (;;) {
      const [next] = this.plannedTurns;
      if (!next || next.t > time) break;
      this.stepsUntil(Math.max(next.t, this.time));
      this.plannedTurns.shift();
      this.turn(next.dw);
    }
    this.stepsUntil(time);
  }

  /** A coast of one orbit from now on, in the target's frame. */
  coastPath(points = 120): Vector[] {
    const coasting = new Bodies([this.chaser, this.target], this.time);
    const seconds = this.targetPeriod;
    return Array.from({ length: points }, () => {
      coasting.advance(
        seconds / points,
        this.scenario.model,
        Math.max(lookAheadStep, longestStepOf(this.scenario.model)),
      );
      return ricOf(coasting.state(chaserAt), coasting.state(targetAt)).position;
    });
  }

  /** Takes whole steps only, so that the result doesn't depend on how often it is displayed. */
  private stepsUntil(time: number) {
    while (this.status.is === "flying" && this.stepTime + this.nextStep <= time && this.steps <= this.stepLimit) {
      this.stepBy(this.nextStep);
      this.nextStep = this.stepLength();
    }
    this.time = this.status.is === "flying" ? time : this.stepTime;
  }

  /** Ends a step at a burn, a turn or the end of a log. */
  stepToNow() {
    if (this.status.is === "flying" && this.time > this.stepTime) this.stepBy(this.time - this.stepTime);
  }

  private stepBy(seconds: number) {
    const previous = this.comparesSteps ? this.stepRic : null;
    this.steps++;
    if (this.scenario.objective.kind === "avoid") this.updateNearest(seconds);
    this.bodies.advance(seconds, this.scenario.model, longestStepOf(this.scenario.model));
    this.stepAttitude = turnOn(this.stepAttitude, seconds);
    this.stepTime += seconds;
    if (this.scenario.injects) this.meetInjects(seconds);
    this.displayTime = NaN;
    const timeBefore = this.time;
    this.time = this.stepTime;
    this.ricAtStep = null;
    if (this.scenario.objective.kind === "slot") this.farthest = Math.max(this.farthest, Math.abs(this.eastward));
    if (this.camera) this.camera.count(seconds, this);
    this.updateStatus(previous);
    if (this.status.is === "flying") this.time = Math.max(timeBefore, this.stepTime);
    this.onStep(this);
  }

  /** The leaks of a step, and the target's burns at its end. */
  private meetInjects(seconds: number) {
    this.stepCraft = drain(this.stepCraft, this.scenario.injects, this.stepTime - seconds, this.stepTime);
    for (let next = this.maneuvers[0]; next && next.t <= this.stepTime + 1e-6; next = this.maneuvers[0]) {
      const { dv } = next;
      this.maneuvers.shift();
      const target = this.bodies.state(targetAt);
      this.bodies.set(targetAt, { ...target, velocity: add(target.velocity, fromRic(dv, target)) });
    }
  }

  private updateNearest(seconds: number) {
    const { range } = nearestWithin(this.bodies.state(chaserAt), this.bodies.state(targetAt), seconds);
    this.nearest = Math.min(this.nearest, range);
  }

  /** Seconds of the next step: short near the port and near the edge of the sphere. */
  private stepLength(): number {
    const { scenario } = this;
    const remaining = Math.max(1e-3, scenario.time.limit - this.stepTime);
    const ric = scenario.keepOut || scenario.objective.kind === "dock" ? this.stepRic : null;
    const speed = Math.max(0.05, ric ? length(ric.velocity) : 0);
    const distance = ric ? length(ric.position) : 0;
    let step = longestStepOf(scenario.model);
    if (scenario.keepOut)
      step = Math.min(step, Math.max(0.5, Math.abs(distance - scenario.keepOut.radius) / speed / 2));
    if (scenario.objective.kind === "dock") step = Math.min(step, Math.max(0.1, distance / speed / 20));
    const maneuver = this.maneuvers[0];
    if (maneuver) step = Math.min(step, maneuver.t - this.stepTime);
    return Math.min(step, remaining);
  }

  private now(): Bodies {
    if (this.time === this.stepTime) return this.bodies;
    if (this.displayTime === this.time) return this.displayBodies;
    this.displayBodies.copy(this.bodies);
    this.displayBodies.advance(this.time - this.stepTime, this.scenario.model, longestStepOf(this.scenario.model));
    this.displayTime = this.time;
    return this.displayBodies;
  }

  private safetyOf(state: State): { isSafe: boolean; closest: number | null } {
    const { keepOut, passiveSafety, model } = this.scenario;
    if (!keepOut || !passiveSafety) return { isSafe: true, closest: null };
    const seconds = this.targetPeriod;
    this.steps += Math.ceil(seconds / lookAheadStep);
    const { range } = closestApproach(state, this.target, { seconds, gravity: model, step: lookAheadStep });
    return { isSafe: range > keepOut.radius, closest: range };
  }

  /** Whether the place before a step matters too. */
  private get comparesSteps() {
    const { kind } = this.scenario.objective;
    return kind === "circumnavigate" || kind === "dock";
  }

  private updateStatus(previous: RicState | null) {
    const { keepOut, objective } = this.scenario;
    const isInside = keepOut !== undefined && entersKeepOut(this.scenario, this.stepRic);
    if (isInside && !this.isInKeepOut) this.violations++;
    this.isInKeepOut = isInside;
    if (previous && objective.kind === "circumnavigate") {
      this.around += angleAround(previous.position, this.stepRic.position);
      if (!isBetween(this.stepRic, objective)) this.around = 0;
    }
    if (previous && objective.kind === "dock") this.updateContact(previous);
    else if (this.canCoastMeetObjective) this.checkObjective();
    if (keepOut?.ends && isInside) this.status = { is: "failed", why: { is: "keepOut", radius: keepOut.radius } };
    if (this.status.is === "flying" && this.stepTime >= this.scenario.time.limit - 1e-9)
      this.status = { is: "failed", why: { is: "timeUp" } };
  }

  /** Whether a coast can meet the objective: under two-body gravity, orbit and plane don't change without a burn. */
  private get canCoastMeetObjective() {
    const { model, objective, injects } = this.scenario;
    return injects !== undefined || model !== "two-body" || (objective.kind !== "orbit" && objective.kind !== "plane");
  }

  private checkObjective() {
    if (isAchieved(this)) this.status = { is: "achieved" };
  }

  /** Contact is when the chaser passes the plane of the port. */
  private updateContact(previous: RicState) {
    const { objective } = this.scenario;
    if (objective.kind !== "dock") return;
    const port = portFrame(objective.axis);
    const { ahead, beside } = placeBeforePort(this.stepRic, port);
    if (!(placeBeforePort(previous, port).ahead > 0 && ahead <= 0) || beside > portReach) return;
    const unmet = contactGates(this.stepRic, this.stepAttitude, objective).filter(({ isMet }) => !isMet);
    this.status = unmet.length === 0 ? { is: "achieved" } : { is: "failed", why: { is: "contact", unmet } };
  }
}

const isBetween = ({ position }: RicState, { nearest, farthest }: { nearest: number; farthest: number }) =>
  length(position) >= nearest && length(position) <= farthest;

/** Angle about the Earth's axis, from the vernal equinox. */
const angleOf = (place: Vector) => Math.atan2(place[1], place[0]);

/** Degrees in the orbital plane about the target. */
function angleAround(from: Vector, to: Vector) {
  const angle = degrees(Math.atan2(to[1], to[0]) - Math.atan2(from[1], from[0]));
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
}
