/** What a course may be called. */
export const courseNameLimit = 32;

export const courseTexts = {
  nameHint: `${courseNameLimit} characters or less`,
  nameTooLong: `Course name must be ${courseNameLimit} characters or less.`,
  noCourses: "No Courses Found",
};

/** What stands before the reason when a change of a course was refused. */
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
