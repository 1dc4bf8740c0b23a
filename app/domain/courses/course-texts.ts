/** Maximum length of a course name. */
export const courseNameLimit = 32;

export const courseTexts = {
  nameHint: `${courseNameLimit} characters or less`,
  nameTooLong: `Course name must be ${courseNameLimit} characters or less.`,
  noCourses: "No Courses Found",
};

/** The sentence before the reason of a refused change. */
export const courseFailures = {
  list: "Failed to get groups",
  start: "Failed to start session",
  schedule: "Failed to schedule session",
  end: "Failed to stop session",
  resume: "Error while resuming class",
  create: "Failed to create group",
  delete: "Failed to delete course",
  owner: "Failed to update group list",
};
