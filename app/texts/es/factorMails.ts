import type { factorMails as english } from "../en/factorMails";
import { plural } from "../format";
import type { Translation } from "../translation";

export const factorMails: Translation<typeof english> = {
  changedSubject: ({ productName }) => `Sus segundos factores de ${productName} han cambiado`,
  changed: ({ change, username, name }) =>
    ({
      addApp: `Se añadió una aplicación de autenticación a su cuenta «${username}».`,
      removeApp: `Se eliminó la aplicación de autenticación de su cuenta «${username}».`,
      newCodes: `Se crearon códigos de recuperación nuevos para su cuenta «${username}». Los anteriores ya no sirven.`,
      addPasskey: `Se añadió la clave de acceso «${name}» a su cuenta «${username}».`,
      removePasskey: `Se eliminó la clave de acceso «${name}» de su cuenta «${username}».`,
    })[change],
  changedHint: "Si no fue usted, cambie la contraseña de inmediato y compruebe sus segundos factores:",
  codeUsedSubject: ({ productName }) => `Se usó un código para su cuenta de ${productName}`,
  recoveryCodeUsed: ({ username, left }) =>
    plural(left, {
      one: `Se usó un código de recuperación para su cuenta «${username}». Queda # código.`,
      other: `Se usó un código de recuperación para su cuenta «${username}». Quedan # códigos.`,
    }),
  administratorCodeUsed: ({ username }) =>
    `Se usó un código de un solo uso de la administración para su cuenta «${username}». Sus segundos factores anteriores se han eliminado, sus tokens de API se han revocado y se cerró la sesión en los demás dispositivos.`,
  lostCodeSubject: ({ productName }) => `Código de un solo uso para una cuenta de ${productName}`,
  lostCode: ({ username, administrator, code }) =>
    `${administrator} emitió un código de un solo uso para su cuenta «${username}». Inicie sesión con la contraseña en 24 horas e introduzca este código: ${code}`,
  lostCodeHint:
    "Después configure segundos factores nuevos; los anteriores se eliminan. Si no lo pidió, cambie la contraseña y avise a la administración.",
  lostCodeIssued: ({ username }) =>
    `Emitió un código de un solo uso para la cuenta «${username}», que sustituye sus segundos factores.`,
  lostCodeIssuedHint: "Si no fue usted, cambie la contraseña de inmediato y avise a la administración del sistema.",
};
