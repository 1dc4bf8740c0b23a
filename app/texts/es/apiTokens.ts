import type { apiTokens as english } from "../en/apiTokens";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const apiTokens: Translation<typeof english> = {
  title: "Tokens de API",
  hint: "Con un token, un programa suyo llama a la API con sus derechos, o con menos. Deja de funcionar cuando caduca, cuando lo revoca o cuando su cuenta no puede iniciar sesión.",
  empty: "No tiene tokens de API.",
  servicesTitle: "Cuentas de servicio",
  servicesHint:
    "Con una cuenta de servicio, otro sistema llama a la API para su organización. Termina cuando el administrador que la creó se desactiva, se elimina, se traslada o pierde el rol.",
  noServices: "No hay cuentas de servicio.",
  create: "Crear token",
  createTitle: "Nuevo token",
  createService: "Crear cuenta de servicio",
  createServiceTitle: "Nueva cuenta de servicio",
  creating: "Creando...",
  name: "Nombre",
  nameHint: "Qué usa el token, por ejemplo «Exportación de notas».",
  scopes: "Llamadas permitidas",
  expiresAfter: "Caduca después de",
  days: ({ days }) => plural(days, { one: "# día", other: "# días" }),
  copy: "Copie el token ahora. No lo guardamos, así que no podrá volver a verlo.",
  copyLabel: "Copiar token",
  worksUntil: ({ dateTime }) => `Funciona hasta el ${dateTime}.`,
  tryIt: "Pruébelo en un terminal. La respuesta son los roles del token:",
  revoke: ({ name, unseen }) => rich`Revocar${unseen(` ${name}`)}`,
  dates: ({ created, expires, lastUsed }) =>
    lastUsed
      ? `Creado el ${created} · Caduca el ${expires} · Último uso el ${lastUsed}`
      : `Creado el ${created} · Caduca el ${expires} · Sin usar`,
  createdBy: ({ organization, username }) => `${organization}, creada por ${username}`,
  expired: "Caducado",
  revoked: "El token se revocó.",
  serviceDeleted: "La cuenta de servicio se eliminó.",
  openTokens: "Gestionar tokens de API",
  noTokensOfUser: "Sin tokens de API.",
  nameRequired: "Escriba un nombre.",
  nameTooLong: ({ max }) => `El nombre debe tener ${max} caracteres como máximo.`,
  scopesRequired: "Elija al menos un tipo de llamada.",
  daysRequired: "Elija cuándo caduca el token.",
  organizationRequired: "Elija una organización.",
  formUnknown: "Vuelva a cargar la página e inténtelo de nuevo.",
  tooMany: ({ max }) => `Ya hay ${max} tokens. Revoque uno primero.`,
  exists: "Este token ya existe. Vuelva a cargar la página para verlo.",
  notValid:
    "El token de API no es válido. Puede haber caducado o haberse revocado, o la cuenta de su propietario ha cambiado.",
  outOfScope: "Este token de API no permite esta llamada. Cree un token con el permiso que necesita la llamada.",
  inAddress:
    "Envíe el token de API en la cabecera Authorization, no en la dirección. Revoque este token, porque las direcciones quedan en los registros.",
  inTrail: ({ id }) => `Token ${id}`,
  scope: ({ scope }) =>
    ({
      "course:list": "Enumerar los cursos",
      "course:read": "Leer los cursos y sus clases",
      "gradebook:read": "Leer los libros de calificaciones y los resultados de cuestionarios",
      "score:read": "Leer los puntos y los intentos",
      "leaderboard:read": "Leer las clasificaciones",
      "user:list": "Enumerar los usuarios",
      "user:read": "Leer los datos de un usuario",
      "organization:list": "Enumerar las organizaciones",
      "organization:read": "Leer los datos de una organización",
      "sandbox:use": "Leer los entornos de pruebas",
      "course:create": "Crear cursos",
      "course:change": "Cambiar los cursos y sus miembros",
      "course:run": "Iniciar, programar y terminar clases",
      "course:delete": "Eliminar cursos",
      "course:assign": "Dar cursos a otro propietario",
      "attempt:judge": "Excluir intentos y aceptar declaraciones",
      "sandbox:write": "Crear y cambiar entornos de pruebas",
      "accessCode:manage": "Gestionar los códigos de acceso",
      "content:administer": "Publicar planes de estudio",
      "banner:write": "Enviar mensajes de aviso",
      "organization:create": "Crear organizaciones",
      "organization:administer": "Cambiar y eliminar organizaciones",
      "scim:use": "Aprovisionar cuentas y grupos (SCIM), para un proveedor de identidad",
    })[scope],
};
