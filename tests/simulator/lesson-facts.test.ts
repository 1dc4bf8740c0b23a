// Numbers that lessons state, recomputed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coast } from "../../physics/clohessy-wiltshire";
import { curveValues } from "../../physics/curves";
import { airDensity, dragFactor } from "../../physics/drag";
import { degrees, earthRadius, earthRate, mu, radians } from "../../physics/earth";
import { keplerAfter, meanMotion, period, stateOf } from "../../physics/kepler";
import { elementsOfOrbit } from "../../physics/orbits";
import { dot, length, subtract, type Vector } from "../../physics/vectors";

const textOf = (lesson: string) => readFileSync(`content/lessons/${lesson}.json`, "utf8");
const lowOrbit = earthRadius + 400e3;
const n = meanMotion(lowOrbit);

test("passive safety: 0.1 m/s forward from 20 m passes at 4.4 m, from 500 m it stays far away", () => {
  const closestFrom = (distance: number) => {
    const start = { position: [0, -distance, 0] as Vector, velocity: [0, 0.1, 0] as Vector };
    return Math.min(...Array.from({ length: 12_000 }, (_, at) => length(coast(start, n, at / 2).position)));
  };
  expect(closestFrom(20)).toBeCloseTo(4.4, 1);
  expect(closestFrom(500)).toBeGreaterThan(300);
  expect(textOf("passive-safety")).toContain("0.1 m/s from only 20 m away passes 4.4 m from");
});

/** Degrees over the ground of a launch whose orbit passes the site at an azimuth. */
function flownAzimuth(azimuth: number, { latitude, altitude }: { latitude: number; altitude: number }) {
  const speed = Math.sqrt(mu / (earthRadius + altitude));
  const east = speed * Math.sin(radians(azimuth)) - earthRate * earthRadius * Math.cos(radians(latitude));
  return (degrees(Math.atan2(east, speed * Math.cos(radians(azimuth)))) + 360) % 360;
}

test("launch windows: the orbit's azimuths and those flown over the ground", () => {
  const azimuthOf = (latitude: number, inclination: number) =>
    degrees(Math.asin(Math.cos(radians(inclination)) / Math.cos(radians(latitude))));
  const cape = azimuthOf(28.5, 51.6);
  expect(cape).toBeCloseTo(45, 1);
  expect(flownAzimuth(cape, { latitude: 28.5, altitude: 400e3 })).toBeCloseTo(42.7, 1);
  const descending = 180 - azimuthOf(34.6, 98);
  expect(descending).toBeCloseTo(190, 0);
  expect(flownAzimuth(descending, { latitude: 34.6, altitude: 500e3 })).toBeCloseTo(192.5, 1);
  for (const figure of ["45° from", "42.7° over", "azimuth of 190°", "192.5° over"])
    expect(textOf("launch-windows")).toContain(figure);
});

test("bi-elliptic: what the second burn costs at a ratio of 20", () => {
  const burns = (turning: number) => curveValues("bi-elliptic", { altitude: 300e3, ratio: 20, turning });
  expect(burns(60)["secondBurn"]).toBeCloseTo(525, 0);
  expect(burns(60)["thirdBurn"]).toBeCloseTo(388, 0);
  expect(burns(1000)["secondBurn"]).toBeCloseTo(37, 0);
  expect(textOf("bi-elliptic")).toContain(
    "525 m/s at 60 r₁, more than the third burn's 388 m/s, and 37 m/s at 1,000 r₁",
  );
});

/** Minutes above the horizon of a site at the equator that the orbit passes over. */
function passMinutes(turnRate: number) {
  const orbit = { perigee: 400, apogee: 400, inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
  const start = stateOf(elementsOfOrbit(orbit));
  const isUp = (seconds: number) => {
    const angle = turnRate * seconds;
    const site: Vector = [earthRadius * Math.cos(angle), earthRadius * Math.sin(angle), 0];
    return dot(subtract(keplerAfter(start, seconds).position, site), site) > 0;
  };
  return Array.from({ length: 8000 }, (_, at) => (at - 4000) / 10).filter(isUp).length / 600;
}

test("ground contacts: the longest pass at 400 km, without and with the Earth's turn", () => {
  expect(passMinutes(0)).toBeCloseTo(10.2, 1);
  expect(passMinutes(earthRate)).toBeCloseTo(10.6, 1);
  expect(textOf("ground-contacts")).toContain("from 10.2 to 10.6 minutes");
});

test("covariance: a craft that is too high and too slow in the RIC frame keeps its period", () => {
  const [x, along] = [10, -2 * n * 10];
  const after = coast({ position: [x, 0, 0], velocity: [0, along, 0] }, n, period(lowOrbit));
  expect(after.position[1]).toBeCloseTo(0, 6);
});

test("drag: over the poles the same radius is 21 km higher, with a fifth less air at most latitudes of an orbit", () => {
  const densityAt = (z: number) => {
    const across = Math.sqrt(lowOrbit ** 2 - z ** 2);
    return dragFactor(across, 0, z, 0, earthRate * across + 1, 0) / (-0.5 * 0.022);
  };
  expect(densityAt(0)).toBeCloseTo(airDensity(400e3), 18);
  expect(densityAt(lowOrbit)).toBeCloseTo(airDensity(421.4e3), 14);
  const polar = Array.from({ length: 360 }, (_, at) => densityAt(lowOrbit * Math.sin(radians(at))));
  const mean = polar.reduce((sum, one) => sum + one, 0) / polar.length;
  expect(1 - mean / airDensity(400e3)).toBeGreaterThan(0.15);
  expect(1 - mean / airDensity(400e3)).toBeLessThan(0.2);
});
