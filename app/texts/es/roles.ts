import type { roles as english } from "../en/roles";
import type { Translation } from "../translation";

export const roles: Translation<typeof english> = {
  nameOf: ({ role }) =>
    new Map([
      ["Restricted", "Restringido"],
      ["User", "Estudiante"],
      ["SystemAdmin", "Admin. del sistema"],
      ["OrganizationAdmin", "Admin. de organización"],
      ["Instructor", "Docente"],
    ]).get(role) ?? role,
};
