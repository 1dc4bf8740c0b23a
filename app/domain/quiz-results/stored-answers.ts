import type { StoredAnswer } from "~/db/schema";

/** The answers of an attempt as JSON: parsed lists of a whole class would be ten thousand small objects. */
export type AnswersText = string;

// Written by the database from a column of this type.
export const parseAnswers = (answers: AnswersText) => JSON.parse(answers) as StoredAnswer[];
