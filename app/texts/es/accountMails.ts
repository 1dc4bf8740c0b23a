import { plural } from "../format";
import type { accountMails as english } from "../en/accountMails";
import type { Translation } from "../translation";

export const accountMails: Translation<typeof english> = {
  breakGlassSubject: ({ productName }) => `${productName}: un administrador de emergencia inició sesión con contraseña`,
  breakGlass: ({ username }) =>
    `${username} inició sesión con contraseña, aunque su organización exige su propio inicio de sesión.`,
  breakGlassHint: "Si nadie lo esperaba, desactive la cuenta y cambie su contraseña.",
  organizationRequiredReset: ({ username }) =>
    `Recibimos una solicitud para restablecer la contraseña de ${username}. Su organización exige su propio inicio de sesión; no hay contraseña que restablecer. Inicie sesión aquí:`,
  welcomeSubject: ({ productName }) => `Le damos la bienvenida a ${productName}`,
  welcome: ({ username }) => `Su cuenta «${username}» está lista. Inicie sesión aquí:`,
  welcomeHint:
    "Si olvida la contraseña, puede restablecerla en la misma página. Enviaremos el enlace a esta dirección.",
  passwordChangedSubject: ({ productName }) => `Se ha cambiado su contraseña de ${productName}`,
  passwordChanged: ({ username }) =>
    `Se ha cambiado la contraseña de su cuenta «${username}» y se ha cerrado la sesión en todos los demás dispositivos.`,
  setNewPassword: "Si no lo ha hecho usted, establezca una contraseña nueva de inmediato:",
  emailChangedSubject: ({ productName }) => `Se ha cambiado su dirección de correo de ${productName}`,
  emailChangedOld: ({ username, email, byAdministrator }) =>
    byAdministrator
      ? `La administración ha cambiado la dirección de correo de su cuenta «${username}» a ${email}. Ya no usamos esta dirección, y los enlaces enviados a ella han dejado de funcionar.`
      : `Se ha cambiado la dirección de correo de su cuenta «${username}» a ${email}. Ya no usamos esta dirección, y los enlaces enviados a ella han dejado de funcionar.`,
  emailChangedNew: ({ username, byAdministrator }) =>
    byAdministrator
      ? `La administración ha cambiado la dirección de correo de su cuenta «${username}» a esta. A partir de ahora enviaremos aquí los correos y los enlaces de restablecimiento de esta cuenta.`
      : `Se ha cambiado la dirección de correo de su cuenta «${username}» a esta. A partir de ahora enviaremos aquí los correos y los enlaces de restablecimiento de esta cuenta.`,
  emailChangedHint: ({ supportEmail, byAdministrator }) =>
    byAdministrator
      ? `Si se trata de un error, escriba de inmediato a ${supportEmail}.`
      : `Si no lo ha hecho usted, escriba de inmediato a ${supportEmail}.`,
  username: "Nombre de usuario",
  organization: "Organización",
  courses: ({ count }) => plural(count, { one: "Curso", other: "Cursos" }),
  invitationSubject: ({ inviter, course, productName }) =>
    course
      ? `${inviter} le invita al curso ${course} en ${productName}`
      : `${inviter} le invita a unirse a ${productName}`,
  invitation: ({ inviter, course, organizationName, productName }) => {
    if (course)
      return organizationName
        ? `${inviter} le invita al curso «${course}» de ${organizationName}. Su cuenta de ${productName} está lista:`
        : `${inviter} le invita al curso «${course}». Su cuenta de ${productName} está lista:`;
    return organizationName
      ? `${inviter} le invita a unirse a ${organizationName} en ${productName}. Su cuenta está lista:`
      : `${inviter} le invita a unirse a ${productName}. Su cuenta está lista:`;
  },
  invitationSignIn: "Inicie sesión aquí con su organización. No necesita contraseña:",
  invitationLink: "Abra este enlace en un plazo de siete días para elegir la contraseña. Después podrá iniciar sesión:",
  resetCode: ({ code }) => `Si se le pide un código de restablecimiento, escriba este: ${code}`,
  invitationHint: ({ inviter }) => `Si el enlace ha caducado, pida uno nuevo a ${inviter}.`,
  resetSubject: ({ productName }) => `Restablezca su contraseña de ${productName}`,
  resetRequested: ({ username }) =>
    `Hemos recibido una solicitud para restablecer la contraseña de su cuenta «${username}».`,
  resetLink: "Abra este enlace en el plazo de una hora para establecer una contraseña nueva:",
  resetHint: "Si no la ha enviado usted, ignore este correo. Su contraseña no cambiará.",
  forcedResetSubject: ({ productName }) => `Establezca una contraseña nueva de ${productName}`,
  forcedReset: ({ username }) =>
    `La administración le pide que establezca una contraseña nueva para su cuenta «${username}». Hasta entonces no podrá iniciar sesión.`,
  forcedResetLink: "Abra este enlace en un plazo de siete días:",
};
