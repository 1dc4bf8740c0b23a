// Parser for authors' formulas: "{drift} = -6 π {inTrackBurn} / {n}". A slash divides the whole product before it by
// the product after it; names in braces are quantities.
import type { Values } from "../physics/explore";

export const functionNames = ["sqrt", "sin", "cos", "tan", "exp", "ln", "asin", "acos"] as const;
export type FunctionName = (typeof functionNames)[number];

export type Formula =
  | { is: "number"; text: string }
  | { is: "pi" }
  | { is: "quantity"; key: string }
  | { is: "sum"; parts: { sign: "+" | "-"; of: Formula }[] }
  | { is: "product"; factors: Formula[] }
  | { is: "quotient"; over: Formula; under: Formula }
  | { is: "power"; base: Formula; exponent: Formula }
  | { is: "call"; name: FunctionName; of: Formula }
  | { is: "group"; of: Formula };

const token = /\s*(\{[a-zA-Z][a-zA-Z0-9]*\}|\d+(?:\.\d+)?|[a-z]+|[-+/^()=\u03c0])/uy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex;
    const [, match] = token.exec(text) ?? [];
    if (match === undefined) throw new Error(`cannot be read from "${text.slice(from).trim()}" on`);
    tokens.push(match);
  }
  return tokens;
}

/** The sides of an equation; throws if it cannot be parsed. */
export function parseFormula(text: string): Formula[] {
  const reader = new Reader(tokensOf(text));
  const sides = [reader.sum()];
  while (reader.take("=")) sides.push(reader.sum());
  reader.end();
  if (sides.length < 2) throw new Error("is no equation: it needs an equals sign");
  return sides;
}

/** A single expression. */
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
    if (this.at < this.tokens.length) throw new Error(`has "${this.tokens[this.at]}" where nothing fits`);
  }

  sum(): Formula {
    const first = this.part(this.take("-") ? "-" : "+");
    const parts = [first];
    for (;;) {
      if (this.take("+")) parts.push(this.part("+"));
      else if (this.take("-")) parts.push(this.part("-"));
      else return parts.length === 1 && first.sign === "+" ? first.of : { is: "sum", parts };
    }
  }

  private part(sign: "+" | "-") {
    const over = this.product();
    return { sign, of: this.take("/") ? ({ is: "quotient", over, under: this.product() } as const) : over };
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
    if (next === undefined) throw new Error("ends too early");
    if (next === "π") return { is: "pi" };
    if (/^\d/.test(next)) return { is: "number", text: next };
    if (next.startsWith("{")) return { is: "quantity", key: next.slice(1, -1) };
    if (next === "(") return { is: "group", of: this.inBrackets() };
    const name = functionNames.find((one) => one === next);
    if (!name) throw new Error(`has "${next}" where a quantity, a number or a bracket fits`);
    if (!this.take("(")) throw new Error(`needs a bracket after "${next}"`);
    return { is: "call", name, of: this.inBrackets() };
  }

  private inBrackets(): Formula {
    const of = this.sum();
    if (!this.take(")")) throw new Error("has a bracket that nothing closes");
    return of;
  }
}

export function quantitiesIn(formula: Formula): string[] {
  switch (formula.is) {
    case "quantity":
      return [formula.key];
    case "sum":
      return formula.parts.flatMap(({ of }) => quantitiesIn(of));
    case "product":
      return formula.factors.flatMap(quantitiesIn);
    case "quotient":
      return [...quantitiesIn(formula.over), ...quantitiesIn(formula.under)];
    case "power":
      return [...quantitiesIn(formula.base), ...quantitiesIn(formula.exponent)];
    case "call":
    case "group":
      return quantitiesIn(formula.of);
    default:
      return [];
  }
}

/** The value in metres, seconds and radians. */
export function evaluateFormula(formula: Formula, values: Values): number {
  const of = (part: Formula) => evaluateFormula(part, values);
  switch (formula.is) {
    case "number":
      return Number(formula.text);
    case "pi":
      return Math.PI;
    case "quantity":
      return values[formula.key] ?? NaN;
    case "sum":
      return formula.parts.reduce((sum, { sign, of: part }) => (sign === "+" ? sum + of(part) : sum - of(part)), 0);
    case "product":
      return formula.factors.reduce((product, factor) => product * of(factor), 1);
    case "quotient":
      return of(formula.over) / of(formula.under);
    case "power":
      return of(formula.base) ** of(formula.exponent);
    case "call":
      return formula.name === "ln" ? Math.log(of(formula.of)) : Math[formula.name](of(formula.of));
    case "group":
      return of(formula.of);
  }
}
