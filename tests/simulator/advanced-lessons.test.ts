// The numbers that the advanced curriculum's lessons state hold.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { curveValues, type CurveModel } from "../../physics/curves";
import { degrees, earthRadius, earthRate, radians } from "../../physics/earth";
import { orbitValues } from "../../physics/explore";

const textOf = (lesson: string) => readFileSync(`content/lessons/${lesson}.json`, "utf8");
const day = 86_400;
const orbit = (altitude: number, inclination: number, apogee = altitude) =>
  orbitValues({ altitude: altitude * 1e3, apogee: apogee * 1e3, inclination: radians(inclination) });
const nodeRate = (...given: Parameters<typeof orbit>) => degrees(orbit(...given)["nodeRate"] ?? NaN) * day;
const curve = (model: CurveModel, inputs: Record<string, number>, of: string) => curveValues(model, inputs)[of] ?? NaN;

/** The number, rounded as in the text, and the text. */
const stated: [string, () => number, number, number, string][] = [
  ["j2-precession", () => -nodeRate(1200, 51.6), 3.39, 2, "3.39° at 1,200 km"],
  ["j2-precession", () => nodeRate(400, 28.5), -7.08, 2, "−7.08° at 28.5°"],
  ["sun-synchronous", () => nodeRate(900, 98.19), 0.894, 3, "0.894° at 900 km"],
  ["frozen-orbits", () => -nodeRate(600, 63.4, 39_760), 0.15, 2, "about 0.15° per day"],
  ["equinoctial-elements", () => 2 * 0.0005 * Math.sin(radians(20)), 0.00034, 5, "0.00034"],
  ["equinoctial-elements", () => 0.00034 * (earthRadius / 1e3 + 400), 2.3, 1, "2.3 km in height"],
  [
    "geo-east-west",
    () => degrees((orbit(33_786, 0)["n"] ?? NaN) - earthRate) * ((2 * Math.PI) / earthRate),
    27,
    0,
    "27° per day",
  ],
  ["covariance-in-ric", () => (orbit(400, 0)["n"] ?? NaN) * 500, 0.57, 2, "by 0.57 m/s"],
  ["conjunction-assessment", () => (6e-3 * Math.PI * 0.05) / (orbit(400, 0)["n"] ?? NaN), 0.8, 1, "0.8 km farther"],
  ["passive-safety", () => 500 - (4 * 0.1) / (orbit(400, 0)["n"] ?? NaN), 146, 0, "146 m behind"],
  ["elliptic-targets", () => 2 * (orbit(400, 0)["n"] ?? NaN) * 100, 0.226, 3, "−0.226 m/s"],
  [
    "time-scales",
    () => curve("clock", { altitude: 20_184e3 }, "byHeight") * 1e6,
    45.8,
    1,
    "45.8 µs (millionths of a second)",
  ],
  [
    "time-scales",
    () => curve("turn", { clockError: 18, latitude: 0, altitude: 400e3 }, "orbitShift") / 1e3,
    138,
    0,
    "is 138 km",
  ],
  ["third-body", () => curve("third-body", { altitude: 35_786e3, moonTilt: 0.4 }, "ratio"), 2.2, 1, "2.2 to 1"],
];

test.each(stated)("%s: %#", (lesson, calculate, number, digits, text) => {
  expect(calculate().toFixed(digits)).toBe(number.toFixed(digits));
  expect(textOf(lesson)).toContain(text);
});

test("elliptic targets: at e = 0.1 the equations for circles miss by about a fifth of the drift", () => {
  const inputs = { altitude: 400e3, eccentricity: 0.1, anomaly: 0, inTrackBurn: 0.1, radialBurn: 0, turns: 1 };
  const { off = NaN, inTrack = NaN } = curveValues("elliptic", inputs);
  expect(off / -inTrack).toBeGreaterThan(0.16);
  expect(off / -inTrack).toBeLessThan(0.22);
  expect(textOf("elliptic-targets")).toContain("At e = 0.1 the error is a fifth of the drift");
});
