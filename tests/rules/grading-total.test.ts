// A total by the rules of a course: weights, dropped grades, letters, rounding.
import fc from "fast-check";
import { expect, test } from "vitest";
import { averageText, gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { countedPoints, pointsLeft } from "~/domain/grades/counted-points";
import { countings, usualRules, type GradeCategory, type GradingRules } from "~/domain/grades/rules";
import { passesTotal, totalOf, type GradedCells } from "~/domain/grades/total";

const category = (name: string, weight: number, campaignIds: string[], dropLowest = 0): GradeCategory => ({
  ...{ name, weight, campaignIds, dropLowest },
});
const columns = ["lessons", "lessons", "lessons", "flights", "games"].map((campaignId) => ({ campaignId }));
const weighted: GradingRules = {
  ...usualRules,
  categories: [category("Lessons", 40, ["lessons"], 1), category("Flights", 60, ["flights"])],
};
const rowOf = (scores: (number | null)[], excused: number[] = []): GradedCells => ({
  cells: scores.map((score) => (score === null ? null : { score, maxScore: 100 })),
  excused,
});
const totals = (row: GradedCells, rules = weighted) => [
  totalOf(row, columns, rules, "soFar").share,
  totalOf(row, columns, rules, "ifNothingMoreComes").share,
];

test("categories count by their weight, the lowest grade is dropped, and a campaign in none doesn't count", () => {
  const { share, categories } = totalOf(rowOf([50, 80, 90, 70, 100]), columns, weighted, "soFar");
  expect(share).toBeCloseTo(0.4 * 0.85 + 0.6 * 0.7);
  expect(categories.map(({ dropped, grades }) => ({ dropped, grades }))).toEqual([
    { dropped: [0], grades: 3 },
    { dropped: [], grades: 1 },
  ]);
});

test("so far, a category without grades leaves its weight to the others; if nothing more comes, it counts as 0", () => {
  const [soFar, atLast] = totals(rowOf([80, 60, null, null, null]));
  expect(soFar).toBeCloseTo(0.8);
  // The missing lesson is the one that is dropped.
  expect(atLast).toBeCloseTo(0.4 * 0.7);
});

test("one grade always stays, and of equal grades the later is dropped", () => {
  expect(totals(rowOf([30, null, null, null, null]))[0]).toBeCloseTo(0.3);
  expect(totalOf(rowOf([50, 50, 90, null, null]), columns, weighted, "soFar").categories[0]?.dropped).toEqual([1]);
});

test("excused and retired scenarios are never missing", () => {
  const [, atLast] = totals(rowOf([80, 60, null, null, null], [2, 3]));
  expect(atLast).toBeCloseTo(0.8);
  const retired = columns.map((column, at) => (at === 3 ? { ...column, isRetired: true as const } : column));
  expect(totalOf(rowOf([80, 60, 70, null, null]), retired, weighted, "ifNothingMoreComes").share).toBeCloseTo(0.75);
});

test("without grades there is no total so far", () => {
  expect(totals(rowOf([null, null, null, null, 90]))[0]).toBeNull();
  expect(totals(rowOf([null, null, null, null, null]), usualRules)).toEqual([null, 0]);
});

test("a total is rounded as the rules say, and passes by the percentage that is shown", () => {
  const share = 0.596;
  expect(averageText(share, usualRules)).toBe("F 59 %");
  expect(passesTotal(share, usualRules)).toBe(false);
  const nearest: GradingRules = { ...usualRules, rounding: "nearest" };
  expect(averageText(share, nearest)).toBe("D 60 %");
  expect(passesTotal(share, nearest)).toBe(true);
  expect(averageText(0.594, nearest)).toBe("F 59 %");
});

test("letters are those of the course's own scale", () => {
  const german = { letters: [95, 80, 65, 50, 0].map((from, at) => ({ letter: String(at + 1), from })) };
  expect([100, 95, 94, 65, 50, 49, 0].map((score) => gradeLetterOf(score, 100, german))).toEqual([
    ...["1", "1", "2", "3", "4", "5", "5"],
  ]);
});

test("the attempts that count are the best, last, first or all of the first ones", () => {
  const attempts = [60, 90, 90, 30].map((score) => ({
    score,
    maxScore: 100,
    isReported: score === 30,
    secondsLate: null,
  }));
  const scoreOf = (counting: GradingRules["counting"], maxAttempts: number | null) =>
    countedPoints(attempts, { counting, maxAttempts, late: null })?.score;
  expect(countings.map((counting) => scoreOf(counting, null))).toEqual([90, 30, 60, 67]);
  expect(countings.map((counting) => scoreOf(counting, 2))).toEqual([90, 90, 60, 75]);
  expect(countedPoints([], usualRules)).toBeNull();
});

test("a mean of percentages keeps whole points, and attempts without points don't lower it", () => {
  const mean = { counting: "mean", maxAttempts: null, late: null } as const;
  const of = (...points: [score: number, maxScore: number][]) =>
    countedPoints(
      points.map(([score, maxScore]) => ({ score, maxScore, isReported: false, secondsLate: null })),
      mean,
    );
  expect(of([5, 10], [20, 20])).toMatchObject({ score: 15, maxScore: 20 });
  expect(of([7, 10], [0, 0])).toMatchObject({ score: 7, maxScore: 10 });
  expect(of([0, 0])).toMatchObject({ score: 0, maxScore: 0 });
});

test("each day begun since the due date takes its share, down to what always stays, after the grace time", () => {
  const late = { percentPerDay: 10, leastPercent: 50, graceMinutes: 15 };
  const day = 86_400;
  const left = [null, -5, 0, 900, 901, day, day + 1, 5 * day, 90 * day].map(
    (secondsLate) => pointsLeft({ score: 95, maxScore: 100, secondsLate }, late).score,
  );
  expect(left).toEqual([95, 95, 95, 95, 85, 85, 76, 47, 47]);
  expect(pointsLeft({ score: 95, maxScore: 100, secondsLate: day }, null).score).toBe(95);
});

test("of a better late attempt and one on time, the one counts that lateness leaves more points", () => {
  const late = { percentPerDay: 20, leastPercent: 0, graceMinutes: 0 };
  const attempts = [
    { score: 70, maxScore: 100, isReported: false, secondsLate: -60 },
    { score: 85, maxScore: 100, isReported: false, secondsLate: 60 },
  ];
  expect(countedPoints(attempts, { ...usualRules, late })).toMatchObject({ score: 70, isLate: false });
  expect(countedPoints(attempts, { ...usualRules, late: { ...late, percentPerDay: 10 } })).toMatchObject({
    ...{ score: 76, isLate: true },
  });
});

const cell = fc.option(fc.integer({ min: 0, max: 100 }));

test("weights without drops are the weighted mean of the categories' means", () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), (scores) => {
      const rules = { ...weighted, categories: weighted.categories.map((one) => ({ ...one, dropLowest: 0 })) };
      const groups: [number, (number | null)[]][] = [
        [40, scores.slice(0, 3)],
        [60, scores.slice(3, 4)],
      ];
      const parts = groups.flatMap(([weight, group]) => {
        const graded = group.filter((score) => score !== null);
        return graded.length === 0 ? [] : [[weight, graded.reduce((a, b) => a + b, 0) / graded.length] as const];
      });
      const weights = parts.reduce((sum, [weight]) => sum + weight, 0);
      const expected = parts.reduce((sum, [weight, mean]) => sum + weight * mean, 0) / weights / 100;
      const share = totals(rowOf(scores), rules)[0];
      if (parts.length === 0) expect(share).toBeNull();
      else expect(share).toBeCloseTo(expected, 10);
    }),
  );
});

test("what is dropped never lowers a total, and nothing that comes later is needed for the last total", () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 5, maxLength: 5 }), (scores) => {
      const without = { ...weighted, categories: weighted.categories.map((one) => ({ ...one, dropLowest: 0 })) };
      const [soFar, atLast] = totals(rowOf(scores));
      const [soFarWithout] = totals(rowOf(scores), without);
      if (soFar != null && soFarWithout != null) expect(soFar).toBeGreaterThanOrEqual(soFarWithout - 1e-12);
      if (soFar != null && atLast != null) expect(atLast).toBeLessThanOrEqual(soFar + 1e-12);
    }),
  );
});

test("a total that shows the pass mark passes, whatever the rounding errors of its mean", () => {
  for (let passMark = 1; passMark <= 99; passMark++)
    for (let count = 1; count <= 12; count++) {
      const rules = { ...usualRules, passMark };
      const campaign = Array.from({ length: count }, () => ({ campaignId: "lessons" }));
      const { share } = totalOf(rowOf(campaign.map(() => passMark)), campaign, rules, "soFar");
      expect([averageText(share, rules).endsWith(` ${passMark} %`), passesTotal(share ?? 0, rules)]).toEqual([
        true,
        true,
      ]);
    }
});
