// Pure: the meaning of a roster's headings, in the terms of other systems.
import { rosterFields, type RosterField } from "./roster-limits";

/** Unambiguous headings, without case, spaces and punctuation. */
const sure: Record<RosterField, readonly string[]> = {
  username: ["username", "login", "loginname", "loginid", "userlogin", "useraccount", "accountname"],
  email: ["email", "emailaddress", "mail", "mailaddress", "emailaddresses", "workemail", "primaryemail"],
  firstName: ["firstname", "givenname", "forename", "givennames", "firstnames"],
  lastName: ["lastname", "surname", "familyname", "lastnames"],
  rankTitle: ["ranktitle", "rank"],
  role: ["role", "userrole"],
  course: ["course", "coursename"],
};

/** Probable meanings, which the user must confirm. */
const likely: Record<RosterField, readonly string[]> = {
  username: ["user", "userid", "account", "id", "uid", "netid", "studentid", "nickname", "sisloginid", "name"],
  email: ["contact", "address", "emailid", "schoolemail", "studentemail"],
  firstName: ["first", "given"],
  lastName: ["last", "family"],
  rankTitle: ["title", "grade", "position"],
  role: ["type", "usertype", "accounttype", "function"],
  course: ["class", "group", "section", "coursetitle", "team"],
};

export type Meaning = { columns: (RosterField | null)[]; isSure: boolean };

/**
 * The field of each column, by its heading; addresses are recognized by their content. Unsure if a heading is
 * ambiguous, if two mean the same, and if none means the username.
 */
export function readHeads(heads: readonly string[], hasAddresses: readonly boolean[]): Meaning {
  const keys = heads.map(headKeyOf);
  const columns: Meaning["columns"] = heads.map(() => null);
  let isSure = true;
  for (const field of rosterFields) {
    const indexes = placesOf(keys, sure[field]);
    if (indexes.length > 1) isSure = false;
    if (indexes[0] !== undefined) columns[indexes[0]] = field;
  }
  const guess = (field: RosterField, indexes: number[]) => {
    const free = indexes.find((place) => columns[place] === null);
    if (columns.includes(field) || free === undefined) return;
    columns[free] = field;
    isSure = false;
  };
  guess(
    "email",
    hasAddresses.flatMap((has, index) => (has ? [index] : [])),
  );
  for (const field of rosterFields) guess(field, placesOf(keys, likely[field]));
  return { columns, isSure: isSure && columns.includes("username") && columns.includes("email") };
}

/** Whether a heading certainly means this field. */
export const namesField = (heads: readonly string[], field: RosterField) =>
  placesOf(heads.map(headKeyOf), sure[field]).length > 0;

/** Headings in one spelling: "E-Mail Address" is `emailaddress`. */
const headKeyOf = (head: string) =>
  head
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const placesOf = (keys: readonly string[], words: readonly string[]) =>
  keys.flatMap((key, index) => (words.includes(key) ? [index] : []));
