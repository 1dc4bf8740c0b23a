import { sql, type SQL } from "drizzle-orm";
import { nameKey } from "./name-key";

/** What is typed into a search field, as words to be found; folded like the keys they are compared with. */
export const splitSearchWords = (q: string): string[] => nameKey(q).split(/\s+/).filter(Boolean).slice(0, 5);

/** Columns that begin with the word: ranges of their indexes in the order of "C". */
export const matchBeginnings = (columns: SQL[], word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`(${column} collate "C" >= ${word} and ${column} collate "C" < ${`${word}\u{10FFFF}`})`),
    sql` or `,
  )})`;

/** Columns in which the word occurs anywhere; for sets that are small anyway. */
export const matchInside = (columns: SQL[], word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`position(${word} in ${column}) > 0`),
    sql` or `,
  )})`;

/** Every word is found. */
export const matchEvery = (words: string[], found: (word: string) => SQL): SQL =>
  sql`(${sql.join(words.map(found), sql` and `)})`;
