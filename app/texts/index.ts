// The catalogue on the server, in the language of the request. In browsers, server/texts-plugin.ts puts the texts into
// the page's script instead, in one language.
import * as ar from "./ar";
import * as de from "./de";
import * as en from "./en";
import * as es from "./es";
import * as fr from "./fr";
import { currentLocale, type Locale } from "./locale";
import { rewrite, rewriteTexts } from "./pseudo";
import type { Translation } from "./translation";

/** The areas and keys of every language: English has them all. */
export type Catalogue = { readonly [Area in keyof typeof en]: Translation<(typeof en)[Area]> };

const catalogues: Record<Locale, Catalogue> = { en, de, fr, es, ar, "en-XA": en, "ar-XB": en };

export const texts: Catalogue = /* @__PURE__ */ localize(en);

/** Reads a text when it is used, not when its module loads: one process answers in several languages. */
function localize(catalogue: Catalogue): Catalogue {
  const areas = Object.entries(catalogue).map(([area, entries]) => {
    const readers: PropertyDescriptorMap = {};
    for (const key of Object.keys(entries)) readers[key] = { get: () => readText(currentLocale(), area, key) };
    return [area, Object.defineProperties({}, readers)];
  });
  // Has the areas and keys of `catalogue`.
  return Object.fromEntries(areas) as Catalogue;
}

/** An entry of the catalogue: a text, or a function that returns one. */
export function readText(locale: Locale, area: string, key: string): unknown {
  const areas: Record<string, Record<string, unknown>> = catalogues[locale];
  const entry = areas[area]?.[key];
  const rewriteText = rewriteTexts[locale];
  return rewriteText ? rewriteEntry(entry, rewriteText) : entry;
}

function rewriteEntry(entry: unknown, rewriteText: (text: string) => string): unknown {
  if (typeof entry !== "function") return rewrite(entry, rewriteText);
  // Functions of the catalogue take an object of parameters.
  const write = entry as (params: object) => unknown;
  return (params: object) => rewrite(write(params), rewriteText);
}
