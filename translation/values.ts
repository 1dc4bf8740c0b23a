import ts from "typescript";
import type { Entry } from "./read-area";
import { simpleType, type ValueType } from "./value-type";

/** Something that a text inserts or decides by, under a name that ICU allows: `atRiskPercent` for `atRisk.percent`. */
export type Value = {
  readonly name: string;
  readonly code: string;
  readonly type: ValueType;
  readonly parameters: readonly string[];
  /** Names of choices, as ICU writes them, with the texts that they stand for: `at_risk` for `at-risk`. */
  readonly cases: Map<string, string>;
};

/** A text that ICU MessageFormat can't express. */
export class InexpressibleError extends Error {}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanEqualsToken]: "at most",
  [ts.SyntaxKind.LessThanToken]: "below",
  [ts.SyntaxKind.GreaterThanEqualsToken]: "at least",
  [ts.SyntaxKind.GreaterThanToken]: "above",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "is",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "is not",
};

/** The values of an entry, English's first; a translation may add its own. */
export class Values {
  readonly #byCode = new Map<string, Value>();
  readonly #byName = new Map<string, Value>();

  readonly parameters: ReadonlyMap<string, ValueType>;
  readonly #helpers: ReadonlySet<string>;

  /** Of an English entry. */
  constructor({ parameters, helpers }: Entry) {
    this.parameters = parameters;
    this.#helpers = helpers;
  }

  byName = (name: string) => this.#byName.get(name);
  names = () => [...this.#byName.keys()];
  all = () => [...this.#byCode.values()];

  /** The value of an expression of the parameters. */
  of(expression: ts.Expression): Value {
    const code = expression.getText();
    const known = this.#byCode.get(code);
    if (known) return known;
    const parameters = this.#parametersOf(expression);
    const base = nameOf(expression);
    const names = [base, ...Array.from({ length: 9 }, (_, at) => `${base}${at + 2}`)];
    const name = names.find((each) => !this.#byName.has(each) && (each === code || !this.parameters.has(each)));
    if (!name) throw new InexpressibleError(`several values would be called ${base}`);
    const type = typeOf(expression, this.parameters);
    const cases = new Map(type.members.map((member) => [caseName(member), member]));
    const value = { name, code, type, parameters, cases };
    this.#byCode.set(code, value);
    this.#byName.set(name, value);
    return value;
  }

  #parametersOf(expression: ts.Expression): string[] {
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isArrowFunction(node)) throw new InexpressibleError(`${expression.getText()} makes several texts`);
      if ((ts.isStringLiteral(node) || ts.isTemplateExpression(node)) && /\p{L}{2}/u.test(node.getText()))
        if (!ts.isBinaryExpression(node.parent))
          throw new InexpressibleError(`${expression.getText()} has words in it`);
      if (ts.isPropertyAccessExpression(node)) return visit(node.expression);
      const isHelper = ts.isIdentifier(node) && ts.isCallExpression(node.parent) && this.#helpers.has(node.text);
      if (ts.isIdentifier(node) && node.text !== "Math" && !isHelper) {
        if (!this.parameters.has(node.text)) throw new InexpressibleError(`${node.text} isn't a parameter`);
        found.add(node.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(expression);
    return [...found];
  }
}

/** ICU's names of choices have no hyphens. */
export const caseName = (member: string) => member.replace(/[^\p{L}\p{N}_]/gu, "_");

/** Names and numbers of the expression in camel case: `secondsAtMost90` for `seconds <= 90`. */
function nameOf(expression: ts.Expression): string {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeOfExpression(node)) words.push("type");
    if (ts.isIdentifier(node) && node.text !== "Math") words.push(node.text);
    if (ts.isLiteralExpression(node)) words.push(...(node.text.match(/[\p{L}\p{N}]+/gu) ?? []));
    words.push(...(operators[node.kind]?.split(" ") ?? []));
    ts.forEachChild(node, visit);
  };
  visit(expression);
  const [first = "value", ...others] = words;
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
}

function typeOf(expression: ts.Expression, parameters: ReadonlyMap<string, ValueType>): ValueType {
  if (ts.isParenthesizedExpression(expression)) return typeOf(expression.expression, parameters);
  if (ts.isIdentifier(expression)) return parameters.get(expression.text) ?? simpleType("other");
  if (ts.isPropertyAccessExpression(expression)) {
    if (expression.name.text === "length") return simpleType("number");
    return typeOf(expression.expression, parameters).fields.get(expression.name.text) ?? simpleType("other");
  }
  if (ts.isCallExpression(expression))
    return simpleType(expression.expression.getText().startsWith("Math.") ? "number" : "string");
  if (ts.isBinaryExpression(expression) && operators[expression.operatorToken.kind]) return simpleType("boolean");
  return simpleType("other");
}
