// Not the package's main entry, which loads the country names of eighty languages.
import countries from "i18n-iso-countries/index.js";
import { compareTexts, regionName } from "~/texts/format";
import { currentLocale, defaultLocale, type Locale } from "~/texts/locale";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

countries.registerLocale(english);

/** A country that can be chosen as nationality. */
export type Country = { id: number; alpha2: string; alpha3: string; name: string };

const listed = new Map<Locale, Country[]>();

/** All countries of ISO 3166-1, named and sorted in the reader's language. */
export function listCountries(): Country[] {
  const locale = currentLocale();
  const countryList = listed.get(locale) ?? createList(locale);
  listed.set(locale, countryList);
  return countryList;
}

const createList = (locale: Locale) =>
  Object.entries(countries.getNames("en"))
    .map(([alpha2, name]) => ({
      id: Number(countries.alpha2ToNumeric(alpha2)),
      alpha2,
      alpha3: countries.alpha2ToAlpha3(alpha2) ?? "",
      name: locale === defaultLocale ? name : (regionName(alpha2) ?? name),
    }))
    .sort((one, other) => compareTexts(one.name, other.name));

export const isCountry = (alpha2: string) => countries.isValid(alpha2);
