/** "1 attempt", "1,200 attempts". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** The first names of a list and the number of the others: "Ada, Ben and 4 more". */
export function namesText(names: readonly string[], most: number): string {
  const more = names.length - most;
  const firstNames = names.slice(0, most).join(", ");
  return more > 0 ? `${firstNames} and ${more} more` : firstNames;
}
