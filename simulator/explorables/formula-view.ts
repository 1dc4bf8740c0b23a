import { parseFormula, type Formula } from "../../content/formula";
import type { Quantity } from "../../content/quantities";
import { h } from "../dom";
import { m } from "./svg";

/** "Δv_I": Δ upright, v italic, I as a subscript; a dot above stays. */
function renderSymbol({ symbol }: Pick<Quantity, "symbol">): Element {
  const [above = "", below] = symbol.split("_");
  const base = above.startsWith("Δ") ? m("mrow", {}, upright("Δ"), letter(above.slice(1))) : letter(above);
  return below === undefined
    ? base
    : m("msub", {}, base, below.length === 1 && /[a-z]/.test(below) ? letter(below) : upright(below));
}

const upright = (text: string) => m("mi", { mathvariant: "normal" }, text);

function letter(text: string): Element {
  const [base = "", mark] = text.normalize("NFD");
  return mark === "\u0307" ? m("mover", { accent: "true" }, m("mi", {}, base), m("mo", {}, "˙")) : m("mi", {}, text);
}

/** A symbol inside a sentence. */
export const renderInlineSymbol = (quantity: Quantity) => m("math", { "aria-hidden": "true" }, renderSymbol(quantity));

type FindQuantity = (key: string) => Quantity | undefined;

/** A formula as MathML. Each symbol is focusable and highlights its quantity. */
export function renderFormula(find: FindQuantity, formulaText: string): HTMLElement {
  const sides = parseFormula(formulaText).map((side) => renderFormulaNode(find, side));
  const row = sides.flatMap((side, index) => (index === 0 ? [side] : [m("mo", {}, "="), side]));
  return h("div", { class: "formula" }, m("math", { display: "block" }, m("mrow", {}, ...row)));
}

function renderFormulaNode(find: FindQuantity, formula: Formula): Element {
  const render = (inner: Formula) => renderFormulaNode(find, inner);
  switch (formula.is) {
    case "number":
      return m("mn", {}, formula.text);
    case "pi":
      return upright("π");
    case "quantity":
      return renderQuantity(find, formula.key);
    case "sum":
      return m(
        "mrow",
        {},
        ...formula.terms.flatMap(({ sign, formula: inner }, index) =>
          index === 0 && sign === "+"
            ? [render(inner)]
            : [m("mo", index === 0 ? { form: "prefix" } : {}, sign === "+" ? "+" : "−"), render(inner)],
        ),
      );
    case "product":
      return m(
        "mrow",
        {},
        ...formula.factors.flatMap((factor, index) => {
          const previous = formula.factors[index - 1];
          return previous ? [multiplicationSign(previous, factor), render(factor)] : [render(factor)];
        }),
      );
    case "quotient":
      return m("mfrac", {}, render(formula.numerator), render(formula.denominator));
    case "power":
      return m("msup", {}, render(formula.base), render(formula.exponent));
    case "call":
      if (formula.name === "sqrt") return m("msqrt", {}, render(formula.inner));
      return m("mrow", {}, upright(formula.name), m("mspace", { width: "0.15em" }), inBrackets(formula.inner, render));
    case "group":
      return inBrackets(formula.inner, render);
  }
}

/** Two numbers in a row need a sign between them. */
const multiplicationSign = (before: Formula, after: Formula) =>
  before.is === "number" && after.is === "number" ? m("mo", {}, "·") : m("mspace", { width: "0.17em" });

/** A single symbol after a function's name needs no brackets. */
const inBrackets = (inner: Formula, render: (inner: Formula) => Element) =>
  inner.is === "quantity" ? render(inner) : m("mrow", {}, m("mo", {}, "("), render(inner), m("mo", {}, ")"));

function renderQuantity(find: FindQuantity, key: string): Element {
  const quantity = find(key);
  if (!quantity) throw new Error(`The formula has no quantity "${key}".`);
  return m(
    "mrow",
    { class: "symbol", tabindex: 0, "data-quantity": key, "aria-label": quantity.name },
    renderSymbol(quantity),
  );
}
