import type { provisioning as english } from "../en/provisioning";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const provisioning: Translation<typeof english> = {
  pageTitle: "Aprovisionamiento",
  open: "Gestionar el aprovisionamiento",
  hint: "Su proveedor de identidad puede crear, cambiar y desactivar cuentas de esta organización con SCIM 2.0. Las cuentas desactivadas se cierran de inmediato y sus notas se conservan.",
  connectionTitle: "Conexión",
  connectionHint: "Escriba esta dirección y el token de una cuenta de servicio en su proveedor de identidad.",
  address: "Dirección SCIM",
  copyAddress: "Copiar la dirección SCIM",
  accounts: "Cuentas de servicio para el aprovisionamiento",
  noAccounts: "Ninguna cuenta de servicio puede aprovisionar cuentas todavía.",
  createAccount: "Crear cuenta de servicio",
  dates: ({ expires, lastUsed }) =>
    lastUsed ? `Caduca el ${expires} · Último uso: ${lastUsed}` : `Caduca el ${expires} · Sin usar`,
  users: ({ count }) =>
    plural(count, {
      one: "El proveedor de identidad gestiona # cuenta.",
      other: "El proveedor de identidad gestiona # cuentas.",
    }),
  groupsTitle: "Grupos",
  groupsHint:
    "Elija qué reciben los miembros de un grupo. Quienes lo dejan pierden lo que les dio; los demás roles y cursos se conservan.",
  noGroups: "Los grupos aparecen aquí cuando su proveedor de identidad los envía.",
  group: "Grupo",
  members: "Miembros",
  grants: "Los miembros reciben",
  noRole: "Ningún rol",
  noCourse: "Ningún curso",
  change: ({ name, unseen }) => rich`Cambiar${unseen(` ${name}`)}`,
  grantsOf: ({ name }) => `Qué reciben los miembros de ${name}`,
  nothing: "Nada todavía",
  saved: "Guardado. Los miembros tienen lo que da el grupo.",
  tokenRequired: "Use el token de una cuenta de servicio con el permiso scim:use.",
  notOffered: "Este servicio no ofrece eso.",
  bodyUnreadable: "El contenido no es un objeto JSON legible.",
  attributeInvalid: ({ attribute, reason }) => `${attribute}: ${reason}`,
  valueUnreadable: ({ attribute }) => `El valor de ${attribute} no se puede leer.`,
  externalIdInvalid: "Un ID externo tiene como máximo 255 caracteres imprimibles.",
  externalIdTaken: "Este ID externo pertenece a otra entrada.",
  groupNameInvalid: "Un grupo necesita un nombre de 200 caracteres imprimibles como máximo.",
  groupNameTaken: "Ya hay un grupo con este nombre.",
  filterUnsupported: ({ filter }) =>
    `El filtro no se puede leer. Use «eq», unido con «and», y los atributos habituales: ${filter}`,
  operationsRequired: "Un cambio necesita el esquema de PatchOp y al menos una operación.",
  operationUnknown: "Una operación es add, remove o replace.",
  tooManyOperations: ({ max }) => `Envíe como máximo ${number(max)} operaciones a la vez.`,
  valueRequired: "La operación necesita un valor.",
  pathRequired: "Una operación que quita algo necesita una ruta.",
  pathUnknown: ({ path }) => `No hay ningún atributo para esta ruta: ${path}`,
  patchUnreadable: "El cambio no se puede aplicar a esta cuenta.",
  memberUnknown: ({ id }) => `No hay ninguna cuenta con este ID: ${id}`,
  tooManyMembers: ({ max }) => `Un grupo tiene como máximo ${number(max)} miembros.`,
  tooManyGroups: ({ max }) => `Una organización tiene como máximo ${number(max)} grupos.`,
  roleLostWithCourses: ({ names }) =>
    `Estas personas perderían el rol con el que enseñan, pero aún tienen cursos: ${names}. Asigne antes los cursos a otra persona.`,
};
