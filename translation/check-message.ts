import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./read-message";
import type { Value, Values } from "./values";
import { checkGuards, emptiness, guardsIn } from "./guards";
import { formatOf, nameOfPart, styleOf, visitMessage, type Ancestor, type Part } from "./visit-message";

export type Language = {
  readonly locale: string;
  /** Functions of app/texts/format.ts that write dates. */
  readonly dateFormats: readonly string[];
};

const allCategories = ["zero", "one", "two", "few", "many", "other"];

/** Plural categories of a language; all of them where Node doesn't know it. */
export const categoriesOf = (locale: string): readonly string[] =>
  Intl.PluralRules.supportedLocalesOf(locale).length === 0
    ? allCategories
    : new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** What is wrong with a translation, beside the English text. `values` are those of the English text. */
export function checkMessage(target: Message, english: Message, values: Values, language: Language): string[] {
  const problems = new Set<string>();
  visitMessage(target, (part, ancestors) => {
    for (const problem of checkPart(part, ancestors, english, values, language)) problems.add(problem);
  });
  const used = namesIn(target);
  for (const name of namesIn(english))
    if (!used.has(name)) problems.add(`{${name}} is missing${adviceOnMissing(values.byName(name))}`);
  return [...problems];
}

function adviceOnMissing(value: Value | undefined): string {
  if (value?.type.kind === "element") return `: put the words that it belongs to in <${value.name}>...</${value.name}>`;
  if (value?.type.kind !== "boolean" && value?.cases.size === 0) return "";
  return `; where all cases read the same, write {${value?.name ?? ""}, select, other {...}}`;
}

function namesIn(message: Message): Set<string> {
  const names = new Set<string>();
  visitMessage(message, (part) => {
    const name = nameOfPart(part);
    if (name !== null) names.add(name);
  });
  return names;
}

function checkPart(
  part: Part,
  ancestors: readonly Ancestor[],
  english: Message,
  values: Values,
  language: Language,
): string[] {
  const isInForm = ancestors.some(isForm);
  if (part.type === TYPE.literal)
    return isInForm && part.value.includes("#") ? ["'#' as a character can't be in a plural"] : [];
  const name = nameOfPart(part);
  if (name === null) return [];
  const value = values.byName(name);
  if (!value || !namesIn(english).has(name)) return [`{${name}} isn't in the English text`];
  const isElement = part.type === TYPE.tag || (part.type === TYPE.argument && value.type.kind === "node");
  const tag = ancestors.find(({ part: { type } }) => type === TYPE.tag)?.part;
  return [
    ...checkFormat(part, ancestors, value, english, language),
    ...(isElement && tag ? [`{${name}} can't be inside of <${nameOfPart(tag)}>, which takes words only`] : []),
    ...(isElement && isInForm ? [`{${name}} is an element, which can't be in a form of plural: use =1 and other`] : []),
    ...checkGuards(part, ancestors, english),
  ];
}

/** A form that `plural` chooses, and not one number or all others. */
const isForm = ({ part, branch }: Ancestor) =>
  part.type === TYPE.plural && !branch.startsWith("=") && formsOf(part.options).length > 1;

const formsOf = (options: object) => Object.keys(options).filter((form) => !form.startsWith("="));

function checkFormat(
  part: Part,
  ancestors: readonly Ancestor[],
  value: Value,
  english: Message,
  language: Language,
): string[] {
  const { name, type } = value;
  if (part.type === TYPE.tag)
    return type.kind === "element" ? [] : [`<${name}> isn't a tag of the English text: write {${name}}`];
  if (type.kind === "element") return [`{${name}} is a tag: write <${name}>...</${name}>`];
  const isAsInEnglish = printedFormats(english).has(formatOf(part));
  if (part.type === TYPE.argument)
    return isAsInEnglish || ["string", "number", "choice", "node"].includes(type.kind)
      ? []
      : [`{${name}} can't be inserted as it is`];
  if (part.type === TYPE.number && part.style) return [`{${name}, number} takes no style`];
  if (part.type === TYPE.number) return isAsInEnglish || type.kind === "number" ? [] : [`{${name}} isn't a number`];
  if (part.type === TYPE.time) return [`{${name}, time} isn't known: write {${name}, date, ...}`];
  if (part.type === TYPE.date) {
    if (type.kind !== "date") return [`{${name}} isn't a date`];
    const formats = language.dateFormats;
    return formats.includes(styleOf(part)) ? [] : [`{${name}, date, ...} takes one of ${formats.join(", ")}`];
  }
  if (part.type === TYPE.plural) return checkPlural(part, ancestors, value, language.locale);
  return part.type === TYPE.select ? checkSelect(part, value, english) : [];
}

function printedFormats(message: Message): Set<string> {
  const formats = new Set<string>();
  visitMessage(message, (part) => formats.add(formatOf(part)));
  return formats;
}

function checkPlural(
  { options, offset, pluralType }: Extract<Part, { type: TYPE.plural }>,
  ancestors: readonly Ancestor[],
  { name, type }: Value,
  locale: string,
): string[] {
  if (type.kind !== "number") return [`{${name}} isn't a number, so it has no plural`];
  const categories = categoriesOf(locale);
  const wrong = formsOf(options).filter((form) => !categories.includes(form));
  const isUncertain = type.isNullable && formsOf(options).length > 1 && guardsIn(ancestors, name).length === 0;
  return [
    ...(isUncertain ? [`{${name}} may be missing, so its plural has only forms such as =1, and other`] : []),
    ...(offset !== 0 ? [`{${name}, plural} can't have an offset`] : []),
    ...(pluralType !== "cardinal" ? [`{${name}, selectordinal} isn't known: use plural`] : []),
    ...wrong.map((form) => `${locale} has no plural form \`${form}\`, only ${categories.join(", ")}`),
  ];
}

function checkSelect(
  part: Extract<Part, { type: TYPE.select }>,
  { name, type, cases }: Value,
  english: Message,
): string[] {
  const names = Object.keys(part.options).filter((each) => each !== "other");
  const known = type.kind === "boolean" ? ["true", "false"] : [...cases.keys()];
  const unknown = names.filter((each) => !known.includes(each));
  if (type.kind === "number" && !names.every((each) => emptiness.includes(each)))
    return [`{${name}} is a number: use plural`];
  if (names.length > 1 && names.some((each) => emptiness.includes(each)))
    return [`{${name}, select} has \`none\` or \`null\` beside other cases`];
  const other = part.options["other"]?.value ?? [];
  const lacking = [...cases.keys()].filter((each) => each !== "other" && !names.includes(each));
  return [
    ...unknown.map((each) => `{${name}, select} has no case \`${each}\`, only ${known.join(", ")}`),
    ...(other.length === 0 && lacking.length > 0 && !hasEmptyOther(name, lacking, english)
      ? [`{${name}, select} has no text for ${lacking.join(", ")}`]
      : []),
  ];
}

/** English has nothing to say, either. */
function hasEmptyOther(name: string, lacking: readonly string[], english: Message): boolean {
  let isFound = false;
  visitMessage(english, (part) => {
    if (part.type !== TYPE.select || part.value !== name || part.options["other"]?.value.length !== 0) return;
    if (lacking.every((each) => !part.options[each])) isFound = true;
  });
  return isFound;
}
