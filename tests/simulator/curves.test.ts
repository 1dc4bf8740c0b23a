import { expect, test } from "vitest";
import { curveQuantities } from "../../content/curve-quantities";
import { labelOf, ticksOf } from "../../simulator/explorables/curve-axes";
import { coast, integrate } from "../../physics/clohessy-wiltshire";
import { collisionProbability, erf } from "../../physics/curve-knowledge";
import { airDensity } from "../../physics/drag";
import { mu, radians } from "../../physics/earth";
import { keplerAfter, meanMotion } from "../../physics/kepler";
import { lambert } from "../../physics/lambert";
import { curveValues, type CurveModel } from "../../physics/curves";

const year = 365.25 * 86_400;
const perDay = (rate: number) => (rate * 180 * 86_400) / Math.PI;

/** Computes in the quantities' units, with default values for missing inputs. */
function work(model: CurveModel, inputs: Record<string, number> = {}): Record<string, number> {
  const quantities = curveQuantities[model];
  const usual = Object.entries(quantities).flatMap(([key, { input }]) =>
    input ? [[key, input.defaultValue] as const] : [],
  );
  const entries = Object.entries({ ...Object.fromEntries(usual), ...inputs });
  const si = Object.fromEntries(entries.map(([key, value]) => [key, value / quantities[key]!.factor]));
  const values = Object.entries(curveValues(model, si)).map(([key, value]) => [key, value * quantities[key]!.factor]);
  return Object.fromEntries(values);
}

test("every value of every model is a finite number with a name, and every name has a value", () => {
  for (const [model, quantities] of Object.entries(curveQuantities)) {
    // The table is typed by the models, but its keys are strings.
    const values = work(model as CurveModel);
    expect(Object.keys(values).sort(), model).toEqual(Object.keys(quantities).sort());
    for (const [key, value] of Object.entries(values)) expect(value, `${model}.${key}`).toSatisfy(Number.isFinite);
  }
});

test("Tsiolkovsky: e times the dry mass gives one exhaust speed, e squared two of them", () => {
  const { exhaustSpeed = 0, deltaV } = work("rocket", { dryMass: 1000, propellant: 1000 * (Math.E - 1) });
  expect(deltaV).toBeCloseTo(exhaustSpeed, 6);
  expect(work("rocket", { dryMass: 1000, propellant: 1000 * (Math.E ** 2 - 1) }).deltaV).toBeCloseTo(
    2 * exhaustSpeed,
    6,
  );
  const squared = work("propellant", { deltaV: exhaustSpeed, startMass: 1000 * Math.E });
  expect(squared.endMass).toBeCloseTo(1000, 6);
});

test("Vallado, example 6-2: by 503,873 km to 376,310 km bi-elliptically 3.904 km/s, by Hohmann 3.966", () => {
  const low = 6378.137 + 191.34411;
  const inputs = { altitude: 191.34411, ratio: (6378.137 + 376_310) / low, turning: (6378.137 + 503_873) / low };
  const { biElliptic = 0, hohmann = 0, duration } = work("bi-elliptic", inputs);
  expect(biElliptic / 1000).toBeCloseTo(3.904, 2);
  expect(hohmann / 1000).toBeCloseTo(3.966, 3);
  expect(duration).toBeCloseTo(593.92, 0);
});

test("a bi-elliptic transfer can win above a ratio of 11.94 and always wins above 15.58", () => {
  expect(work("bi-elliptic", { ratio: 11.9, turning: 2000 }).saved).toBeLessThan(0);
  expect(work("bi-elliptic", { ratio: 12.1, turning: 2000 }).saved).toBeGreaterThan(0);
  expect(work("bi-elliptic", { ratio: 15.5, turning: 15.6 }).saved).toBeLessThan(0);
  expect(work("bi-elliptic", { ratio: 15.65, turning: 15.7 }).saved).toBeGreaterThan(0);
});

test("Edelbaum's transfer from 7000 km and 28.5 degrees to 42,166 km: 5.784 km/s, 191.26 days at 0.35 mm/s²", () => {
  const spiral = work("low-thrust", { altitude: 621.863, apogee: 35_787.863, angle: 28.5, acceleration: 350 });
  expect(spiral.deltaV).toBeCloseTo(5783.8, 0);
  expect(spiral.duration).toBeCloseTo(191.26, 1);
});

