/** The columns of a roster, in the order in which its template has them. */
export const rosterColumns = ["userName", "email", "firstName", "lastName", "rankTitle", "role", "course"] as const;
export type RosterColumn = (typeof rosterColumns)[number];

export const mostBytes = 2 * 1024 * 1024;
export const mostRows = 20_000;
