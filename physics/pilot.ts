// Computations of the flight computer; it never flies by itself.
import { turnOn, type Attitude } from "./attitude";
import { velocityTowards } from "./clohessy-wiltshire";
import { degrees } from "./earth";
import type { Flight } from "./flight";
import { cameraFrame, offNose } from "./imaging";
import { keplerAfter, meanMotion, semiMajorAxisOf } from "./kepler";
import { lambert } from "./lambert";
import { pushIntoRic } from "./port";
import { fromRic, intoRic } from "./ric";
import type { FlightScenario, Turn } from "./scenario";
import { add, cross, dot, scale, subtract, unit, type Vector } from "./vectors";

/** A tutorial's action; "plan" and "match" are burned as computed. */
export type Act =
  | { kind: "burn"; dv: Vector }
  | { kind: "plan"; minutes: number }
  | { kind: "match" }
  | { kind: "coast"; seconds: number }
  | { kind: "straighten" };

/** Rounded as a field shows it: to a thousandth of a mm/s. */
const roundAsField = ([r, i, c]: Vector): Vector => [micro(r), micro(i), micro(c)];
const micro = (speed: number) => Math.round(speed * 1e6) / 1e6;

/** The target position of a planned transfer, in RIC metres. */
export function aimOf({ objective }: Pick<FlightScenario, "objective">): Vector | null {
  if (objective.kind === "hold") return objective.position;
  return objective.kind === "dock" ? [0, 0, 0] : null;
}

/** The first burn of a two-impulse transfer; null if there is no target or no unique solution. */
export function planTransfer(flight: Flight, seconds: number): Vector | null {
  const aim = aimOf(flight.scenario);
  if (!aim || !(seconds > 0)) return null;
  if (flight.scenario.planner === "Lambert") return planIntercept(flight, aim, seconds);
  const n = meanMotion(semiMajorAxisOf(flight.target));
  const { position, velocity } = flight.ric;
  return roundAsField(subtract(velocityTowards(position, aim, n, seconds), velocity));
}

/**
 * Far from the target the linear equations fail: solves Lambert's problem to its future position, in the direction of
 * flight.
 */
function planIntercept(flight: Flight, aim: Vector, seconds: number): Vector | null {
  const { target } = flight;
  const { position, velocity } = flight.chaser;
  const targetState = keplerAfter(target, seconds);
  const to = add(targetState.position, fromRic(aim, targetState));
  const isLong = dot(cross(position, to), cross(position, velocity)) < 0;
  const push = intoRic(subtract(lambert(position, to, seconds, isLong).departure, velocity), target);
  return push.every(Number.isFinite) ? roundAsField(push) : null;
}

/** Matches the target's velocity. Out-of-plane motion is stopped only if the objective is to match planes. */
export function matchTarget(flight: Flight): Vector {
  const { velocity } = flight.ric;
  return roundAsField(flight.scenario.objective.kind === "plane" ? [0, 0, -velocity[2]] : scale(velocity, -1));
}

/** Degrees per second at which the flight computer turns. */
const turningRate = 0.1;

/** Turns that align a craft with its port; accurate for the few degrees of an approach. */
export function straighten(flight: Flight): Turn[] {
  const { t, rates, angles } = { t: flight.time, rates: flight.attitude.rates, angles: flight.angles };
  const seconds = Math.max(1, Math.hypot(...angles) / turningRate);
  const rate = scale(angles, -1 / seconds);
  return [
    { t, dw: subtract(rate, rates) },
    { t: t + seconds, dw: scale(rate, -1) },
  ];
}

/** Degrees per second at which the nose swings round to a target. */
const swingRate = 0.5;

/** Turns that point the nose at the target and follow it along a coast from now on. */
export function pointAtTarget(flight: Flight): Turn[] {
  const { time: t, attitude, ric } = flight;
  const placeAfter = (seconds: number) => add(ric.position, scale(ric.velocity, seconds));
  const seconds = Math.max(1, offNose(flight) / swingRate);
  const swing = scale(towards(attitude, placeAfter(seconds)), 1 / seconds);
  const swung = turnOn({ ...attitude, rates: swing }, seconds);
  const follow = towards(swung, placeAfter(seconds + 1));
  return [
    { t, dw: subtract(swing, attitude.rates) },
    { t: t + seconds, dw: subtract(follow, swing) },
  ];
}

/** Degrees of pitch, yaw and roll that bring the nose towards a target, by the shortest way. */
function towards(attitude: Attitude, place: Vector): Vector {
  const line = unit(scale(place, -1));
  const axis = (body: Vector) => dot(line, pushIntoRic(attitude, body, cameraFrame));
  const [ahead, beside, above] = [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])];
  const across = Math.sqrt(beside * beside + above * above);
  const angle = degrees(Math.atan2(across, ahead));
  return across === 0 ? [0, angle, 0] : [(angle * above) / across, (angle * beside) / across, 0];
}

/** Performs an instruction's action. */
export function follow(flight: Flight, act: Act) {
  if (act.kind === "coast") return flight.advance(act.seconds);
  if (act.kind === "straighten") {
    flight.plan(straighten(flight));
    return flight.advance(0);
  }
  const burn =
    act.kind === "burn" ? act.dv : act.kind === "match" ? matchTarget(flight) : planTransfer(flight, act.minutes * 60);
  if (burn) flight.burn(burn);
}
