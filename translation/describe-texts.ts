// The catalogue as the files of an XLIFF document.
import { readAreas, untranslated } from "./catalogue-files";
import { printMessage } from "./print-message";
import type { Area, Entry } from "./read-area";
import { readMessage, type Message } from "./read-message";
import { specTexts } from "./spec-texts";
import { InexpressibleError, Values } from "./values";
import { nameOfPart, visitMessage } from "./visit-message";
import type { Use } from "./find-uses";
import type { AreaFile, Note, Unit } from "./write-xliff";

export type Context = {
  readonly folder: string;
  readonly locale: string;
  readonly usesOf: (key: string) => Use;
  /** English texts by key as they were in an earlier file; null without one. */
  readonly earlier: ReadonlyMap<string, string> | null;
};

export function describeTexts(context: Context): AreaFile[] {
  const translations = readAreas(context.folder, context.locale);
  return [...readAreas(context.folder, "en")].map(([area, { comment, entries }]) => ({
    area,
    notes: comment ? [{ category: "about", text: comment }] : [],
    units: [...entries.values()].map((entry) => describeEntry(area, entry, translations.get(area), context)),
  }));
}

function describeEntry(area: string, english: Entry, translations: Area | undefined, context: Context): Unit {
  const key = `${area}.${english.key}`;
  const values = new Values(english);
  const translation = translations?.entries.get(english.key);
  const translated = translation?.comment === untranslated ? undefined : translation;
  const notes = [...notesOn(english), ...notesOnUse(context.usesOf(key))];
  const message = readOrReason(english, values);
  if (typeof message === "string") {
    const isTranslated = translated !== undefined && translated.code !== english.code;
    return {
      ...{ key: english.key, source: english.code, target: isTranslated ? translated.code : null },
      ...{ state: isTranslated ? "translated" : "initial", isTranslatable: false, isOutdated: false },
      notes: [
        { category: "code", text: `A developer translates this text, because ICU can't express it: ${message}.` },
        ...notes,
      ],
    };
  }
  const source = printMessage(message);
  const target = translated && readOrReason(translated, values);
  const earlier = context.earlier?.get(key);
  const isOutdated = target !== undefined && earlier !== undefined && earlier !== source;
  return {
    ...{ key: english.key, source, target: Array.isArray(target) ? printMessage(target) : null },
    ...{ state: Array.isArray(target) && !isOutdated ? "translated" : "initial", isTranslatable: true, isOutdated },
    notes: [
      ...notes,
      ...notesOnValues(message, values),
      ...(isFromSpecification(source) ? [specificationNote] : []),
      ...(isOutdated ? [{ category: "english-was", text: earlier }] : []),
      ...(typeof target === "string"
        ? [{ category: "code", text: `Now ${translated?.code}, because of ${target}.` }]
        : []),
    ],
  };
}

function readOrReason(entry: Entry, values: Values): Message | string {
  try {
    return readMessage(entry, values);
  } catch (error) {
    if (error instanceof InexpressibleError) return error.message;
    throw error;
  }
}

const notesOn = ({ comment }: Entry): Note[] => (comment ? [{ category: "comment", text: comment }] : []);

function notesOnUse({ files, pages }: Use): Note[] {
  return [
    ...(pages.length > 0 ? [{ category: "pages", text: listed(pages) }] : []),
    ...(files.length > 0 ? [{ category: "used-in", text: listed(files) }] : []),
  ];
}

/** The first four; shared texts are on many pages. */
const listed = (names: readonly string[]) =>
  names.slice(0, 4).join(", ") + (names.length > 4 ? ` and ${names.length - 4} more` : "");

function notesOnValues(message: Message, values: Values): Note[] {
  const names = new Set<string>();
  visitMessage(message, (part) => names.add(nameOfPart(part) ?? ""));
  return [...names].flatMap((name) => {
    const value = values.byName(name);
    if (!value) return [];
    const { code, type } = value;
    const meaning = code === name ? type.source : `${code} (${type.source})`;
    return [
      {
        category: "parameter",
        text: `${name}: ${type.kind === "element" ? "a link, or words shown differently" : meaning}`,
      },
    ];
  });
}

const specificationNote = {
  category: "specification",
  text: "The specification gives the English text word for word, so it doesn't change.",
};

const shapeOf = (text: string) => text.replace(/\{\w+[^{}]*\}/g, "{}");
const specified = new Set(specTexts.map(shapeOf));

/** Also one case of a choice. */
const isFromSpecification = (source: string) =>
  specified.has(shapeOf(source)) || [...source.matchAll(/\{([^{}]+)\}/g)].some(([, text = ""]) => specified.has(text));
