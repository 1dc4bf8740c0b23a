// The lessons' models of links, constellations, re-entry, transfers and operations, compared with published figures.
import { expect, test } from "vitest";
import { curveQuantities } from "../../content/curve-quantities";
import { coast } from "../../physics/clohessy-wiltshire";
import { collisionProbability } from "../../physics/curve-knowledge";
import { collisionProbabilityAt } from "../../physics/curve-operations";
import { curveValues, type CurveModel } from "../../physics/curves";
import { earthRadius } from "../../physics/earth";
import { meanMotion, period } from "../../physics/kepler";

/** Computes in the quantities' units, with default values for missing inputs. */
function work(model: CurveModel, inputs: Record<string, number> = {}) {
  const quantities = curveQuantities[model];
  const usual = Object.entries(quantities).flatMap(([key, { input }]) =>
    input ? [[key, input.defaultValue] as const] : [],
  );
  const entries = Object.entries({ ...Object.fromEntries(usual), ...inputs });
  const si = Object.fromEntries(entries.map(([key, value]) => [key, value / quantities[key]!.factor]));
  return (key: string) => curveValues(model, si)[key]! * quantities[key]!.factor;
}

test("a link has the losses of ITU-R P.525 and the energy per bit of SMAD's chapter 13", () => {
  const inputs = { range: 2831, frequency: 2.2, power: 2, transmitGain: 3, dish: 5, noise: 135, losses: 2, rate: 1.2 };
  const link = work("link", inputs);
  const log = (value: number) => 10 * Math.log10(value);
  const spaceLoss = 32.45 + 2 * log(2200) + 2 * log(2831);
  const gain = -159.59 + 2 * log(5) + 2 * log(2.2e9) + log(0.55);
  expect(link("spaceLoss")).toBeCloseTo(spaceLoss, 1);
  expect(link("receiveGain")).toBeCloseTo(gain, 1);
  expect(link("perBit")).toBeCloseTo(log(2) + 3 - spaceLoss - 2 + gain + 228.6 - log(135) - log(1.2e6), 1);
  expect(link("beam")).toBeCloseTo(21 / (2.2 * 5), 2);
  expect(work("link", { ...inputs, rate: link("fastest") })("margin")).toBeCloseTo(0, 9);
});

test("Iridium: 66 satellites in six polar planes cover the Earth from 780 km above 8.2 degrees", () => {
  const iridium = work("coverage", { altitude: 780, elevation: 8.2, perPlane: 11 });
  expect([iridium("planes"), iridium("total"), iridium("fewest")]).toEqual([6, 66, 66]);
  expect(iridium("central")).toBeCloseTo(19.9, 1);
  expect(work("coverage", { altitude: 780, elevation: 8.3, perPlane: 11 })("planes")).toBe(7);
});

test("Allen and Eggers: the peaks are at 61 and 85 % of the entry speed, as integrated along the way", () => {
  const inputs = { entrySpeed: 7.5, angle: 30, ballistic: 400, nose: 0.5 };
  const entry = work("entry", inputs);
  expect(entry("peakSpeed") / 7.5).toBeCloseTo(0.607, 3);
  expect(entry("hottestSpeed") / 7.5).toBeCloseTo(0.846, 3);
  let [height, speed, peak, peakHeight, hottest, hottestHeight] = [140e3, 7500, 0, 0, 0, 0];
  for (; height > 0; height -= 7500 * 0.5 * 0.001) {
    const density = 1.225 * Math.exp(-height / 7100);
    const deceleration = (density * speed ** 2) / 800;
    const heating = 1.7415e-4 * Math.sqrt(density / 0.5) * speed ** 3;
    if (deceleration > peak) [peak, peakHeight] = [deceleration, height];
    if (heating > hottest) [hottest, hottestHeight] = [heating, height];
    speed -= (deceleration * 0.001 * 7500) / speed;
  }
  expect(entry("peak")).toBeCloseTo(peak, 0);
  expect(entry("hottest") / (hottest / 1000)).toBeCloseTo(1, 3);
  expect(entry("peakHeight")).toBeCloseTo(peakHeight / 1000, 1);
  expect(entry("hottestHeight")).toBeCloseTo(hottestHeight / 1000, 1);
  expect(work("entry", { ...inputs, ballistic: 50 })("peak")).toBeCloseTo(entry("peak"), 9);
});

test("IADC: a craft of 0.02 m²/kg leaves the ring by 261 km; down from 400 km to a perigee of 50 km takes 102 m/s", () => {
  expect(work("graveyard", { areaToMass: 0.02, reflectivity: 1.3 })("raise")).toBeCloseTo(261, 9);
  expect(work("graveyard")("deltaV")).toBeCloseTo(9.5, 1);
  expect(work("deorbit", { altitude: 400, target: 50 })("deltaV")).toBeCloseTo(102.3, 1);
  expect(work("deorbit", { altitude: 400, target: 50 })("slope")).toBeCloseTo(1.2, 1);
});

test("Curtis, chapter 8: to Mars in 258.8 days, by 2.943 km/s of excess and 3.590 km/s from 300 km", () => {
  const mars = work("planets", { distance: 227.9 / 149.6, altitude: 300 });
  expect(mars("time")).toBeCloseTo(258.8, 0);
  // NASA's fact sheet of Mars: 779.94 days.
  expect(work("planets", { distance: 1.52366 })("synodic")).toBeCloseTo(779.94, 0);
  expect(mars("excess")).toBeCloseTo(2.943, 2);
  expect(mars("deltaV") / 1000).toBeCloseTo(3.59, 2);
  expect(mars("lead")).toBeCloseTo(44, 0);
});

test("Bate, Mueller and White, chapter 7: from 320 km to the Moon at 10.82 km/s in 7172 minutes, e = 0.966", () => {
  const slow = work("lunar", { altitude: 320 });
  expect(slow("injectionSpeed")).toBeCloseTo(10.82, 2);
  expect(slow("eccentricity")).toBeCloseTo(0.966, 3);
  expect(Math.abs(slow("time") * 60 - 7172)).toBeLessThan(2);
});

test("Chan's test cases of the probability of collision, away from the axes", () => {
  const at = (x: number, y: number) => collisionProbabilityAt({ x, y }, [50, 25], 5);
  expect(at(10, 0)).toBeCloseTo(9.742e-3, 6);
  expect(at(0, 10)).toBeCloseTo(9.181e-3, 6);
  expect(at(10, 10)).toBeCloseTo(9.0e-3, 6);
  expect(at(10, 0)).toBeCloseTo(collisionProbability(10, 50, 5, 25), 6);
});

test("a drift is three times its burn over whole orbits: 2.84 m/s for a degree a day in the ring", () => {
  const r = earthRadius + 35_786e3;
  const after = coast({ position: [0, 0, 0], velocity: [0, 1, 0] }, meanMotion(r), period(r));
  const chase = work("pursuit", { chase: 1 });
  expect(chase("closing")).toBeCloseTo((-after.position[1] / period(r)) * 86.4, 6);
  // Soop, Handbook of Geostationary Orbits.
  const degreePerDay = (Math.PI / 180) * r;
  expect(degreePerDay / 1000 / chase("closing")).toBeCloseTo(2.84, 2);
});

test("a battery of 600 usable watt-hours lasts three hours at 200 W; two units of 71 % work to 92 %", () => {
  expect(work("drain")("lasts")).toBeCloseTo(3, 9);
  const two = work("spares", { meanLife: 15, time: 5, units: 2 });
  expect(two("alone")).toBeCloseTo(100 * Math.exp(-1 / 3), 9);
  expect(two("works")).toBeCloseTo(91.96, 2);
});
