import { plural } from "../format";
import { rich } from "../rich";
import type { deleted as english } from "../en/deleted";
import type { Translation } from "../translation";

export const deleted: Translation<typeof english> = {
  restored: ({ name }) => `Se ha restaurado ${name}.`,
  erased: ({ name }) => `Se ha eliminado definitivamente ${name}.`,
  tableLabel: "Eliminados recientemente",
  kind: "Tipo",
  deleted: "Eliminado",
  daysLeft: "Días restantes",
  none: "Ninguna",
  deletedBy: ({ when, username }) => `${when} por ${username}`,
  restorableUntil: ({ date, name }) =>
    `Se puede restaurar hasta el ${date}. Después se eliminará definitivamente ${name}.`,
  daysUnit: ({ hidden, days }) => rich`${days}${hidden(plural(days, { one: " día", other: " días" }))}`,
  kindOf: ({ kind }) => ({ user: "Usuario", course: "Curso", organization: "Organización" })[kind],
  restore: ({ hidden, name }) => rich`Restaurar${hidden(` ${name}`)}`,
  openErase: ({ hidden, name }) => rich`Eliminar definitivamente${hidden(`: ${name}`)}`,
  pageTitle: "Eliminados recientemente",
  subtitle: ({ days }) =>
    `Puede restaurar usuarios, cursos y organizaciones durante ${days} días. Después se eliminan definitivamente.`,
  notRead: "No se pudieron obtener los elementos eliminados",
  empty: "No hay elementos eliminados",
  noMatch: "Ningún elemento eliminado coincide con la búsqueda.",
  emptyHint: ({ days }) =>
    plural(days, {
      one: "Los usuarios, cursos y organizaciones que elimine aparecen aquí durante # día.",
      other: "Los usuarios, cursos y organizaciones que elimine aparecen aquí durante # días.",
    }),
  eraseTitle: "¿Eliminar definitivamente?",
  eraseWarning: ({ name }) => rich`Esta acción no se puede deshacer. No podrá restaurar ${name}.`,
  erase: "Eliminar definitivamente",
  searchDeleted: "Buscar elementos eliminados",
};
