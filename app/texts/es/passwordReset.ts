import type { passwordReset as english } from "../en/passwordReset";
import type { Translation } from "../translation";

export const passwordReset: Translation<typeof english> = {
  invalidLink: "Enlace de restablecimiento no válido",
  done: "Contraseña restablecida. Ya puede iniciar sesión.",
  failed: "No se pudo restablecer la contraseña. Inténtelo de nuevo.",
  failedByUsername: "No se pudo restablecer la contraseña",
  failedBecause: ({ message }) => `No se pudo restablecer la contraseña: ${message}`,
  fieldsInvalid: "Uno o más campos no son válidos.",
  invalidCode: "Este código de restablecimiento no es válido. Compruébelo o pida uno nuevo.",
  confirmationRequired: "La confirmación de la contraseña es obligatoria.",
  backToLogin: "Volver al inicio de sesión",
  invalidLinkHint: "El enlace está incompleto, ya se ha usado o ha caducado.",
  sendNewLink: "Solicitar un enlace nuevo",
  resetPassword: "Restablecer contraseña",
  resetting: "Restableciendo…",
  processing: "Procesando su solicitud…",
  resetCode: "Código de restablecimiento",
  resetCodeHint: "Del correo o de la administración",
  pageTitle: "Restablecer contraseña",
};
