import { expect, test } from "vitest";
import { relativePath, relativeValues, orbitValues, type Relative } from "../../physics/explore";
import { radians } from "../../physics/earth";

const relative: Relative = {
  altitude: 400e3,
  radialStart: 0,
  inTrackStart: -1000,
  radialBurn: 0,
  inTrackBurn: -0.0600209,
  isCoelliptic: false,
};

test("a push backward of 0.0600209 m/s gains 1 km ahead in one orbit and dips 212.2 m", () => {
  const { drift, halfway, period, inTrack } = relativeValues(relative, 5553.624271);
  expect(drift).toBeCloseTo(1000, 2);
  expect(halfway).toBeCloseTo(-212.2066, 2);
  expect(period).toBeCloseTo(5553.624271, 5);
  expect(inTrack).toBeCloseTo(0, 2);
});

test("a push outward of 0.2828417 m/s reaches 250 m after a quarter orbit and returns after one", () => {
  const pushed = { ...relative, inTrackBurn: 0, radialBurn: 0.2828417 };
  const { drift, period = 0, halfwayInTrack } = relativeValues(pushed, 0);
  expect(drift).toBeCloseTo(0, 6);
  expect(relativeValues(pushed, period / 4).radial).toBeCloseTo(250, 3);
  expect(halfwayInTrack).toBeCloseTo(-1000, 3);
});

test("a circle 1 km lower gains 9424.778 m per orbit", () => {
  const below = { ...relative, radialStart: -1000, inTrackBurn: 0, isCoelliptic: true };
  expect(relativeValues(below, 0).drift).toBeCloseTo(9424.778, 3);
});

test("the path ends at the stated values, metres from two-body motion", () => {
  const { period = 0 } = relativeValues(relative, 0);
  const path = relativePath(relative, period, 40);
  const { radial, inTrack, miss } = relativeValues(relative, period);
  expect(path.at(-1)).toEqual([radial, inTrack, 0]);
  expect(miss).toBeLessThan(5);
  expect(miss).toBeGreaterThan(0);
});

const still = { inclination: 0, trueAnomaly: 0 };

test("the station at 400 km has 92.56 minutes, 7.669 km/s, 15.56 orbits a day, 23.2 degrees west each", () => {
  const { period = 0, speed = 0, turnsPerDay, trackShift = 0 } = orbitValues({ altitude: 400e3, ...still });
  expect(period / 60).toBeCloseTo(92.56, 2);
  expect(speed / 1000).toBeCloseTo(7.669, 3);
  expect(turnsPerDay).toBeCloseTo(15.56, 2);
  expect(trackShift).toBeCloseTo(radians(23.2), 3);
});

test("Curtis, example 2.7: 400 by 4000 km has e = 0.2098, a = 8578 km, 8.435 and 5.509 km/s, and 2.196 hours", () => {
  const values = orbitValues({ altitude: 400e3, apogee: 4000e3, ...still });
  expect(values.eccentricity).toBeCloseTo(0.2098, 3);
  expect(values.semiMajorAxis! / 1000).toBeCloseTo(8578, 0);
  expect(values.perigeeSpeed! / 1000).toBeCloseTo(8.435, 2);
  expect(values.apogeeSpeed! / 1000).toBeCloseTo(5.509, 2);
  expect(values.period! / 3600).toBeCloseTo(2.196, 3);
});

test("Vallado, example 2-1: M = 235.4° and e = 0.4 give E = 220.512074°", () => {
  const { eccentricAnomaly = 0 } = orbitValues({
    altitude: 400e3,
    eccentricity: 0.4,
    inclination: 0,
    meanAnomaly: radians(235.4),
  });
  expect((eccentricAnomaly * 180) / Math.PI).toBeCloseTo(220.512074, 5);
});

test("converting a true anomaly to the mean one and back restores it", () => {
  const shape = { altitude: 500e3, eccentricity: 0.6, inclination: 1 };
  for (const trueAnomaly of [0, 0.4, 2, Math.PI, 4, 6]) {
    const { meanAnomaly } = orbitValues({ ...shape, trueAnomaly });
    const back = orbitValues({ ...shape, meanAnomaly: meanAnomaly! });
    expect(back.trueAnomaly).toBeCloseTo(trueAnomaly, 9);
  }
});

test("Vallado, example 6-1: from 191.34411 km to 35,781.34857 km a transfer takes 5.256 hours and 3.935 km/s", () => {
  const { halfPeriod = 0, bothBurns = 0 } = orbitValues({ altitude: 191_344.11, apogee: 35_781_348.57, ...still });
  expect(halfPeriod / 3600).toBeCloseTo(5.256, 2);
  expect(bothBurns / 1000).toBeCloseTo(3.935, 3);
});

test("escape speed is the circular speed times the root of two, anywhere", () => {
  for (const altitude of [200e3, 400e3, 35_786e3]) {
    const { speed = 0, escapeSpeed = 0, toEscape = 0, gravity = 0, radius = 0 } = orbitValues({ altitude, ...still });
    expect(escapeSpeed / speed).toBeCloseTo(Math.SQRT2, 12);
    expect(toEscape).toBeCloseTo(escapeSpeed - speed, 9);
    expect(gravity).toBeCloseTo(speed ** 2 / radius, 12);
  }
});

test("Kepler's second law: a period sweeps the ellipse, and Molniya spends 73 % in the outer half", () => {
  const molniya = { altitude: 1000e3, apogee: 39_356e3, inclination: radians(63.4), trueAnomaly: 0 };
  const { sweep = 0, period = 0, semiMajorAxis: a = 0, eccentricity: e = 0, ...more } = orbitValues(molniya);
  expect((sweep * period) / (Math.PI * a * a * Math.sqrt(1 - e * e))).toBeCloseTo(1, 12);
  expect(more.momentum! / (more.perigeeRadius! * more.perigeeSpeed!)).toBeCloseTo(1, 12);
  // By time: the mean anomaly at the end of the minor axis, where the eccentric one is 90 degrees.
  expect(more.farShare).toBeCloseTo(1 - (Math.PI / 2 - e) / Math.PI, 12);
  expect(more.highestLatitude).toBeCloseTo(radians(63.4), 12);
});

test("phasing 20 km lower at perigee gains what the times say, for two burns", () => {
  const values = orbitValues({ altitude: 380e3, apogee: 400e3, ...still });
  const { period = 0, outerPeriod = 0, catchUp = 0, downAndUp = 0 } = values;
  expect(outerPeriod).toBeCloseTo(5553.624271, 5);
  expect(catchUp).toBeCloseTo((2 * Math.PI * (outerPeriod - period)) / outerPeriod, 12);
  expect(downAndUp).toBeCloseTo(2 * values.secondBurn!, 12);
  expect(values.backAndForth).toBeCloseTo(2 * values.firstBurn!, 12);
  expect(values.fallBack).toBeGreaterThan(0);
});

test("from 400 km the view is 19.8 degrees each way, and 2,294 km to the horizon", () => {
  const { horizon = 0, horizonDistance = 0 } = orbitValues({ altitude: 400e3, ...still });
  expect((horizon * 180) / Math.PI).toBeCloseTo(19.782, 2);
  expect(horizonDistance / 1000).toBeCloseTo(2294, 0);
});
