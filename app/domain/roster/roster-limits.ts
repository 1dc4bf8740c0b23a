/** The columns of a roster with their fields, in the order of the template. */
const columns = [
  { name: "userName", field: "username" },
  { name: "email", field: "email" },
  { name: "firstName", field: "firstName" },
  { name: "lastName", field: "lastName" },
  { name: "rankTitle", field: "rankTitle" },
  { name: "role", field: "role" },
  { name: "course", field: "course" },
] as const;
export type RosterField = (typeof columns)[number]["field"];

export const rosterFields = columns.map(({ field }) => field);
export const rosterColumns = columns.map(({ name }) => name);
export const rosterColumnOptions = columns;

export const maxBytes = 2 * 1024 * 1024;
export const maxRows = 20_000;
/** A file with more columns isn't a roster. */
export const maxColumns = 100;
/** Each is confirmed by name. */
export const maxAdmins = 20;
/** Days in which an import can be taken back. */
export const takeBackDays = 7;
