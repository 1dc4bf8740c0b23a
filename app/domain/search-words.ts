import { sql, type SQL } from "drizzle-orm";
import { nameKey } from "./name-key";

/** The words of a search text, folded like the keys they are compared with. */
export const splitSearchWords = (q: string): string[] => nameKey(q).split(/\s+/).filter(Boolean).slice(0, 5);

/** Columns that start with the word, as index ranges in the "C" collation. */
export const matchBeginnings = (columns: SQL[], word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`(${column} collate "C" >= ${word} and ${column} collate "C" < ${`${word}\u{10FFFF}`})`),
    sql` or `,
  )})`;

/** A trigram index finds text with three letters or digits in a row. Shorter words occur in too many texts. */
export const isSearchedInside = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** Text that contains the word anywhere, by a trigram index if there is one. */
export const matchPart = (text: SQL, word: string): SQL => sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`;

/** Columns that contain the word anywhere; for small sets only. */
export const matchInside = (columns: SQL[], word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`position(${word} in ${column}) > 0`),
    sql` or `,
  )})`;

/** Every word matches. */
export const matchEvery = (words: string[], matchWord: (word: string) => SQL): SQL =>
  sql`(${sql.join(words.map(matchWord), sql` and `)})`;
