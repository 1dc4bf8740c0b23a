import { expect, test } from "vitest";
import { airDensity, defaultBallistics } from "../../physics/drag";
import { degrees, earthRadius, earthRate, j2, j22, longAxis, mu, radians } from "../../physics/earth";
import { elementsOf, meanMotion, stateOf, type Elements } from "../../physics/kepler";
import { nodeRate, degreesPerDay, secularAfter } from "../../physics/oblateness";
import { propagate } from "../../physics/propagation";
import { length, scale } from "../../physics/vectors";

const orbit = (altitude: number, inclination: number): Elements => ({
  semiMajorAxis: earthRadius + altitude * 1000,
  eccentricity: 0,
  inclination: radians(inclination),
  node: radians(40),
  argumentOfPerigee: 0,
  trueAnomaly: 0,
});
const day = 86_400;

test("J2 turns planes by its average rate: -5.002322 degrees a day at 400 km and 51.6 degrees", () => {
  const elements = orbit(400, 51.6);
  const turned = degrees(elementsOf(secularAfter(elements, day)).node) - 40;
  expect(turned).toBeCloseTo(-5.002322, 5);
  const integrated = degrees(elementsOf(propagate(stateOf(elements), day, "J2")).node) - 40;
  expect(Math.abs(turned - integrated)).toBeLessThan(0.05);
});

test("a sun-synchronous plane turns east once a year", () => {
  const { semiMajorAxis, inclination } = orbit(700, 98.18798);
  expect(degreesPerDay(nodeRate(semiMajorAxis, 0, inclination))).toBeCloseTo(360 / 365.2421897, 4);
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

test("between the table's layers the density has no steps of more than 2 %", () => {
  for (const altitude of [200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000]) {
    const [below, above] = [airDensity(altitude * 1000 - 1), airDensity(altitude * 1000 + 1)];
    expect(Math.abs(above / below - 1)).toBeLessThan(0.02);
  }
});

test("drag lowers a circle at 400 km by the closed form, and one at 700 km 100 times less", () => {
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
  const closed = Math.sqrt(mu * radius) * airDensity(400e3) * defaultBallistics * turning * day;
  expect(loss(400) / closed).toBeGreaterThan(0.97);
  expect(loss(400) / closed).toBeLessThan(1.03);
  expect(loss(700)).toBeLessThan(loss(400) / 80);
});

// EGM96's normalized coefficients of degree and order 2, and their normalization.
const [c22, s22] = [2.43914352398e-6, -1.40016683654e-6].map((one) => one * Math.sqrt(5 / 12)) as [number, number];

test("the equator's ellipse is EGM96's", () => {
  expect(j22 / Math.hypot(c22, s22)).toBeCloseTo(1, 4);
  expect(degrees(longAxis)).toBeCloseTo(degrees(Math.atan2(s22, c22) / 2), 2);
  expect(Math.hypot(c22, s22)).toBeCloseTo(1.8154302e-6, 12);
  expect(degrees(Math.atan2(s22, c22) / 2)).toBeCloseTo(-14.92878, 5);
});

/** Distance, longitude and their rates on the equator, in the rotating frame, from the potential. */
function slopeOf([r, east, climb, drift]: number[]): number[] {
  const ripple = (3 * mu * earthRadius ** 2 * j22) / r! ** 4;
  const phase = 2 * (east! - longAxis);
  const rate = drift! + earthRate;
  const outward = r! * rate ** 2 - mu / r! ** 2 - 3 * ripple * Math.cos(phase);
  const around = (-2 * ripple * Math.sin(phase) - 2 * climb! * rate) / r!;
  return [climb!, drift!, outward, around];
}

/** Gragg's midpoint rule, extrapolated four times: independent of physics/. */
function stepExtrapolated(start: number[], h: number): number[] {
  const add = (to: number[], by: number[], times: number) => to.map((value, at) => value + times * by[at]!);
  const midpoint = (count: number) => {
    let before = start;
    let now = add(start, slopeOf(start), h / count);
    for (let step = 1; step < count; step++) [before, now] = [now, add(before, slopeOf(now), (2 * h) / count)];
    return add(now, before, 1).map((value, at) => (value + (h / count) * slopeOf(now)[at]!) / 2);
  };
  const counts = [2, 4, 6, 8];
  const table = counts.map(midpoint);
  for (let order = 1; order < counts.length; order++)
    for (let row = counts.length - 1; row >= order; row--) {
      const ratio = (counts[row]! / counts[row - order]!) ** 2 - 1;
      table[row] = table[row]!.map((value, at) => value + (value - table[row - 1]![at]!) / ratio);
    }
  return table.at(-1)!;
}

test("another integrator in another frame also moves a slot 0.7156779 degrees east in a month", () => {
  const radius = earthRadius + 35_786_033.8;
  let polar = [radius, radians(19.2), 0, Math.sqrt(mu / radius ** 3) - earthRate];
  for (let step = 0; step < 30 * 48; step++) polar = stepExtrapolated(polar, 1800);
  expect(degrees(polar[1]!) - 19.2).toBeCloseTo(0.7156779, 6);
  const slot = { ...orbit(35_786.0338, 0), node: 0, trueAnomaly: radians(19.2) };
  const { position } = propagate(stateOf(slot), 30 * day, "J22", 60);
  const along = degrees(Math.atan2(position[1], position[0]) - earthRate * 30 * day) - 19.2;
  expect((((along % 360) + 360) % 360) / 0.7156779).toBeCloseTo(1, 6);
});

test.each([40, 0, -2000])("air at %d km slows a craft down, and doesn't throw it out", (altitude) => {
  const { velocity } = propagate(stateOf(orbit(altitude, 10)), 60, "J2 and drag");
  expect(length(velocity)).toBeLessThan(8000);
});
