import { expect, test } from "vitest";
import { degrees, earthRadius, radians } from "../../physics/earth";
import { elementsOf, energy, keplerAfter, period, stateOf, type Elements } from "../../physics/kepler";
import { nodeRate, degreesPerDay, perigeeRate, sunSynchronousInclination } from "../../physics/oblateness";
import { Bodies, propagate } from "../../physics/propagation";
import { length, subtract } from "../../physics/vectors";

const circle: Elements = {
  semiMajorAxis: earthRadius + 400e3,
  eccentricity: 0,
  inclination: radians(51.6),
  node: radians(40),
  argumentOfPerigee: 0,
  trueAnomaly: radians(10),
};
const orbit = period(circle.semiMajorAxis);

test("a circular orbit at 400 km takes 5553.624271 s", () => {
  expect(orbit).toBeCloseTo(5553.624271, 5);
});

test("after one orbit a spacecraft is back within 0.1 m, with an energy drift below 1e-9", () => {
  const start = stateOf(circle);
  const end = propagate(start, orbit);
  expect(length(subtract(end.position, start.position))).toBeLessThan(0.1);
  expect(Math.abs(energy(end) / energy(start) - 1)).toBeLessThan(1e-9);
});

test("steps of 5 s close the orbit to 1.5 mm, of 10 s to 2 cm", () => {
  const start = stateOf(circle);
  const missed = (step: number) => length(subtract(propagate(start, orbit, "two-body", step).position, start.position));
  expect(missed(5)).toBeLessThan(0.0015);
  expect(missed(10)).toBeLessThan(0.02);
});

test("splitting the time into frames doesn't affect the result", () => {
  const [whole, cut] = [new Bodies([stateOf(circle)]), new Bodies([stateOf(circle)])];
  whole.advance(1000);
  for (let i = 0; i < 3000; i++) cut.advance(1 / 3);
  expect(length(subtract(whole.state(0).position, cut.state(0).position))).toBeLessThan(1e-3);
});

test("propagating forward and back returns to the start", () => {
  const start = stateOf(circle);
  expect(length(subtract(propagate(propagate(start, 3000), -3000).position, start.position))).toBeLessThan(1e-2);
});

test("Runge-Kutta follows the closed Kepler solution on an eccentric orbit", () => {
  const start = stateOf({ ...circle, semiMajorAxis: 10e6, eccentricity: 0.3 });
  expect(length(subtract(propagate(start, 4000).position, keplerAfter(start, 4000).position))).toBeLessThan(0.1);
});

test.each([
  [
    "an inclined ellipse",
    { semiMajorAxis: 8e6, eccentricity: 0.1, inclination: 0.9, node: 1, argumentOfPerigee: 2, trueAnomaly: 3 },
  ],
  [
    "a nearly circular orbit",
    { semiMajorAxis: 7e6, eccentricity: 1e-4, inclination: 1.7, node: 6, argumentOfPerigee: 0.2, trueAnomaly: 5 },
  ],
  [
    "a circle",
    { semiMajorAxis: 7e6, eccentricity: 0, inclination: 0.9, node: 2, argumentOfPerigee: 0, trueAnomaly: 4 },
  ],
  [
    "a circle over the equator",
    { semiMajorAxis: 42_164e3, eccentricity: 0, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 4 },
  ],
  [
    "a long ellipse",
    {
      semiMajorAxis: 26.6e6,
      eccentricity: 0.74,
      inclination: radians(63.4),
      node: 3,
      argumentOfPerigee: 4.7,
      trueAnomaly: 1,
    },
  ],
])("the elements of %s convert to a state and back", (_, elements) => {
  const elementsAgain = elementsOf(stateOf(elements));
  for (const [name, value] of Object.entries(elements)) {
    const tolerance =
      name === "semiMajorAxis" ? 1e-4 : name === "argumentOfPerigee" || name === "trueAnomaly" ? 1e-9 : 1e-11;
    expect(Math.abs(elementsAgain[name as keyof Elements] - value), name).toBeLessThan(tolerance);
  }
});

test("the secular rates of J2 at 400 km and 51.6 degrees are the published ones", () => {
  expect(degreesPerDay(nodeRate(circle.semiMajorAxis, 0, circle.inclination))).toBeCloseTo(-5.002322, 5);
  expect(degreesPerDay(perigeeRate(circle.semiMajorAxis, 0, circle.inclination))).toBeCloseTo(3.741277, 5);
});

test("a sun-synchronous orbit at 700 km is inclined by 98.188 degrees", () => {
  expect(degrees(sunSynchronousInclination(earthRadius + 700e3))).toBeCloseTo(98.18798, 3);
});

test("the propagated node turns at J2's secular rate, within 1 %", () => {
  const start = stateOf(circle);
  const days = 1;
  const turned = elementsOf(propagate(start, days * 86_400, "J2")).node - circle.node;
  expect(degrees(turned) / -5.002322).toBeGreaterThan(0.99);
  expect(degrees(turned) / -5.002322).toBeLessThan(1.01);
});
