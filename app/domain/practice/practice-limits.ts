/** Days of a class's practice that are looked at. */
export const practiceDays = 30;
/** A question that fewer students practise isn't listed: practice isn't graded, and its numbers would name them. */
export const minPractising = 3;
