import type { accountMails as english } from "../en/accountMails";
import type { Translation } from "../translation";
import { plural } from "../format";

export const accountMails: Translation<typeof english> = {
  breakGlassSubject: ({ productName }) =>
    `${productName} : un administrateur de secours s'est connecté par mot de passe`,
  breakGlass: ({ username }) =>
    `${username} s'est connecté(e) par mot de passe, alors que votre organisation exige sa propre connexion.`,
  breakGlassHint: "Si personne ne s'y attendait, désactivez le compte et changez son mot de passe.",
  organizationRequiredReset: ({ username }) =>
    `Nous avons reçu une demande de réinitialisation du mot de passe de ${username}. Votre organisation exige sa propre connexion ; il n'y a pas de mot de passe à réinitialiser. Connectez-vous ici :`,
  welcomeSubject: ({ productName }) => `Bienvenue sur ${productName}`,
  welcome: ({ username }) => `Votre compte « ${username} » est prêt. Connectez-vous ici :`,
  welcomeHint:
    "Si vous oubliez votre mot de passe, vous pourrez le réinitialiser sur cette même page. Nous enverrons le lien de réinitialisation à cette adresse.",
  passwordChangedSubject: ({ productName }) => `Votre mot de passe ${productName} a été modifié`,
  passwordChanged: ({ username }) =>
    `Le mot de passe de votre compte « ${username} » a été modifié, et tous vos autres appareils ont été déconnectés.`,
  setNewPassword: "Si ce n'était pas vous, choisissez immédiatement un nouveau mot de passe :",
  emailChangedSubject: ({ productName }) => `Votre adresse e-mail ${productName} a été modifiée`,
  emailChangedOld: ({ username, email, byAdministrator }) =>
    byAdministrator
      ? `Un administrateur a remplacé l'adresse e-mail de votre compte « ${username} » par ${email}. Nous n'utilisons plus la présente adresse, et les liens qui y ont été envoyés ne fonctionnent plus.`
      : `L'adresse e-mail de votre compte « ${username} » a été remplacée par ${email}. Nous n'utilisons plus la présente adresse, et les liens qui y ont été envoyés ne fonctionnent plus.`,
  emailChangedNew: ({ username, byAdministrator }) =>
    byAdministrator
      ? `Un administrateur a remplacé l'adresse e-mail de votre compte « ${username} » par celle-ci. Désormais, nous enverrons ici les e-mails et les liens de réinitialisation de ce compte.`
      : `L'adresse e-mail de votre compte « ${username} » a été remplacée par celle-ci. Désormais, nous enverrons ici les e-mails et les liens de réinitialisation de ce compte.`,
  emailChangedHint: ({ supportEmail, byAdministrator }) =>
    byAdministrator
      ? `S'il s'agit d'une erreur, écrivez immédiatement à ${supportEmail}.`
      : `Si ce n'était pas vous, écrivez immédiatement à ${supportEmail}.`,
  username: "Nom d'utilisateur",
  organization: "Organisation",
  courses: ({ count }) => plural(count, { one: "Cours", other: "Cours" }),
  invitationSubject: ({ inviter, course, productName }) =>
    course
      ? `${inviter} vous invite au cours ${course} sur ${productName}`
      : `${inviter} vous invite à rejoindre ${productName}`,
  invitation: ({ inviter, course, organizationName, productName }) => {
    if (course)
      return organizationName
        ? `${inviter} vous invite au cours « ${course} » de l'organisation ${organizationName}. Votre compte ${productName} est prêt :`
        : `${inviter} vous invite au cours « ${course} ». Votre compte ${productName} est prêt :`;
    return organizationName
      ? `${inviter} vous invite à rejoindre l'organisation ${organizationName} sur ${productName}. Votre compte est prêt :`
      : `${inviter} vous invite à rejoindre ${productName}. Votre compte est prêt :`;
  },
  invitationSignIn: "Connectez-vous ici avec votre organisation. Vous n'avez besoin d'aucun mot de passe :",
  invitationLink:
    "Ouvrez ce lien dans les sept jours pour choisir votre mot de passe. Vous pourrez ensuite vous connecter :",
  resetCode: ({ code }) => `Si un code de réinitialisation vous est demandé, saisissez celui-ci : ${code}`,
  invitationHint: ({ inviter }) => `Si le lien a expiré, demandez-en un nouveau à ${inviter}.`,
  resetSubject: ({ productName }) => `Réinitialisez votre mot de passe ${productName}`,
  resetRequested: ({ username }) =>
    `Nous avons reçu une demande de réinitialisation du mot de passe de votre compte « ${username} ».`,
  resetLink: "Ouvrez ce lien dans l'heure pour choisir un nouveau mot de passe :",
  resetHint: "Si ce n'était pas vous, ignorez cet e-mail. Votre mot de passe ne changera pas.",
  forcedResetSubject: ({ productName }) => `Choisissez un nouveau mot de passe ${productName}`,
  forcedReset: ({ username }) =>
    `Un administrateur vous demande de choisir un nouveau mot de passe pour votre compte « ${username} ». Vous ne pourrez pas vous connecter avant de l'avoir fait.`,
  forcedResetLink: "Ouvrez ce lien dans les sept jours :",
};
