// Pure. The glossary of the lessons. In the game it is a module of its own, loaded with the first lesson.
import entries from "./glossary.json" with { type: "json" };

export type Term = { term: string; variants: string[]; text: string };
export type Place = { term: Term; start: number; end: number };

/** A step explains a handful of terms. */
export const mostMarks = 4;

/** The terms in a language; none if the glossary doesn't have it. */
export const termsIn = (language: string): Term[] =>
  entries.flatMap((entry) => {
    // Not every term has every language.
    const term = (entry as Partial<Record<string, Term>>)[language];
    return term ? [term] : [];
  });

/** Where whole words of the text are one of these terms: the first place of each, in the text's order. */
export function findTerms(text: string, terms: readonly Term[]): Place[] {
  const places = terms.flatMap((term): Place[] => {
    const words = term.variants.map(escape).join("|");
    const found = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "iu").exec(text);
    return found ? [{ term, start: found.index, end: found.index + found[0].length }] : [];
  });
  return places.sort((a, b) => a.start - b.start).filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
