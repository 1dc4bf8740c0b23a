/**
 * Countries whose name contains the text, those that begin with it first; accents, letter case and signs do not matter.
 * Pure.
 */
export function findCountries<C extends { name: string }>(countries: readonly C[], text: string): C[] {
  const wanted = stripAccents(text);
  const found = countries.filter(({ name }) => stripAccents(name).includes(wanted));
  const begins = (country: C) => stripAccents(country.name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

const stripAccents = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
