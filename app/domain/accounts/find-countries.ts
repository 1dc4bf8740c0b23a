/**
 * Countries whose name contains the text, those that start with it first. Ignores accents, case and punctuation. Pure.
 */
export function findCountries<C extends { name: string }>(countries: readonly C[], text: string): C[] {
  const searchText = stripAccents(text);
  const matches = countries.filter(({ name }) => stripAccents(name).includes(searchText));
  const begins = (country: C) => stripAccents(country.name).startsWith(searchText);
  return [...matches.filter(begins), ...matches.filter((country) => !begins(country))];
}

const stripAccents = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
