/** The languages that people choose from. */
export const languages = ["en", "de", "fr"] as const;
export type Language = (typeof languages)[number];

/** The languages of the catalogue. `en-XA` and `ar-XB` are rewritten English (pseudo.ts), for tests: never offered. */
export const locales = ["en", "en-XA", "ar-XB"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** Each language in its own words, as menus show it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};

export const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);

/** The slot of the request's language, which app/http/request-scope.server.ts fills on the server. */
export const localeSlot = Symbol.for("apsis.locale");
type LocaleSource = { getStore(): Locale | undefined };

/** The reader's language: on the server the request's (English outside of requests), in browsers the document's. */
export function currentLocale(): Locale {
  // Only app/http/request-scope.server.ts writes this slot.
  const source = (globalThis as { [localeSlot]?: LocaleSource })[localeSlot];
  if (source) return source.getStore() ?? defaultLocale;
  return typeof document === "undefined" ? defaultLocale : localeOf(document.documentElement.lang);
}

export const localeOf = (tag: string): Locale => locales.find((locale) => locale === tag) ?? defaultLocale;

/** The direction of a language's script, for `dir`. */
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale.startsWith("ar") ? "rtl" : "ltr");
