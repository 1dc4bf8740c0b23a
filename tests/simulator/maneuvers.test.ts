import { expect, test } from "vitest";
import { earthRadius, radians } from "../../physics/earth";
import { circularSpeed, elementsOf, meanMotion, stateOf } from "../../physics/kepler";
import { burn, hohmann, planeChange, propellantFor, standardGravity } from "../../physics/maneuvers";
import { propagate } from "../../physics/propagation";
import { closestApproach, range, rangeRate } from "../../physics/proximity";
import { inertialOf } from "../../physics/ric";

const low = earthRadius + 400e3;
const n = meanMotion(low);
const target = stateOf({
  semiMajorAxis: low,
  eccentricity: 0,
  inclination: radians(51.6),
  node: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
});
const craft = { mass: 1000, propellant: 100, specificImpulse: 300 };
const relative = (metres: number, figure: number) => Math.abs(metres / figure - 1);

test("Hohmann from 191.3411 to 35781.34857 km", () => {
  const { first, second, seconds } = hohmann(earthRadius + 191_341.1, earthRadius + 35_781_348.57);
  expect(relative(first, 2457.038636)).toBeLessThan(1e-6);
  expect(relative(second, 1478.187015)).toBeLessThan(1e-6);
  expect(relative(seconds / 60, 315.402757)).toBeLessThan(1e-6);
});

test("Hohmann from 400 to 420 km, and flown by burns", () => {
  const { first, second, seconds } = hohmann(low, earthRadius + 420e3);
  expect(relative(first, 5.646421)).toBeLessThan(1e-6);
  expect(relative(second, 5.642264)).toBeLessThan(1e-6);
  expect(relative(seconds, 2782.9595)).toBeLessThan(1e-6);
  const away = burn(target, [0, first, 0], craft)!;
  const arrival = burn(propagate(away.state, seconds), [0, second, 0], away.craft)!;
  const reached = elementsOf(arrival.state);
  expect(reached.semiMajorAxis).toBeCloseTo(earthRadius + 420e3, 0);
  expect(reached.eccentricity).toBeLessThan(1e-7);
});

test("turning a low orbit by one degree costs about 134 m/s", () => {
  expect(planeChange(circularSpeed(low), radians(1))).toBeCloseTo(133.8, 0);
});

test("a burn uses propellant by the rocket equation, and an empty tank burns nothing", () => {
  const propellant = propellantFor(100, craft);
  expect(propellant).toBeCloseTo(1000 * (1 - Math.exp(-100 / (300 * standardGravity))), 9);
  const burnt = burn(target, [0, 100, 0], craft)!;
  expect(burnt.craft).toMatchObject({ mass: 1000 - propellant, propellant: 100 - propellant });
  expect(burn(target, [0, 1000, 0], craft)).toBeNull();
});

test("range and range rate follow from position and velocity", () => {
  const chaser = inertialOf({ position: [0, -500, 0], velocity: [0, 0.5, 0] }, target);
  expect(range(chaser, target)).toBeCloseTo(500, 6);
  expect(rangeRate(chaser, target)).toBeCloseTo(-0.5, 6);
});

test("drifting to the target enters a keep-out sphere of 200 m within an orbit; a hop by radial burns doesn't", () => {
  const drifting = inertialOf({ position: [0, -1000, 0], velocity: [0, (-1000 * n) / (6 * Math.PI), 0] }, target);
  expect(closestApproach(drifting, target).range).toBeLessThan(200);
  const beside = inertialOf({ position: [0, -1000, 0], velocity: [-0.1, 0, 0] }, target);
  expect(closestApproach(beside, target).range).toBeGreaterThan(200);
});

test("the closest approach between two steps is found", () => {
  const passing = inertialOf({ position: [3, -100, 0], velocity: [0, 40, 0] }, target);
  expect(closestApproach(passing, target, { seconds: 60, step: 10 }).range).toBeLessThan(4);
});
