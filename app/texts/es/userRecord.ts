import { plural } from "../format";
import type { userRecord as english } from "../en/userRecord";
import type { Translation } from "../translation";

export const userRecord: Translation<typeof english> = {
  edit: "Editar",
  saved: "Usuario guardado.",
  editTitle: ({ username }) => `Editar ${username}`,
  email: "Correo",
  enabled: "Habilitado",
  disabled: "Deshabilitado",
  changeRole: "Cambiar rol",
  resetPassword: "Restablecer contraseña",
  neverActive: "Nunca",
  editHint: "Si cambia el correo, avisaremos tanto a la dirección anterior como a la nueva.",
  firstName: "Nombre (opcional)",
  lastName: "Apellido (opcional)",
  rankTitle: "Rango o título (opcional)",
  saving: "Guardando…",
  accountMade: "Cuenta creada",
  noCourse: "No es miembro de ningún curso.",
  attempts: ({ attempts }) => plural(attempts, { one: "# intento", other: "# intentos" }),
  noClassYet: "Todavía no hay clase",
  signIns: "Inicios de sesión",
  noSignIn: "Todavía no ha iniciado sesión.",
  openSignIn: "Sesión iniciada",
  noMail: "No se ha enviado ningún correo a esta dirección.",
  noMailServer: "No enviado: no hay servidor de correo",
  mailAccepted: "Aceptado por el servidor de correo",
  mailGivenUp: "No entregado tras 5 días de intentos",
  mailRetrying: ({ tries }) =>
    plural(tries, {
      one: "A la espera de reintentar (# intento hecho)",
      other: "A la espera de reintentar (# intentos hechos)",
    }),
  mailWaiting: "Pendiente de envío",
  changes: "Cambios",
  noChanges: "Todavía no hay cambios.",
};
