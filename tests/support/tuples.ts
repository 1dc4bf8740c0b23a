// Lists whose length a test knows, so that it may take a member by its place.

/** `T[]` where the count is not a literal: nothing is known then. */
export type AtLeast<T, N extends number, Made extends T[] = []> = number extends N
  ? T[]
  : Made["length"] extends N
    ? [...Made, ...T[]]
    : AtLeast<T, N, [...Made, T]>;

export const times = <T, N extends number>(count: N, make: (index: number) => T): AtLeast<T, N> =>
  // As long as its type says: the compiler does not count.
  Array.from({ length: count }, (_, index) => make(index)) as AtLeast<T, N>;

/** The first of a list that has one at least. */
export function firstOf<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}

/** The one of a list of one. */
export function onlyOf<T>(list: readonly T[]): T {
  if (list.length !== 1) throw new Error(`The list has ${list.length} members, not one.`);
  return firstOf(list);
}
