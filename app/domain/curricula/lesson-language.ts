import { currentLocale, isLanguage } from "~/texts/locale";

export const english = "en";

/** The reader's language for lessons, unless their class fixes one; English for the languages of tests. */
export function readerLanguage(): string {
  const locale = currentLocale();
  return isLanguage(locale) ? locale : english;
}
