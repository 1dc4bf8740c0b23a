/** The row of a statement that always gives one, such as a count; none is a bug of ours. */
export function oneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("A statement that always gives a row gave none.");
  return row;
}
