import { expect, test } from "vitest";
import { airDensity, usualBallistics } from "../../physics/drag";
import { degrees, earthRadius, earthRate, j2, mu, radians } from "../../physics/earth";
import { elementsOf, meanMotion, stateOf, type Elements } from "../../physics/kepler";
import { nodeRate, perDay, secularAfter } from "../../physics/oblateness";
import { propagate } from "../../physics/propagation";
import { scale } from "../../physics/vectors";

const orbit = (altitude: number, inclination: number): Elements => ({
  semiMajorAxis: earthRadius + altitude * 1000,
  eccentricity: 0,
  inclination: radians(inclination),
  node: radians(40),
  argumentOfPerigee: 0,
  trueAnomaly: 0,
});
const day = 86_400;

test("the globe turns planes as J2 does on average: -5.002322 degrees a day at 400 km and 51.6 degrees", () => {
  const elements = orbit(400, 51.6);
  const turned = degrees(elementsOf(secularAfter(elements, day)).node) - 40;
  expect(turned).toBeCloseTo(-5.002322, 5);
  const integrated = degrees(elementsOf(propagate(stateOf(elements), day, "J2")).node) - 40;
  expect(Math.abs(turned - integrated)).toBeLessThan(0.05);
});

test("a sun-synchronous plane goes once round in a year, east", () => {
  const { semiMajorAxis, inclination } = orbit(700, 98.18798);
  expect(perDay(nodeRate(semiMajorAxis, 0, inclination))).toBeCloseTo(360 / 365.2421897, 4);
});

test("two-body motion keeps the plane where it is", () => {
  expect(degrees(elementsOf(propagate(stateOf(orbit(400, 51.6)), day)).node)).toBeCloseTo(40, 6);
});

test.each([
  [200, 2.789e-10],
  [400, 3.725e-12],
  [700, 3.614e-14],
])("at %i km the air has the density of the table", (altitude, density) => {
  expect(airDensity(altitude * 1000) / density).toBeCloseTo(1, 9);
});

test("between the layers of the table the density has no steps of more than 2 %", () => {
  for (const altitude of [200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000]) {
    const [below, above] = [airDensity(altitude * 1000 - 1), airDensity(altitude * 1000 + 1)];
    expect(Math.abs(above / below - 1)).toBeLessThan(0.02);
  }
});

test("drag lowers a circle at 400 km as the closed form says, and lowers 700 km a hundred times less", () => {
  const loss = (altitude: number) => {
    // A circle about an oblate Earth needs a little more speed.
    const { position, velocity } = stateOf(orbit(altitude, 0.01));
    const share = earthRadius / (earthRadius + altitude * 1000);
    const start = { position, velocity: scale(velocity, Math.sqrt(1 + 1.5 * j2 * share ** 2)) };
    const turns = Math.round(day / ((2 * Math.PI) / meanMotion(earthRadius + altitude * 1000)));
    const seconds = (turns * 2 * Math.PI) / meanMotion(earthRadius + altitude * 1000);
    const air = elementsOf(propagate(start, seconds, "J2 and drag")).semiMajorAxis;
    return (elementsOf(propagate(start, seconds, "J2")).semiMajorAxis - air) / (seconds / day);
  };
  const radius = earthRadius + 400e3;
  // da/dt = -sqrt(mu a) rho B, with the speed against air that turns with the Earth.
  const turning = (1 - earthRate / meanMotion(radius)) ** 2;
  const closed = Math.sqrt(mu * radius) * airDensity(400e3) * usualBallistics * turning * day;
  expect(loss(400) / closed).toBeGreaterThan(0.97);
  expect(loss(400) / closed).toBeLessThan(1.03);
  expect(loss(700)).toBeLessThan(loss(400) / 80);
});