test("Vallado, example 7-5: from (15945.34, 0, 0) to (12214.83899, 10249.46731, 0) km in 76 minutes", () => {
  const { departure, arrival } = lambert([15_945_340, 0, 0], [12_214_838.99, 10_249_467.31, 0], 76 * 60);
  expect(departure[0] / 1000).toBeCloseTo(2.058913, 5);
  expect(departure[1] / 1000).toBeCloseTo(2.915965, 5);
  expect(arrival[0] / 1000).toBeCloseTo(-3.451565, 5);
  expect(arrival[1] / 1000).toBeCloseTo(0.910315, 5);
});

test("solutions of Lambert's problem reach the target, the short way, the long way and fast", () => {
  for (const [minutes, isLong] of [
    [60, false],
    [120, true],
    [5, false],
  ] as const) {
    const to = [0, 9e6, 1e6] as const;
    const { departure } = lambert([7e6, 0, 0], to, minutes * 60, isLong);
    const energy = (departure[0] ** 2 + departure[1] ** 2 + departure[2] ** 2) / 2 - mu / 7e6;
    if (energy >= 0) continue;
    const { position } = keplerAfter({ position: [7e6, 0, 0], velocity: departure }, minutes * 60);
    to.forEach((one, at) => expect(position[at]).toBeCloseTo(one, 0));
  }
});

test("turning while raising costs less than raising and then turning: 28.5 degrees to the ring", () => {
  const { combined = 0, separate = 0, turn } = work("plane-change", { altitude: 400, apogee: 35_786, angle: 28.5 });
  expect(turn).toBeCloseTo(2 * 7668.6 * Math.sin(radians(14.25)), 0);
  expect(combined).toBeLessThan(separate);
  const none = work("plane-change", { altitude: 191.34411, apogee: 35_781.34857, angle: 0 });
  expect(none.combined! / 1000).toBeCloseTo(3.935, 3);
});

test("drag takes its energy: a day's sinking matches its force, and the lifetime the sinking", () => {
  const { decayPerDay = 0, deceleration = 0, speed = 0, radius = 0 } = work("drag", { altitude: 500, ballistic: 80 });
  const power = deceleration * 1e-6 * speed;
  expect(decayPerDay).toBeCloseTo((power * 86_400 * 2 * (radius * 1000) ** 2) / mu, 3);
  const [above, below] = [500.5, 499.5].map((altitude) => work("drag", { altitude, ballistic: 80 }).lifetime!);
  expect(1000 / (above! - below!)).toBeCloseTo(decayPerDay, 0);
  expect(work("drag", { altitude: 400 }).density! / 1e12).toBeCloseTo(airDensity(400e3), 15);
});

test("a station at 400 km has up to 36.1 minutes of shadow, none above 70.2 degrees", () => {
  const { shadow, betaLimit = 0 } = work("eclipse");
  expect(shadow).toBeCloseTo(36.1, 1);
  expect(betaLimit).toBeCloseTo(70.2, 1);
  expect(work("eclipse", { beta: betaLimit + 0.01 }).shadow).toBe(0);
});

test("the geostationary ring sees 81.3 degrees of the Earth, 42 % of it", () => {
  const { central, share } = work("contact", { altitude: 35_786, elevation: 0 });
  expect(central).toBeCloseTo(81.3, 1);
  expect(share).toBeCloseTo(42.4, 1);
});

test("the Sun tilts the ring by 0.27 degrees a year, the Moon by 0.48 to 0.67", () => {
  const [least, most] = [work("third-body", { moonTilt: 18.3 }), work("third-body", { moonTilt: 28.6 })];
  expect(least.sunTilts).toBeCloseTo(0.27, 2);
  expect(least.moonTilts).toBeCloseTo(0.48, 2);
  expect(most.moonTilts).toBeCloseTo(0.674, 2);
  expect(most.ratio).toBeCloseTo(2.18, 2);
});

test("the ring is at rest over 75.1 E and 104.9 W, and station-keeping costs up to 1.8 m/s a year", () => {
  expect(work("geo-drift", { longitude: 75.07 }).driftAcceleration).toBeCloseTo(0, 9);
  expect(work("geo-drift", { longitude: -104.93 }).driftAcceleration).toBeCloseTo(0, 9);
  expect(work("geo-drift", { longitude: 80 }).driftAcceleration).toBeLessThan(0);
  expect(work("geo-drift", { longitude: 30.07 }).costPerYear).toBeCloseTo(1.76, 1);
});

test("sunlight presses with 4.54 µN/m², and the perigee rests at 63.43 degrees", () => {
  expect(work("pressure").sunPressure).toBeCloseTo(4.54, 2);
  expect(work("frozen", { inclination: 63.4349488 }).perigeeRate).toBeCloseTo(0, 6);
});

