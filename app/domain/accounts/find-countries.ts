/** Countries whose name contains the text, those that begin with it first; accents, letter case and signs do not matter. Pure. */
export function findCountries<C extends { name: string }>(countries: readonly C[], text: string): C[] {
  const wanted = plain(text);
  const found = countries.filter(({ name }) => plain(name).includes(wanted));
  const begins = (country: C) => plain(country.name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
