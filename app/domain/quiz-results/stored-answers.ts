import type { StoredAnswer } from "~/db/schema";

/** The answers of an attempt as JSON: ten thousand small lists of a class would otherwise all be there at once. */
export type AnswersText = string;

// Written by the database from the column of this type.
export const parseAnswers = (answers: AnswersText) => JSON.parse(answers) as StoredAnswer[];
