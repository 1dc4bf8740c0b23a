/** Days of a class's practice that are looked at. */
export const practiceDays = 30;
/** A question that fewer students practise isn't listed, because so few answers would identify them. */
export const minPractising = 3;
