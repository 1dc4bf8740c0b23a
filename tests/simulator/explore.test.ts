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

test("a push outward closes: 0.2828417 m/s reach 250 m up after a quarter of an orbit and come back after one", () => {
  const pushed = { ...relative, inTrackBurn: 0, radialBurn: 0.2828417 };
  const { drift, period = 0, halfwayInTrack } = relativeValues(pushed, 0);
  expect(drift).toBeCloseTo(0, 6);
  expect(relativeValues(pushed, period / 4).radial).toBeCloseTo(250, 3);
  expect(halfwayInTrack).toBeCloseTo(-1000, 3);
});

test("1 km below on a circle of one's own one gains 9424.778 m per orbit", () => {
  const below = { ...relative, radialStart: -1000, inTrackBurn: 0, isCoelliptic: true };
  expect(relativeValues(below, 0).drift).toBeCloseTo(9424.778, 3);
});

test("the path ends where the values say, and two-body motion is metres beside it", () => {
  const { period = 0 } = relativeValues(relative, 0);
  const path = relativePath(relative, period, 40);
  const { radial, inTrack, miss } = relativeValues(relative, period);
  expect(path.at(-1)).toEqual([radial, inTrack, 0]);
  expect(miss).toBeLessThan(5);
  expect(miss).toBeGreaterThan(0);
});

const still = { inclination: 0, trueAnomaly: 0 };

test("the station at 400 km: 92.56 minutes, 7.669 km/s, 15.56 turns a day, its track 23.2 degrees west each turn", () => {
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

test("by the true anomaly one comes to the mean one that leads back", () => {
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
