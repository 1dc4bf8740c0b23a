// Checks that a formula's sides agree by evaluating it at several points.
import { inputsOf, quantityOf, slidersOf, valuesOf, type Inputs } from "./explorable";
import type { Explore } from "./explore-schema";
import type { Message } from "~/texts/message";
import { FormulaError, reason } from "./findings";
import { evaluateFormula, parseFormula, quantitiesIn, type Formula } from "./formula";

export const unknownQuantity = (key: string): Message => reason("noSuchQuantity", { key });

/** Positions in each slider's range at which a formula must hold. */
const sampleShares = [0.31, 0.43, 0.77];

/** Checks a formula with the sliders of an explorable; undefined if it holds. */
export function problemOfFormula(explore: Explore, formula: string): Message | undefined {
  const sides = parseOrReason(formula);
  return Array.isArray(sides) ? problemOfSides(explore, sides) : sides;
}

/** Checks a formula in a text, which uses quantities of an orbit or of relative motion. */
export function problemOfTextFormula(formula: string): Message | undefined {
  const sides = parseOrReason(formula);
  return Array.isArray(sides) ? problemOfSides(exampleFor(sides), sides) : sides;
}

/** The quantities of the symbols in such a formula. */
export const quantityInText = (formula: string) => {
  const example = exampleFor(parseFormula(formula));
  return (key: string) => quantityOf(example, key);
};

const slider = (from: number, to: number) => ({ from, to, value: (from + to) / 2, step: 1 });
const examples: [Explore, Explore] = [
  {
    type: "orbit",
    inputs: {
      altitude: slider(200, 2000),
      apogee: slider(3000, 36_000),
      inclination: slider(20, 80),
      trueAnomaly: slider(10, 170),
    },
    circles: false,
    sectors: false,
    map: false,
  },
  {
    type: "relative-motion",
    motion: "at rest",
    inputs: { altitude: slider(200, 2000), radialBurn: slider(0.1, 2), inTrackBurn: slider(0.1, 2) },
    orbits: 1,
  },
];

const exampleFor = (sides: readonly Formula[]): Explore =>
  examples.find((example) => sides.flatMap(quantitiesIn).every((key) => quantityOf(example, key))) ?? examples[0];

function parseOrReason(formula: string): Formula[] | Message {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (error instanceof FormulaError) return error.reason;
    throw error;
  }
}

function problemOfSides(explore: Explore, sides: readonly Formula[]): Message | undefined {
  const missing = sides.flatMap(quantitiesIn).find((key) => !quantityOf(explore, key));
  if (missing) return unknownQuantity(missing);
  const trials = [inputsOf(explore), ...sampleShares.map((share) => inputsAt(explore, share))];
  for (const inputs of trials) {
    const values = valuesOf(explore, inputs);
    const [first = NaN, ...others] = sides.map((side) => evaluateFormula(side, values));
    if (!others.every((other) => isSame(first, other)))
      return reason("formulaNotEqual", { sides: [first, ...others].map((side) => side.toPrecision(6)) });
  }
  return undefined;
}

const inputsAt = (explore: Explore, share: number): Inputs => ({
  ...inputsOf(explore),
  ...Object.fromEntries(slidersOf(explore).map(({ key, from, to }) => [key, from + share * (to - from)])),
});

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(Math.abs(a), Math.abs(b), 1e-6);
