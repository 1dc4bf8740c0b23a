import { plural } from "../format";
import { rich } from "../rich";
import type { accessCodes as english } from "../en/accessCodes";
import type { Translation } from "../translation";

export const accessCodes: Translation<typeof english> = {
  editOrganization: "Asignar código de acceso",
  createAndAssign: "Crear y asignar",
  assign: "Asignar",
  deleteTitle: "¿Eliminar código de acceso?",
  askNew: ({ name }) => `No hay ninguna organización llamada «${name}». ¿Crearla?`,
  confirmNew: ({ name }) =>
    `Todavía no hay ninguna organización llamada «${name}». Elija Crear y asignar para crearla.`,
  registered: ({ code, users }) =>
    users > 0
      ? rich`Quien se registre con ${code} se unirá a esta organización. ${plural(users, { one: "El usuario que ya se registró con él también se une, a menos que pertenezca a otra organización.", other: "Los # usuarios que ya se registraron con él también se unen, a menos que pertenezcan a otra organización." })} Esto no se puede cambiar después.`
      : rich`Quien se registre con ${code} se unirá a esta organización. Esto no se puede cambiar después.`,
  confirmDelete: ({ code, organizationName }) =>
    organizationName
      ? rich`Va a eliminar el código de acceso ${code} de ${organizationName}. Esta acción no se puede deshacer.`
      : rich`Va a eliminar el código de acceso ${code}. Esta acción no se puede deshacer.`,
  usersStay: ({ users }) =>
    users === 0
      ? "Nadie podrá registrarse con él."
      : plural(users, {
          one: "Nadie podrá registrarse más con él. El usuario que ya lo hizo conserva su cuenta.",
          other: "Nadie podrá registrarse más con él. Los # usuarios que ya lo hicieron conservan sus cuentas.",
        }),
  add: "Añadir código de acceso",
  notFetched: "No se pudieron obtener los códigos de acceso",
  empty: "No hay códigos de acceso",
  noMatch: "Ningún código de acceso coincide con la búsqueda.",
  emptyHint: "Añada un código de acceso y asígnelo después a una organización.",
  organizationName: "Nombre de la organización",
  organizationHint: "Elija una organización existente o escriba un nombre nuevo. Preguntaremos antes de crearla.",
  tableLabel: "Códigos de acceso",
  code: "Código",
  assignedOrganization: "Organización asignada",
  dateGenerated: "Fecha de creación",
  usersAssigned: "Usuarios asignados",
  copyCode: ({ code }) => `Copiar código de acceso ${code}`,
  noneYet: "Todavía ninguna",
  generated: "Creado",
  hasOrganization: "Este código ya tiene una organización.",
  edit: ({ hidden, code }) => rich`EDITAR ORG.${hidden(` de ${code}`)}`,
  openDelete: ({ hidden, code }) => rich`Eliminar${hidden(` ${code}`)}`,
  added: ({ code }) => `Código de acceso ${code} añadido.`,
  deleted: "Código de acceso eliminado.",
  assigned: ({ organizationName, isNew, moved }) => {
    const assigned = isNew
      ? `Código de acceso asignado a la nueva organización ${organizationName}.`
      : `Código de acceso asignado a ${organizationName}.`;
    if (moved === 0) return assigned;
    return `${assigned} ${plural(moved, { one: "Se ha unido # usuario que se había registrado con él.", other: "Se han unido # usuarios que se habían registrado con él." })}`;
  },
  alreadyAssigned: "Este código de acceso ya tiene una organización.",
  full: "El límite de usuarios de la organización es demasiado bajo para los usuarios que se registraron con este código de acceso. Aumente primero el límite.",
  pageTitle: "Permisos",
  subtitle: "Con un código de acceso, las personas se registran y se unen a una organización.",
  search: "Buscar códigos de acceso",
};