test("Landsat returns after 233 orbits in 16 days, at some 700 km and 98.2 degrees", () => {
  const { turnsPerDay, nodalPeriod, missPerCycle = 0 } = work("repeat-track", { altitude: 699.6, inclination: 98.2 });
  expect(turnsPerDay).toBeCloseTo(14.5625, 3);
  expect(nodalPeriod).toBeCloseTo(98.88, 1);
  expect(Math.abs(missPerCycle)).toBeLessThan(40);
});

test("10 mm/s too fast drift 1.67 km an orbit, as the integrated equations say", () => {
  const n = meanMotion(6_778_137);
  const turns = (2 * Math.PI) / n / 3600;
  const integrated = integrate({ position: [0, 0, 0], velocity: [0, 0.01, 0] }, n, turns * 3600, 5).position;
  const { inTrackAfter, driftPerTurn } = work("growth", { speedSigma: 10, time: turns });
  expect(inTrackAfter).toBeCloseTo(Math.abs(integrated[1]), 2);
  expect(driftPerTurn).toBeCloseTo(Math.abs(integrated[1]), 2);
});

test("the probability of collision matches a fine sum and the rule for small bodies", () => {
  const [miss, sigma, hardBody, step] = [150, 90, 40, 0.25];
  let sum = 0;
  for (let x = -hardBody + step / 2; x < hardBody; x += step)
    for (let y = -hardBody + step / 2; y < hardBody; y += step)
      if (Math.hypot(x, y) < hardBody)
        sum += (step * step * Math.exp(-((x - miss) ** 2 + y ** 2) / (2 * sigma ** 2))) / (2 * Math.PI * sigma ** 2);
  expect(collisionProbability(miss, sigma, hardBody) / sum).toBeCloseTo(1, 3);
  const { probability = 0, simple = 1, worst = 0 } = work("collision", { miss: 200, sigma: 100, hardBody: 1 });
  expect(probability / simple).toBeCloseTo(1, 3);
  for (const sigma of [130, 152])
    expect(work("collision", { miss: 200, sigma, hardBody: 1 }).probability).toBeLessThan(worst);
  expect(erf(0.5)).toBeCloseTo(0.5204998778, 9);
  expect(erf(3.5)).toBeCloseTo(0.9999992569, 9);
});

test("a line fitted to observations has the normal equations' uncertainty", () => {
  const [noise, count, arc] = [10, 20, 6000];
  const times = Array.from({ length: count }, (_, at) => (arc * at) / (count - 1) - arc / 2);
  const squares = times.reduce((sum, time) => sum + time * time, 0);
  const { rateSigma, aheadSigma } = work("fit", { noise, count, arc: arc / 60, ahead: 2 });
  expect(rateSigma! / 1000).toBeCloseTo(noise / Math.sqrt(squares), 9);
  expect(aheadSigma).toBeCloseTo(noise * Math.sqrt(1 / count + (7200 + arc / 2) ** 2 / squares), 9);
});

test("rotated axes keep the sum of variances, and halfway the correlation peaks", () => {
  const turned = work("rotation", { longSigma: 1000, shortSigma: 100, angle: 30 });
  expect(turned.trace).toBeCloseTo(1000 ** 2 + 100 ** 2, 3);
  expect(work("rotation", { angle: 45 }).correlation).toBeCloseTo((1e6 - 1e4) / (1e6 + 1e4), 9);
});

test("a GPS clock gains 38.6 µs a day: 45.7 by height less 7.1 by speed (Ashby)", () => {
  const { gained, byHeight, bySpeed } = work("clock");
  expect(gained).toBeCloseTo(38.5, 0);
  expect(byHeight).toBeCloseTo(45.6, 0);
  expect(bySpeed).toBeCloseTo(-7.2, 0);
});

test("the equinox moves by 50.29 arc seconds a year, and its node swings by 17.2", () => {
  expect(work("axes", { time: 1 }).precession).toBeCloseTo(50.288, 2);
  const largest = Math.max(...Array.from({ length: 200 }, (_, at) => work("axes", { time: at / 10 }).nutation!));
  expect(largest).toBeCloseTo(17.2, 1);
});

test("circular-orbit equations predict a push on a circle, not on an ellipse", () => {
  expect(work("elliptic", { eccentricity: 0, inTrackBurn: 0.01 }).off).toBeLessThan(0.2);
  expect(work("elliptic", { eccentricity: 0.3, inTrackBurn: 0.01 }).off).toBeGreaterThan(50);
});

