import { readText, type Catalogue } from "./index";
import { currentLocale, defaultLocale, type Locale } from "./locale";
import { isMessage, type Message, type Text } from "./message";

/** Only what is read on a page has elements in it. */
type Sentences<Area> = {
  readonly [Key in keyof Area as Area[Key] extends string | ((params: never) => string) ? Key : never]: Said<Area[Key]>;
};
type Said<Entry> = Entry extends (params: infer Params) => string ? (params: Nested<Params>) => Message : Message;
/** A parameter that is any string may be a message, and a list of strings may have messages. */
type Nested<Params> = {
  [Name in keyof Params]: string extends Params[Name]
    ? Params[Name] | Message
    : readonly string[] extends Params[Name]
      ? Params[Name] | readonly Text[]
      : Params[Name];
};

/**
 * Texts of the catalogue by key and parameters, for refusals and whatever is stored or shown to somebody else:
 * `textOf` puts them into words when their reader is known.
 */
export const say = /* @__PURE__ */ speaker();

/** A message as a schema holds it; `fieldReasonsOf` (app/domain/field-errors.ts) reads it. */
export const keyed = (message: Message): string => JSON.stringify(message);

function speaker() {
  const areas = new Proxy(
    {},
    { get: (_target, area: string) => new Proxy({}, { get: (_area, key: string) => messageOf(area, key) }) },
  );
  // A proxy answers for every area and key that the type allows.
  return areas as { readonly [Area in keyof Catalogue]: Sentences<Catalogue[Area]> };
}

function messageOf(area: string, key: string): Message | ((params: object) => Message) {
  const textKey = `${area}.${key}`;
  const isFunction = typeof readText(defaultLocale, area, key) === "function";
  return isFunction ? (params) => ({ textKey, params }) : { textKey };
}

/** In words: in the reader's language, or in `locale`. */
export function textOf(text: Text, locale: Locale = currentLocale()): string {
  if (typeof text === "string") return text;
  const [area = "", key = ""] = text.textKey.split(".");
  const entry = readText(locale, area, key);
  if (typeof entry === "string") return entry;
  if (typeof entry !== "function") throw new Error(`The catalogue has no ${text.textKey}.`);
  const write = (value: unknown): unknown =>
    isMessage(value) ? textOf(value, locale) : Array.isArray(value) ? value.map(write) : value;
  const params = Object.fromEntries(
    Object.entries<unknown>({ ...text.params }).map(([name, value]) => [name, write(value)]),
  );
  // The parameters have the entry's type: `say` made the message.
  return (entry as (params: object) => string)(params);
}
