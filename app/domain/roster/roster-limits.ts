/** The columns of a roster's file with the field each fills, in the order in which its template has them. */
const columns = [
  { name: "userName", field: "username" },
  { name: "email", field: "email" },
  { name: "firstName", field: "firstName" },
  { name: "lastName", field: "lastName" },
  { name: "rankTitle", field: "rankTitle" },
  { name: "role", field: "role" },
  { name: "course", field: "course" },
] as const;
export type RosterColumn = (typeof columns)[number];
export type RosterField = RosterColumn["field"];

export const rosterColumns = columns.map(({ name }) => name);

/** The column that a header cell names; capitals and spaces do not matter. */
export const rosterColumnOf = (header: string): RosterColumn | null =>
  columns.find(({ name }) => name.toLowerCase() === header.toLowerCase().replace(/[^a-z]/g, "")) ?? null;

export const maxBytes = 2 * 1024 * 1024;
export const maxRows = 20_000;
