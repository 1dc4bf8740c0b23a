/** Maximum length of a course name. */
export const courseNameLimit = 32;
