import type { IncomingHttpHeaders } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { parse, serialize } from "hono/utils/cookie";
import { defaultLocale, isLanguage, locales, type Language, type Locale } from "~/texts/locale";
import { cookieOptionsOf } from "./cookies.server";

/** The language that somebody chose in this browser. */
const languageCookie = "apsis_language";
const languageCookieDays = 365;

/** The language of the account that is signed in, or of its organization. */
const accountLanguageCookie = "apsis_account_language";

/** Headers longer than this are no list of languages. */
const maxAcceptLanguage = 500;

/** The reader's language: the account's or its organization's, or the one chosen in this browser, or the browser's. */
export const findLocale = ({ cookie = "", "accept-language": accepted }: IncomingHttpHeaders): Locale =>
  localeInCookie(cookie, accountLanguageCookie) ?? findBrowserLocale(cookie, accepted);

/** The language of a browser without a sign-in. */
export const findBrowserLocale = (cookies: string, accepted: string | undefined): Locale =>
  localeInCookie(cookies, languageCookie) ?? preferredLanguage(accepted) ?? defaultLocale;

function localeInCookie(cookies: string, name: string): Locale | null {
  if (!cookies.includes(name)) return null;
  const tag = parse(cookies, name)[name];
  return locales.find((locale) => locale === tag) ?? null;
}

/** The first of an `Accept-Language` header that the catalogue has: `de` for `de-AT`. */
function preferredLanguage(accepted: string | undefined): Language | null {
  if (!accepted || accepted.length > maxAcceptLanguage || accepted.startsWith("en")) return null;
  const tags = parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split("-", 1).join());
  return tags.find(isLanguage) ?? null;
}

export const writeLanguageCookie = (request: Request, language: Language): string =>
  serialize(languageCookie, language, { ...cookieOptionsOf(request), maxAge: languageCookieDays * 24 * 3_600 });

/** Null clears it: then the browser's language is used. */
export const writeAccountLanguageCookie = (request: Request, language: Language | null): string =>
  serialize(accountLanguageCookie, language ?? "", {
    ...cookieOptionsOf(request),
    ...(language === null ? { maxAge: 0 } : {}),
  });
