import { rich } from "../rich";
import type { signedOut as english } from "../en/signedOut";
import type { Translation } from "../translation";

export const signedOut: Translation<typeof english> = {
  welcome: ({ productName }) => `Le damos la bienvenida a ${productName}`,
  username: "Nombre de usuario",
  password: "Contraseña",
  login: "Iniciar sesión",
  forgotPassword: "¿Olvidó la contraseña?",
  register: "Registrarse con código de acceso",
  noAccessCode: ({ supportEmail }) => rich`¿Sin código de acceso? Solicite uno a ${supportEmail}.`,
  noUser: "No hay ninguna sesión iniciada. Si el problema continúa, contacte con la administración.",
  allowCookies:
    "Su navegador bloquea las cookies de este sitio, y sin ellas la sesión no se mantiene. Permita las cookies de este sitio en los ajustes del navegador y vuelva a iniciar sesión.",
  wrongPassword: "Nombre de usuario o contraseña incorrectos.",
  wrongPasswordHelp:
    "Nombre de usuario o contraseña incorrectos. Si ha olvidado la contraseña, contacte con la administración para que la restablezca.",
  loginFailed: "No se pudo iniciar sesión",
  loginFailedBecause: ({ message }) => `No se pudo iniciar sesión: ${message}`,
  fieldsInvalid: "Uno o más campos no son válidos.",
  loggedOut: "Se ha cerrado la sesión",
  loggedOutHere:
    "Se ha cerrado la sesión en este navegador. El servidor no ha respondido; cerraremos allí la sesión en cuanto lo haga.",
  passwordReset: "Contraseña restablecida",
  introduction: "Introducción",
  slogan: "Vuélelo antes de que vuele.",
  sloganDetails:
    "Lecciones, escenarios y encuentros puntuados en el navegador, con un libro de notas que gustará a sus docentes.",
  periapsis: "periapsis",
  about: "Acerca de",
  aboutProduct: ({ productName }) => `Acerca de ${productName}`,
  gameVersion: "Versión del juego",
  webVersion: "Versión de la aplicación web",
  buildDate: "Fecha de compilación",
  supportContact: "Contacto de soporte",
  legalNotice: "Aviso legal: solo los usuarios autorizados pueden utilizar este sistema.",
  passwordResetTitle: "Restablecer contraseña",
  resetPassword: "Restablecer contraseña",
  askForResetCode: ({ supportEmail, link }) =>
    rich`Pida un código de restablecimiento a la administración o a ${supportEmail} y escríbalo en ${link("Restablecer contraseña")}.`,
  emailLabel: "Correo electrónico",
  emailRequired: "Escriba su correo electrónico.",
  sendResetLink: "Enviar enlace",
  sending: "Enviando…",
  processing: "Procesando su solicitud…",
  resetLinkSent:
    "Si su correo está en el sistema, se ha enviado un enlace de restablecimiento. Si no ve ningún correo, mire en la carpeta de correo no deseado.",
  resetLinkFailed: "Algo ha ido mal. Inténtelo de nuevo.",
  backToLogin: "Volver al inicio de sesión",
  passkeySignIn: "Iniciar sesión con una clave de acceso",
  organizationSignIn: "Iniciar sesión con su organización",
};
