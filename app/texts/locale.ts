/** The languages that people choose from. */
export const languages = ["en", "de", "fr", "es", "ar"] as const;
export type Language = (typeof languages)[number];

/** `en-XA` and `ar-XB` are rewritten English (pseudo.ts), for tests: never offered. */
export const locales = [...languages, "en-XA", "ar-XB"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** Each language in its own words, as menus show it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  ar: "العربية",
};

export const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);

/** The slot of the request's language, which app/http/request-scope.server.ts fills on the server. */
export const localeSlot = Symbol.for("apsis.locale");
type LocaleSource = { getStore(): Locale | undefined };

let override: Locale | null = null;

/** The reader's language: on the server the request's (English outside of requests), in browsers the document's. */
export function currentLocale(): Locale {
  if (override) return override;
  // Only app/http/request-scope.server.ts writes this slot.
  const source = (globalThis as { [localeSlot]?: LocaleSource })[localeSlot];
  if (source) return source.getStore() ?? defaultLocale;
  return typeof document === "undefined" ? defaultLocale : localeOf(document.documentElement.lang);
}

export const localeOf = (tag: string): Locale => locales.find((locale) => locale === tag) ?? defaultLocale;

/** The direction of a language's script, for `dir`. */
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale.startsWith("ar") ? "rtl" : "ltr");

/** Writes texts for a reader of another language, such as a mail's recipient; `write` must not wait for anything. */
export function inLocale<Written>(locale: Locale, write: () => Written): Written {
  const outer = override;
  override = locale;
  try {
    return write();
  } finally {
    override = outer;
  }
}
