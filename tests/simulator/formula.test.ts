import { expect, test } from "vitest";
import { evaluateFormula, parseFormula, quantitiesIn } from "../../content/formula";

const values = { a: 7, b: 2, c: 3 };
const comesTo = (source: string) => parseFormula(`${source} = 0`).map((side) => evaluateFormula(side, values))[0];

test.each([
  ["{a} + {b} {c}", 13],
  ["6 π {a} / {b}", 21 * Math.PI],
  ["{a} / 2 {b}", 1.75],
  ["-{a} - {b}", -9],
  ["{b}^2 - {c}", 1],
  ["2 π sqrt({b}^3 / {a})", 2 * Math.PI * Math.sqrt(8 / 7)],
  ["({a} + {b}) (1 - {c})", -18],
  ["{c} sin(π / {b}) + cos(0)", 4],
  ["1.5 {b}", 3],
])("%s comes to %d", (source, number) => {
  expect(comesTo(source)).toBeCloseTo(number, 12);
});

test("a formula names its quantities in their order", () => {
  expect(parseFormula("{a} = {b} sqrt({c} / {a})").flatMap(quantitiesIn)).toEqual(["a", "b", "c", "a"]);
});

test.each([
  ["{a}", "no equation"],
  ["{a} = {b", 'cannot be read from "{b" on'],
  ["{a} = ", "ends too early"],
  ["{a} = ({b}", "bracket that nothing closes"],
  ["{a} = {b})", 'has ")" where nothing fits'],
  ["{a} = log({b})", 'has "log" where'],
  ["{a} = sin {b}", 'needs a bracket after "sin"'],
  ["{a} = {b} <script>", "cannot be read"],
])("%s: %s", (source, reason) => {
  expect(() => parseFormula(source)).toThrow(reason);
});
