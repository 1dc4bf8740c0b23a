import { expect, test } from "vitest";
import { parseClass } from "~/domain/gradebook/parse-class";

const emptyClass = (name: string) => ({ matrix: "", columnsJson: JSON.stringify([]).padEnd(name.length + 2) });

test("a class is parsed once while it is one of the last eight that were asked for", () => {
  const [first, ...others] = Array.from({ length: 8 }, (_, at) => emptyClass("x".repeat(at)));
  const parsed = parseClass(first!);
  for (const other of others) parseClass(other);
  expect(parseClass(first!)).toBe(parsed);
});

test("a ninth takes the place of the one that was parsed longest ago: what changes all day does not pile up", () => {
  const first = parseClass(emptyClass("first"));
  for (let at = 0; at < 8; at++) parseClass(emptyClass("y".repeat(20 + at)));
  expect(parseClass(emptyClass("first"))).not.toBe(first);
});
