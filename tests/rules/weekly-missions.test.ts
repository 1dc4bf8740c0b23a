// Weeks, the draw of a mission, which result is better, and ratings.
import { expect, test } from "vitest";
import { rateClass } from "~/domain/weekly-missions/class-rating";
import { drawMission } from "~/domain/weekly-missions/draw-mission";
import { weekOf } from "~/domain/weekly-missions/week";
import { compareResults, printOfLog } from "~/domain/weekly-missions/weekly-result";

test.each([
  ["2026-11-29T23:59:59.999Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
  ["2026-01-01T12:00:00Z", "2025-12-29"],
  ["2028-02-29T12:00:00Z", "2028-02-28"],
])("the week of %s begins on Monday %s", (now, monday) => {
  const week = weekOf(new Date(now));
  expect(week.monday).toBe(monday);
  expect(week.endsAt.getTime() - week.startsAt.getTime()).toBe(7 * 86_400_000);
});

const flights = ["dock", "hop", "round"].map((key) => ({ scenarioId: `id of ${key}`, key, maxScore: 250 }));
const weeks = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString());

test("a week's mission depends on the secret, and not on the order of the flights", () => {
  const week = { monday: "2026-11-23", curriculumKey: "foundation" };
  const drawn = drawMission("secret", week, flights);
  expect(drawMission("secret", week, [...flights].reverse())).toEqual(drawn);
  expect(drawMission("another", week, flights)?.seed).not.toBe(drawn?.seed);
  expect(drawMission("secret", week, [])).toBeNull();
});

test("every flight gets its weeks, and seeds are those of starts", () => {
  const drawn = weeks.map((monday) => drawMission("secret", { monday, curriculumKey: "foundation" }, flights)!);
  expect(new Set(drawn.map(({ key }) => key)).size).toBe(3);
  expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(60);
  for (const { seed } of drawn) expect(seed >= 0 && seed < 2 ** 31).toBe(true);
});

test("more points are better, then less delta-v, then less time", () => {
  const result = { points: 200, deltaV: 2, duration: 600 };
  expect(compareResults({ ...result, points: 201, deltaV: 9 }, result)).toBeGreaterThan(0);
  expect(compareResults({ ...result, deltaV: 1.9, duration: 900 }, result)).toBeGreaterThan(0);
  expect(compareResults({ ...result, duration: 601 }, result)).toBeLessThan(0);
  expect(compareResults(result, { ...result })).toBe(0);
});

test("a log that only coasts longer is the same flight", () => {
  const log = { version: 2, burns: [{ t: 5, dv: [0, 0.1, 0] as [number, number, number] }], end: 100 };
  expect(printOfLog({ ...log, end: 120, turns: [] })).toBe(printOfLog(log));
  expect(printOfLog({ ...log, burns: [{ t: 5, dv: [0, 0.11, 0] }] })).not.toBe(printOfLog(log));
});

const week = (...points: number[]) => points.map((each, index) => ({ userId: `${index}`, points: each }));

test("the better of equals gains what the worse loses, and a week of two doesn't count", () => {
  const ratings = rateClass([week(200, 100), week(250, 200, 150)]);
  expect([0, 1, 2].map((who) => ratings.get(`${who}`)?.rating)).toEqual([1524, 1500, 1476]);
  expect(ratings.get("0")?.weeks).toBe(1);
});

test("beating a stronger classmate counts more than beating a weaker one", () => {
  const before = [week(250, 200, 150), week(250, 200, 150)];
  const expected = rateClass([...before, week(250, 200, 150)]);
  const upset = rateClass([...before, week(150, 200, 250)]);
  expect(upset.get("2")!.change).toBeGreaterThan(expected.get("0")!.change);
  expect(expected.get("0")!.change).toBeGreaterThan(0);
});

test("equal points move equal ratings nowhere", () => {
  expect([...rateClass([week(200, 200, 200)]).values()].map(({ change }) => change)).toEqual([0, 0, 0]);
});
