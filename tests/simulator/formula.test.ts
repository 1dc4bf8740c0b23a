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
  ["{a}", "formulaNoEquation"],
  ["{a} = {b", "formulaUnreadable"],
  ["{a} = ", "formulaEndsEarly"],
  ["{a} = ({b}", "formulaOpenBracket"],
  ["{a} = {b})", "formulaUnexpected"],
  ["{a} = log({b})", "formulaNoOperand"],
  ["{a} = sin {b}", "formulaNoBracket"],
  ["{a} = {b} <script>", "formulaUnreadable"],
])("%s: %s", (source, reason) => {
  expect(() => parseFormula(source)).toThrow(reason);
});