test("relative elements draw what the equations of relative motion fly", () => {
  const n = meanMotion(6_778_137);
  const start = { position: [-300, 0, 0], velocity: [0, 600 * n, 200 * n] } as const;
  const coasted = coast(start, n, 1 / n).position;
  const { radial, inTrack, cross } = work("relative-elements", {
    radialSwing: 300,
    crossSwing: 200,
    phase: 180 / Math.PI,
  });
  expect([radial, inTrack, cross].map((one) => Math.round(one! * 1e6) / 1e6)).toEqual(
    coasted.map((one) => Math.round(one * 1e6) / 1e6),
  );
  expect(work("relative-elements", { radialSwing: 300, crossSwing: 300, between: 0 }).nearest).toBeCloseTo(300, 6);
  expect(work("relative-elements", { radialSwing: 300, crossSwing: 300, between: 90 }).nearest).toBeLessThan(3);
});

test("an axis has round numbers, enough digits to distinguish them, and powers of ten", () => {
  const plain = { from: 0, to: 1000, isLogarithmic: false };
  expect(ticksOf(plain, 5).map((tick) => labelOf(tick, ticksOf(plain, 5), plain))).toEqual([
    "0",
    "200",
    "400",
    "600",
    "800",
    "1,000",
  ]);
  const small = { from: -0.02, to: 0.03, isLogarithmic: false };
  expect(ticksOf(small, 5).map((tick) => labelOf(tick, ticksOf(small, 5), small))).toEqual([
    "−0.02",
    "−0.01",
    "0.00",
    "0.01",
    "0.02",
    "0.03",
  ]);
  const powers = { from: -6.2, to: 1.1, isLogarithmic: true };
  expect(ticksOf(powers, 4).map((tick) => labelOf(tick, ticksOf(powers, 4), powers))).toEqual([
    "10⁻⁶",
    "10⁻⁴",
    "0.01",
    "1",
  ]);
});

test("perigee rates per day are those of the lesson on J2", () => {
  const { perigeeRate } = work("frozen", { altitude: 400, inclination: 51.6 });
  expect(perigeeRate).toBeCloseTo(3.74, 2);
  expect(perDay(1 / year)).toBeCloseTo(0.157, 3);
});

test("from Cape Canaveral the station needs 45 degrees east of north, and due east gains most speed", () => {
  // Spherical trigonometry: cos i = cos latitude times sin azimuth.
  expect(work("launch", { latitude: 28.5, inclination: 51.6 }).azimuth).toBeCloseTo(44.98, 2);
  const east = work("launch", { latitude: 28.5, inclination: 28.5 });
  expect(east.azimuth).toBeCloseTo(90, 6);
  expect(east.gained).toBeCloseTo(408.73, 1);
  expect(east.groundSpeed).toBeCloseTo(east.gained!, 6);
  const west = work("launch", { latitude: 34.7, inclination: 97.4 });
  expect(west.azimuth).toBeCloseTo(-9.01, 2);
  expect(west.gained).toBeLessThan(0);
});

test("one degree is 10.5 km from 600 km, and the gravity gradient peaks at 45 degrees", () => {
  const { miss, turnRate } = work("pointing", { altitude: 600, error: 1 });
  expect(miss).toBeCloseTo(600 * Math.tan(radians(1)), 9);
  expect(turnRate).toBeCloseTo(360 / 96.69, 2);
  expect(work("pointing", { altitude: 600, error: 45, inertia: 100 }).torque).toBeCloseTo(
    150e6 * (mu / 6_978_137 ** 3),
    6,
  );
});

test("a black or grey ball at the Earth's distance has 278 K", () => {
  expect(work("warmth", { absorptivity: 1, emissivity: 1 }).ball).toBeCloseTo(278.3, 1);
  expect(work("warmth", { absorptivity: 0.4, emissivity: 0.4 }).ball).toBeCloseTo(278.3, 1);
  expect(work("warmth", { absorptivity: 1, emissivity: 1 }).plate).toBeCloseTo(278.3 * 2 ** 0.25, 0);
});

test("a centimetre of aluminium at 10 km/s has 1.41 g and 71 kJ, like a car at 43 km/h", () => {
  const { mass, energy, explosive, carSpeed } = work("impact", { diameter: 10, closing: 10 });
  expect(mass).toBeCloseTo(1.414, 3);
  expect(energy).toBeCloseTo(70.7, 1);
  expect(explosive).toBeCloseTo(16.9, 1);
  expect(carSpeed).toBeCloseTo(42.8, 1);
});
