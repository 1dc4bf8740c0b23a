import type { Scenario } from "../content-schema";
import { degrees, radians } from "../physics/earth";
import { period, semiMajorAxisOf, stateOf } from "../physics/kepler";
import { burn as burnt, type Propellant } from "../physics/maneuvers";
import { Bodies, longestStep, type State } from "../physics/propagation";
import { closestApproach, contact, range, rangeRate } from "../physics/proximity";
import { inertialOf, ricOf, type RicState } from "../physics/ric";
import { angleBetween, cross, length, subtract, type Vector } from "../physics/vectors";
import { elementsOfOrbit, orbitOfState } from "./orbits";

export type FlightStatus = { is: "flying" } | { is: "achieved" } | { is: "failed"; why: string };

export type BurnRecord = { at: number; deltaV: Vector; isSafe: boolean };

const [chaserAt, targetAt] = [0, 1];

const trailSeconds = 2;

/** m. */
const portRadius = 0.5;

/** A scenario being flown: two spacecraft, burns, and what the objective and the safety rules say to it. Seconds of flight, no clock of its own. */
export class Flight {
  time = 0;
  status: FlightStatus = { is: "flying" };
  burns: BurnRecord[] = [];
  /** m/s. */
  used = 0;
  /** Times the keep-out sphere was entered. */
  violations = 0;
  /** Degrees of pitch and yaw off the docking axis. */
  attitude: [number, number];
  /** Degrees flown round the target so far. */
  around = 0;
  craft: Propellant;
  /** In the target's frame, for drawing; one point every few seconds. */
  readonly trail: Vector[] = [];
  private readonly bodies: Bodies;
  private trailTime = 0;
  private isInside = false;
  private isLastBurnSafe = true;

  constructor(readonly scenario: Scenario) {
    const target = stateOf(elementsOfOrbit(scenario.target.orbit));
    const { start, attitude, ...craft } = scenario.chaser;
    const chaser = "orbit" in start ? stateOf(elementsOfOrbit(start.orbit)) : inertialOf(start, target);
    this.bodies = new Bodies([chaser, target]);
    this.attitude = [...attitude];
    this.craft = craft;
    this.trail.push(this.ric.position);
    this.isInside = this.isInKeepOut();
  }

  get chaser(): State {
    return this.bodies.state(chaserAt);
  }

  get target(): State {
    return this.bodies.state(targetAt);
  }

  get ric(): RicState {
    return ricOf(this.chaser, this.target);
  }

  /** What instruments show. Degrees, km, m and m/s. */
  get instruments() {
    const { chaser, target } = this;
    return {
      range: range(chaser, target),
      rangeRate: rangeRate(chaser, target),
      orbit: orbitOfState(chaser),
      planeAngle: degrees(
        angleBetween(cross(chaser.position, chaser.velocity), cross(target.position, target.velocity)),
      ),
      misalignment: Math.hypot(...this.attitude),
      targetPeriod: period(semiMajorAxisOf(target)),
    };
  }

  /** Burns now, m/s in the target's RIC axes (the chaser's own without a real target). False when the tank does not hold it. */
  burn(deltaV: Vector): boolean {
    if (this.status.is !== "flying" || !(length(deltaV) > 0)) return false;
    const { chaser, target, scenario } = this;
    const done = burnt(chaser, deltaV, this.craft, scenario.target.isReal ? target : chaser);
    if (!done) return false;
    this.bodies.set(chaserAt, done.state);
    this.craft = done.craft;
    this.used += length(deltaV);
    this.isLastBurnSafe = this.isSafe(done.state);
    this.burns.push({ at: this.time, deltaV, isSafe: this.isLastBurnSafe });
    this.judge();
    return true;
  }

  turnBy(pitch: number, yaw: number) {
    this.attitude = [round(this.attitude[0] + pitch), round(this.attitude[1] + yaw)];
  }

  /** Flies on, in steps short enough for what is near. */
  advance(seconds: number) {
    for (let left = seconds; left > 1e-9 && this.status.is === "flying";) {
      const step = Math.min(left, this.step());
      const before = this.ric;
      this.bodies.advance(step);
      this.time += step;
      left -= step;
      if (this.time - this.trailTime >= trailSeconds) this.leaveTrail();
      this.judge(before);
    }
  }

  /** A coast of one orbit as the target sees it, from now on. */
  coastPath(points = 120): Vector[] {
    const bodies = new Bodies([this.chaser, this.target]);
    const seconds = this.instruments.targetPeriod;
    return Array.from({ length: points }, () => {
      bodies.advance(seconds / points);
      return ricOf(bodies.state(0), bodies.state(1)).position;
    });
  }

