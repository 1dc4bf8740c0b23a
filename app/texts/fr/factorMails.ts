import type { factorMails as english } from "../en/factorMails";
import { plural } from "../format";
import type { Translation } from "../translation";

export const factorMails: Translation<typeof english> = {
  changedSubject: ({ productName }) => `Vos seconds facteurs ${productName} ont été modifiés`,
  changed: ({ change, username, name }) =>
    ({
      addApp: `Une application d'authentification a été ajoutée à votre compte « ${username} ».`,
      removeApp: `L'application d'authentification de votre compte « ${username} » a été supprimée.`,
      newCodes: `De nouveaux codes de récupération ont été créés pour votre compte « ${username} ». Les anciens ne fonctionnent plus.`,
      addPasskey: `La clé d'accès « ${name} » a été ajoutée à votre compte « ${username} ».`,
      removePasskey: `La clé d'accès « ${name} » de votre compte « ${username} » a été supprimée.`,
    })[change],
  changedHint: "Si ce n'était pas vous, changez tout de suite votre mot de passe et vérifiez vos seconds facteurs :",
  codeUsedSubject: ({ productName }) => `Un code a servi pour votre compte ${productName}`,
  recoveryCodeUsed: ({ username, left }) =>
    plural(left, {
      one: `Un code de récupération a servi pour votre compte « ${username} ». Il reste # code.`,
      other: `Un code de récupération a servi pour votre compte « ${username} ». Il reste # codes.`,
    }),
  administratorCodeUsed: ({ username }) =>
    `Le code à usage unique d'un administrateur a servi pour votre compte « ${username} ». Vos anciens seconds facteurs sont supprimés, vos jetons d'API révoqués et vos autres appareils ont été déconnectés.`,
  lostCodeSubject: ({ productName }) => `Code à usage unique pour un compte ${productName}`,
  lostCode: ({ username, administrator, code }) =>
    `${administrator} a émis un code à usage unique pour votre compte « ${username} ». Connectez-vous avec votre mot de passe dans les 24 heures et saisissez ce code : ${code}`,
  lostCodeHint:
    "Configurez ensuite de nouveaux seconds facteurs ; les anciens sont supprimés. Si vous n'avez rien demandé, changez votre mot de passe et prévenez votre administrateur.",
  lostCodeIssued: ({ username }) =>
    `Vous avez émis un code à usage unique pour le compte « ${username} », qui remplace ses seconds facteurs.`,
  lostCodeIssuedHint:
    "Si ce n'était pas vous, changez tout de suite votre mot de passe et prévenez votre administrateur système.",
};
