// Parser for authors' formulas: "{drift} = -6 π {inTrackBurn} / {n}". A slash divides the whole product before it by
// the product after it; names in braces are quantities.
import type { Values } from "../physics/explore";
import { FormulaError, reason } from "./findings";

export const functionNames = [
  "sqrt",
  "sin",
  "cos",
  "tan",
  "exp",
  "ln",
  "asin",
  "acos",
  "atan",
  "abs",
  "floor",
] as const;
export type FunctionName = (typeof functionNames)[number];

export type Formula =
  | { is: "number"; text: string }
  | { is: "pi" }
  | { is: "quantity"; key: string }
  | { is: "sum"; terms: { sign: "+" | "-"; formula: Formula }[] }
  | { is: "product"; factors: Formula[] }
  | { is: "quotient"; numerator: Formula; denominator: Formula }
  | { is: "power"; base: Formula; exponent: Formula }
  | { is: "call"; name: FunctionName; inner: Formula }
  | { is: "group"; inner: Formula };

const token = /\s*(\{[a-zA-Z][a-zA-Z0-9]*\}|\d+(?:\.\d+)?|[a-z]+|[-+/^()=\u03c0])/uy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex;
    const [, match] = token.exec(text) ?? [];
    if (match === undefined) throw new FormulaError(reason("formulaUnreadable", { rest: text.slice(from).trim() }));
    tokens.push(match);
  }
  return tokens;
}

/** Parses the sides of an equation; throws a FormulaError if it can't be parsed. */
export function parseFormula(text: string): Formula[] {
  const reader = new Reader(tokensOf(text));
  const sides = [reader.sum()];
  while (reader.take("=")) sides.push(reader.sum());
  reader.end();
  if (sides.length < 2) throw new FormulaError(reason("formulaNoEquation"));
  return sides;
}

/** Parses a single expression; throws a FormulaError if it can't be parsed. */
export function parseExpression(text: string): Formula {
  const reader = new Reader(tokensOf(text));
  const expression = reader.sum();
  reader.end();
  return expression;
}

class Reader {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}

  take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  end() {
    const part = this.tokens[this.at];
    if (part !== undefined) throw new FormulaError(reason("formulaUnexpected", { part }));
  }

  sum(): Formula {
    const first = this.term(this.take("-") ? "-" : "+");
    const terms = [first];
    for (;;) {
      if (this.take("+")) terms.push(this.term("+"));
      else if (this.take("-")) terms.push(this.term("-"));
      else return terms.length === 1 && first.sign === "+" ? first.formula : { is: "sum", terms };
    }
  }

  private term(sign: "+" | "-") {
    const product = this.product();
    if (!this.take("/")) return { sign, formula: product };
    return { sign, formula: { is: "quotient" as const, numerator: product, denominator: this.product() } };
  }

  private product(): Formula {
    const first = this.power();
    const factors = [first];
    while (this.beginsFactor()) factors.push(this.power());
    return factors.length === 1 ? first : { is: "product", factors };
  }

  private beginsFactor() {
    const next = this.tokens[this.at];
    return next !== undefined && !["+", "-", "/", "^", ")", "="].includes(next);
  }

  private power(): Formula {
    const base = this.base();
    return this.take("^") ? { is: "power", base, exponent: this.base() } : base;
  }

  private base(): Formula {
    const next = this.tokens[this.at++];
    if (next === undefined) throw new FormulaError(reason("formulaEndsEarly"));
    if (next === "π") return { is: "pi" };
    if (/^\d/.test(next)) return { is: "number", text: next };
    if (next.startsWith("{")) return { is: "quantity", key: next.slice(1, -1) };
    if (next === "(") return { is: "group", inner: this.inBrackets() };
    const name = functionNames.find((one) => one === next);
    if (!name) throw new FormulaError(reason("formulaNoOperand", { part: next }));
    if (!this.take("(")) throw new FormulaError(reason("formulaNoBracket", { name: next }));
    return { is: "call", name, inner: this.inBrackets() };
  }

  private inBrackets(): Formula {
    const inner = this.sum();
    if (!this.take(")")) throw new FormulaError(reason("formulaOpenBracket"));
    return inner;
  }
}

export function quantitiesIn(formula: Formula): string[] {
  switch (formula.is) {
    case "quantity":
      return [formula.key];
    case "sum":
      return formula.terms.flatMap(({ formula }) => quantitiesIn(formula));
    case "product":
      return formula.factors.flatMap(quantitiesIn);
    case "quotient":
      return [...quantitiesIn(formula.numerator), ...quantitiesIn(formula.denominator)];
    case "power":
      return [...quantitiesIn(formula.base), ...quantitiesIn(formula.exponent)];
    case "call":
    case "group":
      return quantitiesIn(formula.inner);
    default:
      return [];
  }
}

/** The value in metres, seconds and radians. */
export function evaluateFormula(formula: Formula, values: Values): number {
  const evaluate = (inner: Formula) => evaluateFormula(inner, values);
  switch (formula.is) {
    case "number":
      return Number(formula.text);
    case "pi":
      return Math.PI;
    case "quantity":
      return values[formula.key] ?? NaN;
    case "sum":
      return formula.terms.reduce(
        (sum, { sign, formula }) => (sign === "+" ? sum + evaluate(formula) : sum - evaluate(formula)),
        0,
      );
    case "product":
      return formula.factors.reduce((product, factor) => product * evaluate(factor), 1);
    case "quotient":
      return evaluate(formula.numerator) / evaluate(formula.denominator);
    case "power":
      return evaluate(formula.base) ** evaluate(formula.exponent);
    case "call":
      return formula.name === "ln" ? Math.log(evaluate(formula.inner)) : Math[formula.name](evaluate(formula.inner));
    case "group":
      return evaluate(formula.inner);
  }
}
