import type { roles as english } from "../en/roles";
import type { Translation } from "../translation";

export const roles: Translation<typeof english> = {
  nameOf: ({ role }) =>
    new Map([
      ["Restricted", "مقيّد"],
      ["User", "طالب"],
      ["SystemAdmin", "مسؤول النظام"],
      ["OrganizationAdmin", "مسؤول المؤسسة"],
      ["Instructor", "مدرّس"],
    ]).get(role) ?? role,
};
