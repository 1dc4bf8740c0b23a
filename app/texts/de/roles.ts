import type { roles as english } from "../en/roles";
import type { Translation } from "../translation";

export const roles: Translation<typeof english> = {
  nameOf: ({ role }) =>
    new Map([
      ["Restricted", "Eingeschränkt"],
      ["User", "Studierende"],
      ["SystemAdmin", "Systemadministration"],
      ["OrganizationAdmin", "Organisationsadministration"],
      ["Instructor", "Kursleitung"],
    ]).get(role) ?? role,
};
