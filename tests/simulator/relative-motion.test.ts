import fc from "fast-check";
import { expect, test } from "vitest";
import {
  circumnavigationSpeed,
  coast,
  coelliptic,
  integrate,
  radialHop,
  tangentialHop,
  transfer,
  velocityTowards,
} from "../../physics/clohessy-wiltshire";
import { earthRadius, mu, radians } from "../../physics/earth";
import { keplerAfter, meanMotion, stateOf } from "../../physics/kepler";
import { Bodies } from "../../physics/propagation";
import { difference, differenceOfRic, inertialOf, ricOf, ricOfDifference, type RicState } from "../../physics/ric";
import { length, subtract, type Vector } from "../../physics/vectors";

const low = earthRadius + 400e3;
const n = meanMotion(low);
const orbit = (2 * Math.PI) / n;
const target = stateOf({
  semiMajorAxis: low,
  eccentricity: 0,
  inclination: radians(51.6),
  node: 0.3,
  argumentOfPerigee: 0,
  trueAnomaly: 0.7,
});

// Vallado's own Earth.
const vallado = Math.sqrt(3.986004415e14 / (6_378_136.3 + 590e3) ** 3);

test("the solution matches Vallado's example 6-14", () => {
  const { position } = coast({ position: [0, 0, 0], velocity: [-0.1, -0.04, -0.02] }, vallado, 300);
  [-33.345724, -1.47356, -5.89453].forEach((metres, axis) => expect(position[axis]).toBeCloseTo(metres, 5));
});

test("the solution matches Vallado's example 6-15", () => {
  const velocity = velocityTowards([-70.933, 20.357, -11.17], [0, 0, 0], vallado, 300);
  [0.27419084, 0.01346672, 0.03590798].forEach((speed, axis) => expect(velocity[axis]).toBeCloseTo(speed, 5));
});

test("the integrator follows the closed form to 1e-9 over one orbit", () => {
  const start: RicState = { position: [1000, -500, 300], velocity: [0.2, -1.1, 0.4] };
  for (const seconds of [60, 1000, orbit]) {
    const [closed, integrated] = [coast(start, n, seconds), integrate(start, n, seconds)];
    expect(length(subtract(integrated.position, closed.position)) / length(closed.position)).toBeLessThan(1e-9);
    expect(length(subtract(integrated.velocity, closed.velocity)) / length(closed.velocity)).toBeLessThan(1e-9);
  }
});

const kilometreRing: RicState = { position: [1000, 0, 500], velocity: [0, circumnavigationSpeed(1000, n), 0] };

test("the propagated relative state is the difference of two Kepler solutions to 1e-8", () => {
  const chaser = inertialOf(kilometreRing, target);
  const bodies = new Bodies([chaser, target]);
  bodies.advance(orbit);
  const propagated = difference(bodies.state(0), bodies.state(1));
  const closed = difference(keplerAfter(chaser, orbit), keplerAfter(target, orbit));
  expect(length(subtract(propagated.position, closed.position)) / length(closed.position)).toBeLessThan(1e-8);
  expect(length(subtract(propagated.velocity, closed.velocity)) / length(closed.velocity)).toBeLessThan(1e-8);
});

test("at 1 km the linear equations are off by 1.04 m after one orbit", () => {
  const chaser = inertialOf(kilometreRing, target);
  const truth = ricOf(keplerAfter(chaser, orbit), keplerAfter(target, orbit));
  const miss = length(subtract(coast(kilometreRing, n, orbit).position, truth.position));
  expect(miss / 1.04).toBeGreaterThan(0.98);
  expect(miss / 1.04).toBeLessThan(1.02);
});

test("converting RIC to inertial and back is exact to 1e-9 m anywhere", () => {
  const metres = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  const angle = fc.double({ min: 0.01, max: 3, noNaN: true });
  fc.assert(
    fc.property(metres, metres, metres, angle, angle, (x, y, z, inclination, trueAnomaly) => {
      const frame = stateOf({
        semiMajorAxis: 8e6,
        eccentricity: 0.1,
        inclination,
        node: 1,
        argumentOfPerigee: 2,
        trueAnomaly,
      });
      const ric: RicState = { position: [x, y, z], velocity: [x / 1e3, y / 1e3, z / 1e3] };
      const back = ricOfDifference(differenceOfRic(ric, frame), frame);
      expect(length(subtract(back.position, ric.position))).toBeLessThan(1e-9);
      expect(length(subtract(back.velocity, ric.velocity))).toBeLessThan(1e-9);
    }),
  );
});

test("a tangential hop of 1 km along the V-bar: 0.0600209 m/s twice, one orbit, 212.2066 m high", () => {
  const { burn, seconds, apex } = tangentialHop(1000, n);
  expect(Math.abs(burn)).toBeCloseTo(0.0600209, 6);
  expect(seconds).toBeCloseTo(5553.624271, 5);
  expect(apex).toBeCloseTo(212.2066, 4);
  const { position, velocity } = coast({ position: [0, -1000, 0], velocity: [0, burn, 0] }, n, seconds);
  expect(length(position)).toBeLessThan(1e-6);
  // The burn's velocity is still there: the opposite burn stops the hop.
  expect(velocity[1]).toBeCloseTo(burn, 9);
  expect(length([velocity[0], velocity[1] - burn, velocity[2]])).toBeLessThan(1e-9);
});

test("a radial hop of 1 km along the V-bar: 0.2828417 m/s twice, half an orbit, 250 m high", () => {
  const { burn, seconds, apex } = radialHop(1000, n);
  expect(Math.abs(burn)).toBeCloseTo(0.2828417, 6);
  expect(apex).toBe(250);
  const end = coast({ position: [0, -1000, 0], velocity: [burn, 0, 0] }, n, seconds);
  expect(length(end.position)).toBeLessThan(1e-6);
});

test("a coelliptic orbit 1 km lower drifts ahead at 1.69705 m/s, 9424.778 m per orbit", () => {
  expect(coelliptic(1000, n).drift).toBeCloseTo(1.69705, 5);
  expect(coelliptic(1000, n).perOrbit).toBeCloseTo(9424.778, 3);
});

test("two impulses lead from anywhere to rest at the aim", () => {
  const metres = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(metres, metres, metres, fc.double({ min: 300, max: 2500, noNaN: true }), (x, y, z, seconds) => {
      const from: RicState = { position: [x, y, z], velocity: [0.1, -0.2, 0.3] };
      const aim: Vector = [10, -20, 5];
      const { first, second } = transfer(from, aim, n, seconds);
      const velocity: Vector = [from.velocity[0] + first[0], from.velocity[1] + first[1], from.velocity[2] + first[2]];
      const end = coast({ position: from.position, velocity }, n, seconds);
      expect(length(subtract(end.position, aim))).toBeLessThan(1e-6);
      expect(
        length([end.velocity[0] + second[0], end.velocity[1] + second[1], end.velocity[2] + second[2]]),
      ).toBeLessThan(1e-9);
    }),
  );
});

test("mean motion at 400 km is 1.1313666537e-3 rad/s", () => {
  expect(n).toBeCloseTo(1.1313666537e-3, 12);
  expect(Math.sqrt(mu / low ** 3)).toBe(n);
});
