/** The first row of a statement that always returns one, such as a count. Throws if there is none, which is a bug. */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("A statement that always returns a row returned none.");
  return row;
}
