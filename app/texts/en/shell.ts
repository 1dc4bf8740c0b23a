export const shell = {
  users: "Users",
  organizations: "Organizations",
  ownOrganization: "My organization",
  courses: "Courses",
  content: "Content",
  lessons: "Lessons",
  sandboxes: "Sandboxes",
  leaderboards: "Leaderboards",
  permissions: "Permissions",
  system: "System",
  admin: "Admin",
  instructor: "Instructor",
};
