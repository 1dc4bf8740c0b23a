import type { roles as english } from "../en/roles";
import type { Translation } from "../translation";

export const roles: Translation<typeof english> = {
  nameOf: ({ role }) =>
    new Map([
      ["Restricted", "Restreint"],
      ["User", "Élève"],
      ["SystemAdmin", "Admin. système"],
      ["OrganizationAdmin", "Admin. d'organisation"],
      ["Instructor", "Instructeur"],
    ]).get(role) ?? role,
};
