// English rewritten for tests of layout. The functions go into scripts as text, so they use nothing but their parameters.
import type { Locale } from "./locale";

type RewriteText = (text: string) => string;

export const rewriteTexts: Partial<Record<Locale, RewriteText>> = {
  /** "Save it" becomes "[Šåṽé~~ îţ~]": a text outside of the catalogue shows, and texts are 40 % longer. */
  "en-XA": (text) => {
    const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const accented = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
    const accent = (word: string) => [...word].map((letter) => accented[plain.indexOf(letter)] ?? letter).join("");
    const lengthenWord = (word: string) => `${accent(word)}${"~".repeat(Math.ceil(word.length * 0.4))}`;
    return `[${text.replace(/\p{L}+/gu, lengthenWord)}]`;
  },
  /** Each word runs from right to left, and figures don't, as in Arabic: "← Save it" is shown as "ti evaS →". */
  "ar-XB": (text) => {
    const arrows = text.replace(/^\u2190|\u2192$/, (arrow) => (arrow === "\u2190" ? "\u2192" : "\u2190"));
    return arrows.replace(/\p{L}+/gu, "\u200f\u202e$&\u202c\u200f");
  },
};

/** Texts with elements in them (`rich`) keep their elements. */
export function rewrite(value: unknown, rewriteText: RewriteText): unknown {
  if (typeof value === "string") return value && rewriteText(value);
  // A fragment of `rich`: its children are texts and elements.
  const fragment = value as { props?: { children?: unknown } };
  if (!Array.isArray(fragment.props?.children)) return value;
  const children = fragment.props.children.map((child: unknown) =>
    typeof child === "string" && child ? rewriteText(child) : child,
  );
  return { ...fragment, props: { ...fragment.props, children } };
}
