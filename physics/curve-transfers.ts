// Lesson models of transfer costs. Metres, seconds, radians, kilograms; see curves.ts.
import { earthRadius, mu } from "./earth";
import { circularSpeed, period } from "./kepler";
import { lambert } from "./lambert";
import { hohmann, planeChange, propellantFor, standardGravity } from "./maneuvers";

type Inputs = Readonly<Record<string, number>>;

const radiusAt = (altitude = 0) => earthRadius + altitude;

export function rocketValues({ specificImpulse = 300, dryMass = 1000, propellant = 500 }: Inputs) {
  const exhaustSpeed = specificImpulse * standardGravity;
  const massRatio = (dryMass + propellant) / dryMass;
  const deltaV = exhaustSpeed * Math.log(massRatio);
  const startMass = dryMass + propellant;
  return { exhaustSpeed, massRatio, deltaV, startMass, propellantShare: propellant / startMass };
}

export function propellantValues({ deltaV = 100, specificImpulse = 300, startMass = 1000 }: Inputs) {
  const propellant = propellantFor(deltaV, { mass: startMass, specificImpulse });
  const exhaustSpeed = specificImpulse * standardGravity;
  return { exhaustSpeed, propellant, endMass: startMass - propellant, propellantShare: propellant / startMass };
}

/** A plane change, alone or combined with the second burn of an orbit raise. */
export function planeChangeValues({ altitude = 0, apogee = 0, angle = 0 }: Inputs) {
  const [low, high] = [radiusAt(altitude), radiusAt(Math.max(altitude, apogee))];
  const { first, second } = hohmann(low, high);
  const [speed, highSpeed] = [circularSpeed(low), circularSpeed(high)];
  const arrival = highSpeed - second;
  const combinedBurn = Math.sqrt(arrival ** 2 + highSpeed ** 2 - 2 * arrival * highSpeed * Math.cos(angle));
  const turnAbove = planeChange(highSpeed, angle);
  return {
    speed,
    highSpeed,
    arrivalSpeed: arrival,
    turn: planeChange(speed, angle),
    turnAbove,
    firstBurn: first,
    secondBurn: second,
    combinedBurn,
    separate: first + second + turnAbove,
    combined: first + combinedBurn,
    saved: second + turnAbove - combinedBurn,
  };
}

/** A bi-elliptic transfer, compared with Hohmann's. */
export function biEllipticValues({ altitude = 0, ratio = 12, turning = 60 }: Inputs) {
  const low = radiusAt(altitude);
  const [high, far] = [low * ratio, low * Math.max(ratio, turning)];
  const [outAxis, backAxis] = [(low + far) / 2, (high + far) / 2];
  const speedAt = (radius: number, axis: number) => Math.sqrt(mu * (2 / radius - 1 / axis));
  const firstBurn = speedAt(low, outAxis) - circularSpeed(low);
  const secondBurn = speedAt(far, backAxis) - speedAt(far, outAxis);
  const thirdBurn = speedAt(high, backAxis) - circularSpeed(high);
  const direct = hohmann(low, high);
  const [biElliptic, hohmannDeltaV] = [firstBurn + secondBurn + thirdBurn, direct.first + direct.second];
  return {
    lowRadius: low,
    highRadius: high,
    turningRadius: far,
    firstBurn,
    secondBurn,
    thirdBurn,
    biElliptic,
    hohmann: hohmannDeltaV,
    saved: hohmannDeltaV - biElliptic,
    duration: (period(outAxis) + period(backAxis)) / 2,
    hohmannDuration: direct.seconds,
  };
}

/** Edelbaum: a spiral between circles with a plane change, at constant thrust along the motion. */
export function lowThrustValues({ altitude = 0, apogee = 0, angle = 0, acceleration = 1e-4 }: Inputs) {
  const [low, high] = [radiusAt(altitude), radiusAt(Math.max(altitude, apogee))];
  const [speed, highSpeed] = [circularSpeed(low), circularSpeed(high)];
  const deltaV = Math.sqrt(speed ** 2 + highSpeed ** 2 - 2 * speed * highSpeed * Math.cos((Math.PI / 2) * angle));
  const { first, second } = hohmann(low, high);
  const arrival = highSpeed - second;
  const impulsive = first + Math.sqrt(arrival ** 2 + highSpeed ** 2 - 2 * arrival * highSpeed * Math.cos(angle));
  return { speed, highSpeed, deltaV, impulsive, extra: deltaV - impulsive, duration: deltaV / acceleration };
}

/** From a circle to a place on another one, the short way or the long way, in a given time. */
export function lambertValues({ altitude = 0, apogee = 0, angle = 1, time = 3000 }: Inputs) {
  const [low, high] = [radiusAt(altitude), radiusAt(apogee)];
  const solution = lambert([low, 0, 0], [high * Math.cos(angle), high * Math.sin(angle), 0], time, angle > Math.PI);
  const [speed, highSpeed] = [circularSpeed(low), circularSpeed(high)];
  const [vx, vy] = solution.departure;
  const [wx, wy] = solution.arrival;
  const leave = Math.hypot(vx, vy - speed);
  const match = Math.hypot(wx + highSpeed * Math.sin(angle), wy - highSpeed * Math.cos(angle));
  const energy = Math.hypot(vx, vy) ** 2 / 2 - mu / low;
  const axis = -mu / (2 * energy);
  const momentum = low * vy;
  const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * energy * momentum ** 2) / mu ** 2));
  return {
    leave,
    match,
    total: leave + match,
    energy,
    eccentricity,
    perigee: momentum ** 2 / mu / (1 + eccentricity) - earthRadius,
    semiMajorAxis: axis,
    hohmannTime: period((low + high) / 2) / 2,
    hohmann: hohmann(low, high).first + hohmann(low, high).second,
  };
}
