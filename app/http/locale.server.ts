import { parse } from "hono/utils/cookie";
import { defaultLocale, localeOf, type Locale } from "~/texts/locale";

/** The language that a person chose on this browser. */
export const languageCookie = "apsis_language";

/** The reader's language: the chosen one, or English. */
export function findLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(languageCookie)) return defaultLocale;
  return localeOf(parse(cookies, languageCookie)[languageCookie] ?? "");
}
