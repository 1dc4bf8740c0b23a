// Numbers that the lessons on missions and operations state, recomputed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { curveQuantities } from "../../content/curve-quantities";
import { curveValues, type CurveModel } from "../../physics/curves";
import { degrees, earthRadius, mu } from "../../physics/earth";

const contains = (lesson: string, ...texts: string[]) => {
  const said = readFileSync(`content/lessons/${lesson}.json`, "utf8");
  for (const text of texts) expect(said, lesson).toContain(text);
};

/** Computes in the quantities' units, with default values for missing inputs. */
function work(model: CurveModel, inputs: Record<string, number> = {}) {
  const quantities = curveQuantities[model];
  const entries = Object.entries(quantities).flatMap(([key, { input, factor }]) =>
    input ? [[key, (inputs[key] ?? input.defaultValue) / factor] as const] : [],
  );
  const values = curveValues(model, Object.fromEntries(entries));
  return (key: string) => values[key]! * quantities[key]!.factor;
}

test("link budgets: the power received, the beam, and the margins of both dishes at the Moon", () => {
  expect(work("link")("receivedPower")).toBeCloseTo(2.1, 1);
  expect(work("link")("beam")).toBeCloseTo(0.5, 1);
  const moon = { range: 384_400, rate: 1 };
  expect(work("link", { ...moon, dish: 35 })("margin")).toBeCloseTo(-3.1, 1);
  expect(work("link", { ...moon, dish: 70 })("margin")).toBeCloseTo(2.9, 1);
  expect(work("link", { rate: 100 })("margin")).toBeCloseTo(5.6, 1);
  contains("link-budget", "about two trillionths of a watt", "half a degree", "the margin is −3.1 dB", "15.6 dB");
});

test("constellations: the circle of one satellite, its passage, and what altitude saves", () => {
  const low = work("coverage", { altitude: 550, elevation: 25 });
  expect((low("central") / 180) * Math.PI * 6378).toBeCloseTo(940, -1);
  expect(low("share")).toBeCloseTo(0.5, 1);
  expect((low("central") / 180) * low("period")).toBeCloseTo(4.5, 1);
  expect([780, 2000].map((altitude) => work("coverage", { altitude })("fewest"))).toEqual([66, 28]);
  contains("constellations", "940 km", "At most four and a half minutes");
});

test("reentry: the energy of a kilogram, the burn down, and what the angle and the nose do", () => {
  expect(mu / (earthRadius + 400e3) / 2e6).toBeCloseTo(29.4, 1);
  expect(work("deorbit")("deltaV")).toBeCloseTo(102, 0);
  expect(work("entry", { angle: 12 })("peakLoad")).toBeCloseTo(33.4, 1);
  expect(work("entry", { nose: 0.25 })("hottest")).toBeCloseTo(3132, 0);
  expect(work("entry", { nose: 1 })("hottest")).toBeCloseTo(1566, 0);
  contains("reentry", "some 30 MJ", "peaks at 33 g", "3,100 kW/m²");
});

test("to the Moon and the planets: times, angles and burns", () => {
  expect(work("lunar")("time")).toBeCloseTo(119, 0);
  const fast = work("lunar", { reach: 584_400 });
  expect([fast("time"), fast("deltaV") - work("lunar")("deltaV")].map(Math.round)).toEqual([67, 32]);
  // Three days, as a question says: 20 to 30 m/s at the Earth, 80 to 130 m/s at the Moon.
  const threeDays = work("lunar", { reach: 510_000 });
  expect(threeDays("time") / 24).toBeCloseTo(3, 1);
  expect([threeDays("deltaV"), threeDays("capture")].map(Math.round)).toEqual([3158, 921]);
  const mars = work("planets");
  expect([mars("time"), mars("synodic"), mars("lead")].map(Math.round)).toEqual([259, 780, 44]);
  expect(work("planets", { distance: 9.58 })("synodic")).toBeCloseTo(378, 0);
  expect(mars("perigeeSpeed")).toBeCloseTo(11.3, 1);
  contains("interplanetary", "259 days", "44° ahead", "780 days");
});

test("orbital threats: a degree a day in the ring, and how far a push leads in a day", () => {
  const ring = earthRadius + 35_786e3;
  const rate = (r: number) => degrees(Math.sqrt(mu / r ** 3)) * 86_400;
  expect(rate(ring) - rate(ring + 78e3)).toBeCloseTo(1, 2);
  expect(work("pursuit")("arrival")).toBeCloseTo(1.9, 1);
  expect(work("pursuit", { dodge: 0.1 })("slip")).toBeCloseTo(26, 0);
  contains("orbital-threats", "1° a day takes 78 km");
});

test("conjunction messages: the place of the example, and its risks", () => {
  expect(Math.hypot(60, 112, 278)).toBeCloseTo(306, 0);
  expect(Math.hypot(112, 278)).toBeCloseTo(300, 0);
  // At closest approach the miss is perpendicular to the relative velocity, 14 km/s between two circular orbits.
  const speed = Math.sqrt(mu / (earthRadius + 620e3));
  const half = Math.asin(14_000 / 2 / speed);
  expect(Math.abs(-112 * Math.sin(half) + 278 * Math.cos(half))).toBeLessThan(3);
  expect(Math.sqrt(400 + 1200)).toBe(40);
  expect(work("message")("oneIn")).toBeCloseTo(1500, -1);
  expect(work("message", { sideSigma: 100 })("oneIn") / 22_000).toBeCloseTo(1, 1);
  contains("conjunction-messages", "MISS_DISTANCE = 306 [m]", "1 in 1,500");
});

test("space law: the lifetimes at both limits, and the price of the graveyard", () => {
  const years = (altitude: number) => work("drag", { altitude, ballistic: 100 })("lifetime") / 365.25;
  expect(years(600)).toBeCloseTo(26, 0);
  expect(years(500)).toBeCloseTo(5.1, 1);
  expect(work("graveyard")("keeping") / 7).toBeCloseTo(10, 0);
  expect([5, 25].map((span) => Math.floor(span * 365.25))).toEqual([1826, 9131]);
  contains("space-law", "1,826 days", "9,131");
});
