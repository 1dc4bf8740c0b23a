// Numbers, plurals and lists in the reader's language. Catalogue functions use these instead of their own.
import { currentLocale, type Locale } from "./locale";

/** Tags for Intl: the specification's numbers are those of American English. */
const tags: Record<Locale, string> = {
  en: "en-US",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  // Western digits, as in the names of scenarios, in formulas and in the game.
  ar: "ar-u-nu-latn",
  "en-XA": "en-US",
  "ar-XB": "en-US",
};

/** The reader's language for Intl. */
export const currentTag = () => tags[currentLocale()];

const cached = <Value>(create: (tag: string) => Value) => {
  const values = new Map<string, Value>();
  return () => {
    const tag = currentTag();
    const value = values.get(tag) ?? create(tag);
    values.set(tag, value);
    return value;
  };
};

const numberFormat = cached((tag) => new Intl.NumberFormat(tag));
const pluralRules = cached((tag) => new Intl.PluralRules(tag));
const listFormat = cached((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** Numbers that people read have a minus sign, not a hyphen. Fields and files have numbers as JavaScript writes them. */
const withMinusSign = (written: string) => written.replaceAll("-", "\u2212");

/** "1,200". */
export const number = (value: number) => withMinusSign(numberFormat().format(value));

/** "." or ",". */
export const decimalMark = cached((tag) => new Intl.NumberFormat(tag).format(0.5).charAt(1));

/** A number that JavaScript has written, with the marks of the language: "0,25", "35.786". */
export const decimal = (written: string) =>
  withMinusSign(written).replace(/^([^\d]*)(\d+)(\.?)/, (_, sign: string, whole: string, mark: string) =>
    [sign, number(Number(whole)), mark && decimalMark()].join(""),
  );

/** With the same number of decimals for every value, "0.250"; a rounded zero has no minus sign. */
export const fixed = (value: number, digits: number) => decimal(value.toFixed(digits).replace(/^-(?=0\.?0*$)/, ""));

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Not the "#" of a name in the text, such as "C#" or "Group #2". */
const placeOfNumber = /(?<![\p{L}\p{N}])#(?![\p{L}\p{N}])/u;

/** The form for a count; `#` becomes the number: `{ one: "# attempt", other: "# attempts" }`. */
export const plural = (count: number, forms: PluralForms) =>
  (forms[pluralRules().select(count)] ?? forms.other).replace(placeOfNumber, () => number(count));

/** "Ada, Ben, and Cleo". */
export const list = (items: Iterable<string>) => listFormat().format(items);

/** "Email is required. Choose a role.": one after another, each with its full stop. */
export const sentences = (texts: readonly string[]) =>
  texts.map((text) => (/[.!?\u061f]$/.test(text) ? text : `${text}.`)).join(" ");

const languageNames = cached((tag) => new Intl.DisplayNames(tag, { type: "language" }));

/** "German" for "de"; what is no tag stays as it is. */
export const languageName = (tag: string) => (/^[a-z]{2,3}(-[A-Za-z]+)*$/.test(tag) && languageNames().of(tag)) || tag;

const longDateFormat = cached((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long" }));

/** "November 27, 2026". */
export const longDate = (date: Date) => longDateFormat().format(date);

const dayAndMonthFormat = cached((tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" }));

/** "November 27". */
export const dayAndMonth = (date: Date) => dayAndMonthFormat().format(date);

const timeOfDayFormat = cached(
  (tag) => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/** "07:05", of 24 hours. */
export const timeOfDay = (date: Date) => timeOfDayFormat().format(date);

const relativeTimeFormat = cached((tag) => new Intl.RelativeTimeFormat(tag));

/** "4 days ago", "in 2 hours". */
export const relativeTime = (amount: number, unit: "minute" | "hour" | "day" | "month" | "year") =>
  relativeTimeFormat().format(amount, unit);

/** "30 minutes", "14 days". */
export const duration = (amount: number, unit: "minute" | "hour" | "day") =>
  new Intl.NumberFormat(currentTag(), { style: "unit", unit, unitDisplay: "long" }).format(amount);

const dayDigits = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" } as const;
const shortDateFormat = cached((tag) => new Intl.DateTimeFormat(tag, dayDigits));
const shortDateTimeFormat = cached(
  (tag) => new Intl.DateTimeFormat(tag, { ...dayDigits, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/** "Dec 2, 2026, 23:59" on the clocks of a time zone. */
export const dateTimeIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat(currentTag(), {
    ...{ dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone },
  }).format(date);

/** Of an ISO time on the reader's clocks: MM/DD/YYYY in English. */
export const shortDate = (local: string) =>
  hasSpecifiedFormat() ? specifiedDate(local) : shortDateFormat().format(new Date(local));

/** The same with the time: MM/DD/YYYY @ HH:mm in English. */
export const shortDateTime = (local: string) =>
  hasSpecifiedFormat()
    ? `${specifiedDate(local)} @ ${local.slice(11, 16)}`
    : shortDateTimeFormat().format(new Date(local));

/** English has the specification's formats. */
export const hasSpecifiedFormat = () => currentTag() === "en-US";
const specifiedDate = (local: string) => `${local.slice(5, 7)}/${local.slice(8, 10)}/${local.slice(0, 4)}`;

const longUtcDateFormat = cached((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));

/** "November 27, 2026", in UTC. */
export const longUtcDate = (date: Date) => longUtcDateFormat().format(date);

const shortUtcTimeFormat = cached(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
    }),
);

/** "Jul 1, 04:51:26", in UTC. */
export const shortUtcTime = (date: Date) => shortUtcTimeFormat().format(date);

const collator = cached((tag) => new Intl.Collator(tag, { sensitivity: "base", numeric: true }));

/** Orders texts as the reader's language does, without case and accents, numbers by value. */
export const compareTexts = (one: string, other: string) => collator().compare(one, other);

const regionNames = cached((tag) => new Intl.DisplayNames(tag, { type: "region" }));

/** The name of a country, by its two letters. */
export const regionName = (alpha2: string) => regionNames().of(alpha2);
