import { expect, test } from "vitest";
import { parseClass } from "~/domain/gradebook/parse-class";
import { usualRules } from "~/domain/grades/rules";

const emptyClass = (name: string) => ({
  ...{ matrix: "", columnsJson: JSON.stringify([]).padEnd(name.length + 2), rulesJson: JSON.stringify(usualRules) },
});

test("a class is parsed once while it is among the last eight requested", () => {
  const [first, ...others] = Array.from({ length: 8 }, (_, at) => emptyClass("x".repeat(at)));
  const parsed = parseClass(first!);
  for (const other of others) parseClass(other);
  expect(parseClass(first!)).toBe(parsed);
});

test("a ninth class replaces the one parsed longest ago, so the cache stays small", () => {
  const first = parseClass(emptyClass("first"));
  for (let at = 0; at < 8; at++) parseClass(emptyClass("y".repeat(20 + at)));
  expect(parseClass(emptyClass("first"))).not.toBe(first);
});
