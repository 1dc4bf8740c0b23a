import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
  users: "Utilisateurs",
  organizations: "Organisations",
  ownOrganization: "Mon organisation",
  courses: "Cours",
  content: "Contenu",
  lessons: "Leçons",
  sandboxes: "Bacs à sable",
  leaderboards: "Classements",
  permissions: "Autorisations",
  system: "Système",
  admin: "Admin",
  instructor: "Instructeur",
};
