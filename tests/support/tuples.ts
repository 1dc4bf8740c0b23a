// Lists of known length, so that tests can access members by index.

/** `T[]` if the count isn't a literal. */
export type AtLeast<T, N extends number, Made extends T[] = []> = number extends N
  ? T[]
  : Made["length"] extends N
    ? [...Made, ...T[]]
    : AtLeast<T, N, [...Made, T]>;

export const times = <T, N extends number>(count: N, make: (index: number) => T): AtLeast<T, N> =>
  // The compiler cannot count.
  Array.from({ length: count }, (_, index) => make(index)) as AtLeast<T, N>;

/** The first of a non-empty list. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error("The list is empty.");
  return first;
}

/** The only member of a list. */
export function onlyOf<T>(list: readonly T[]): T {
  if (list.length !== 1) throw new Error(`The list has ${list.length} members, not one.`);
  return firstOf(list);
}
