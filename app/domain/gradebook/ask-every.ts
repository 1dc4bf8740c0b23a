/** Milliseconds from an answer to an open gradebook's next question: a grade is seen within a second of its receipt. */
export const askEvery = 600;
