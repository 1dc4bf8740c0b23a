import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
  languageLabel: "Langue des pages, des e-mails et du jeu",
  languageChanged: "Langue modifiée",
  password: "Mot de passe",
  currentPassword: "Mot de passe actuel",
  otherSignInsEnd: "Changer de mot de passe déconnecte tous vos autres appareils.",
  changePassword: "Changer le mot de passe",
  emailTitle: "Adresse e-mail",
  emailHint:
    "Nous envoyons à cette adresse les liens de réinitialisation du mot de passe. Si vous la modifiez, nous préviendrons l'ancienne.",
  changeEmail: "Changer l'adresse e-mail",
  passwordChanged: "Mot de passe modifié. Tous vos autres appareils ont été déconnectés.",
  emailChanged: "Adresse e-mail modifiée.",
  signInEnded: "L'appareil a été déconnecté.",
  otherSignInsEnded: "Tous les autres appareils ont été déconnectés.",
  heading: "Mon compte",
  myResults: "Mes résultats",
  signIns: "Appareils connectés",
  thisOne: "Cet appareil",
  end: "Déconnecter",
  endSignIn: ({ device, dateTime }) => `Déconnecter ${device}, dernière utilisation : ${dateTime}`,
  endOtherSignIns: "Déconnecter tous les autres appareils",
  leaveOrganization: ({ organization }) => `Se déconnecter ici et chez ${organization}`,
  subscription: "Abonnement",
  endsOn: ({ date }) => `Se termine le ${date}, sans renouvellement`,
  paidUntil: ({ date }) => `Payé jusqu'au ${date}`,
  payBy: ({ date }) => `Paiement à effectuer avant le ${date}`,
  manageSubscription: "Gérer ou résilier l'abonnement",
  pageTitle: "Mon compte",
  signInDetails: ({ address, signedInAt, lastUsedAt }) =>
    address
      ? `${address} · Connexion : ${signedInAt} · Dernière utilisation : ${lastUsedAt}`
      : `Connexion : ${signedInAt} · Dernière utilisation : ${lastUsedAt}`,
  currentPasswordRequired: "Saisissez votre mot de passe actuel.",
  currentPasswordWrong: "Le mot de passe actuel est incorrect.",
};
