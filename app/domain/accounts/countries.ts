// Not the package's main entry, which loads the country names of eighty languages.
import countries from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

countries.registerLocale(english);

/** A country that can be chosen as nationality. */
export type Country = { id: number; alpha2: string; alpha3: string; name: string };

let listed: Country[] | null = null;

/** All countries of ISO 3166-1, sorted by English name. */
export function listCountries(): Country[] {
  return (listed ??= Object.entries(countries.getNames("en"))
    .map(([alpha2, name]) => ({
      id: Number(countries.alpha2ToNumeric(alpha2)),
      alpha2,
      alpha3: countries.alpha2ToAlpha3(alpha2) ?? "",
      name,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en")));
}

export const isCountry = (alpha2: string) => countries.isValid(alpha2);