  private leaveTrail() {
    this.trail.push(this.ric.position);
    this.trailTime = this.time;
  }

  private step() {
    const distance = range(this.chaser, this.target);
    if (this.scenario.objective.kind === "dock" && distance < 20) return 0.1;
    return distance < 5_000 ? 1 : longestStep;
  }

  private isSafe(state: State) {
    const { keepOut, passiveSafety } = this.scenario;
    return !keepOut || !passiveSafety || closestApproach(state, this.target).range > keepOut.radius;
  }

  private isInKeepOut() {
    const { keepOut, objective } = this.scenario;
    if (!keepOut) return false;
    const { position } = this.ric;
    const distance = length(position);
    if (distance >= keepOut.radius) return false;
    if (!keepOut.corridor || objective.kind !== "dock") return true;
    const { index, sign } = portAxis(objective.axis);
    const ahead = sign * position[index];
    const beside = Math.sqrt(Math.max(0, distance ** 2 - ahead ** 2));
    // Half a metre at the port itself, or nobody could touch it.
    return beside > portRadius + Math.max(0, ahead) * Math.tan(radians(keepOut.corridor));
  }

  private judge(before?: RicState) {
    const isInside = this.isInKeepOut();
    if (isInside && !this.isInside) this.violations++;
    this.isInside = isInside;
    if (before) this.around += angleAround(before.position, this.ric.position);
    this.status = this.judgeObjective(before);
    if (this.status.is === "flying" && this.time >= this.scenario.time.limit)
      this.status = { is: "failed", why: "Time is up." };
  }

  private judgeObjective(before?: RicState): FlightStatus {
    const { objective } = this.scenario;
    const { position, velocity } = this.ric;
    if (objective.kind === "dock") return before ? this.judgeContact(objective, before) : { is: "flying" };
    return this.isMet(objective, position, velocity) ? { is: "achieved" } : { is: "flying" };
  }

  private isMet(
    objective: Exclude<Scenario["objective"], { kind: "dock" }>,
    position: Vector,
    velocity: Vector,
  ): boolean {
    const { orbit, planeAngle } = this.instruments;
    switch (objective.kind) {
      case "orbit":
        return (
          Math.abs(orbit.perigee - objective.altitude) <= objective.within &&
          Math.abs(orbit.apogee - objective.altitude) <= objective.within
        );
      case "plane":
        return planeAngle <= objective.within;
      case "hold":
        return (
          length(subtract(position, objective.position)) <= objective.within && length(velocity) <= objective.speed
        );
      case "circumnavigate":
        // Out of the ring the count begins again.
        if (length(position) < objective.nearest || length(position) > objective.farthest) this.around = 0;
        return Math.abs(this.around) >= 360;
    }
  }

  /** Contact is when the chaser passes the plane of the port. */
  private judgeContact(objective: Extract<Scenario["objective"], { kind: "dock" }>, before: RicState): FlightStatus {
    const axis = portAxis(objective.axis);
    const { ric } = this;
    const ahead = (state: RicState) => axis.sign * state.position[axis.index];
    if (!(ahead(before) > 0 && ahead(ric) <= 0)) return { is: "flying" };
    const { lateral, closing, refused } = contact(ric, axis, this.instruments.misalignment, objective);
    // Far beside the port nothing touches.
    if (lateral > 10) return { is: "flying" };
    if (refused.length === 0) return { is: "achieved" };
    const reasons = {
      lateral: `${lateral.toFixed(2)} m off the axis (${objective.lateral} m is allowed)`,
      closing: `${closing.toFixed(2)} m/s of closing speed (${objective.closing} m/s is allowed)`,
      misalignment: `${this.instruments.misalignment.toFixed(1)} degrees misaligned (${objective.misalignment} is allowed)`,
    };
    return { is: "failed", why: `Contact refused: ${refused.map((gate) => reasons[gate]).join(", ")}.` };
  }
}

export function portAxis(axis: "+R" | "-R" | "+I" | "-I"): { index: 0 | 1; sign: 1 | -1 } {
  return { index: axis[1] === "R" ? 0 : 1, sign: axis[0] === "+" ? 1 : -1 };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Degrees in the orbital plane about the target. */
function angleAround(from: Vector, to: Vector) {
  const angle = degrees(Math.atan2(to[1], to[0]) - Math.atan2(from[1], from[0]));
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
}
