import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
  users: "Usuarios",
  organizations: "Organizaciones",
  ownOrganization: "Mi organización",
  courses: "Cursos",
  content: "Contenido",
  lessons: "Lecciones",
  sandboxes: "Sandboxes",
  leaderboards: "Clasificaciones",
  permissions: "Permisos",
  system: "Sistema",
  admin: "Administración",
  instructor: "Docente",
};
