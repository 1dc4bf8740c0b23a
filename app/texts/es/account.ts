import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
  languageLabel: "Idioma de las páginas, los correos y el juego",
  languageChanged: "Idioma cambiado",
  password: "Contraseña",
  currentPassword: "Contraseña actual",
  otherSignInsEnd: "Al cambiar la contraseña se cierra la sesión en todos los demás dispositivos.",
  changePassword: "Cambiar contraseña",
  emailTitle: "Correo",
  emailHint:
    "Enviamos a esta dirección los enlaces para restablecer la contraseña. Si la cambia, avisaremos a la anterior.",
  changeEmail: "Cambiar correo",
  passwordChanged: "Contraseña cambiada. Se ha cerrado la sesión en todos los demás dispositivos.",
  emailChanged: "Dirección de correo cambiada.",
  signInEnded: "Se ha cerrado la sesión en el dispositivo.",
  otherSignInsEnded: "Se ha cerrado la sesión en todos los demás dispositivos.",
  heading: "Mi cuenta",
  myResults: "Mis resultados",
  signIns: "Dispositivos con sesión",
  thisOne: "Este dispositivo",
  end: "Cerrar sesión",
  endSignIn: ({ device, dateTime }) => `Cerrar la sesión en ${device}, último uso: ${dateTime}`,
  endOtherSignIns: "Cerrar las demás sesiones",
  leaveOrganization: ({ organization }) => `Cerrar sesión aquí y en ${organization}`,
  subscription: "Suscripción",
  endsOn: ({ date }) => `Termina el ${date} y no se renueva`,
  paidUntil: ({ date }) => `Pagada hasta el ${date}`,
  payBy: ({ date }) => `Pago pendiente hasta el ${date}`,
  manageSubscription: "Gestionar o cancelar suscripción",
  pageTitle: "Mi cuenta",
  signInDetails: ({ address, signedInAt, lastUsedAt }) =>
    address
      ? `${address} · Sesión iniciada: ${signedInAt} · Último uso: ${lastUsedAt}`
      : `Sesión iniciada: ${signedInAt} · Último uso: ${lastUsedAt}`,
  currentPasswordRequired: "Escriba la contraseña actual.",
  currentPasswordWrong: "La contraseña actual no es correcta.",
};
