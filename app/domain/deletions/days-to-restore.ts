/** Days in which a deletion can be restored. */
export const daysToRestore = 30;
