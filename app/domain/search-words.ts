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

/**
 * An index of trigrams finds what holds three letters or digits in a row. Shorter words are in too many texts to be
 * looked for inside them.
 */
export const isSearchedInside = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** The text holds the word anywhere: by an index of trigrams, where there is one. */
export const matchPart = (text: SQL, word: string): SQL => sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`;

/** Columns in which the word occurs anywhere; for sets that are small anyway. */
export const matchInside = (columns: SQL[], word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`position(${word} in ${column}) > 0`),
    sql` or `,
  )})`;

/** Every word is found. */
export const matchEvery = (words: string[], found: (word: string) => SQL): SQL =>
  sql`(${sql.join(words.map(found), sql` and `)})`;
