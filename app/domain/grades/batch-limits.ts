/** Grades of one batch: a large class at one scenario, or a student at all of them. Pure. */
export const maxGrades = 500;
