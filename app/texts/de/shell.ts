import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
  users: "Konten",
  organizations: "Organisationen",
  ownOrganization: "Meine Organisation",
  courses: "Kurse",
  content: "Inhalte",
  lessons: "Lektionen",
  sandboxes: "Sandboxes",
  leaderboards: "Bestenlisten",
  permissions: "Zugangscodes",
  system: "System",
  admin: "Admin",
  instructor: "Kursleitung",
};
