import type { userRecord as english } from "../en/userRecord";
import type { Translation } from "../translation";
import { plural } from "../format";

export const userRecord: Translation<typeof english> = {
  edit: "Modifier",
  saved: "Utilisateur enregistré.",
  editTitle: ({ username }) => `Modifier ${username}`,
  email: "E-mail",
  enabled: "Activé",
  disabled: "Désactivé",
  changeRole: "Changer le rôle",
  resetPassword: "Nouveau mot de passe",
  neverActive: "Jamais",
  editHint: "Si vous modifiez l'e-mail, nous préviendrons l'ancienne et la nouvelle adresse.",
  firstName: "Prénom (facultatif)",
  lastName: "Nom (facultatif)",
  rankTitle: "Grade/titre (facultatif)",
  saving: "Enregistrement...",
  accountMade: "Compte créé",
  noCourse: "N'est membre d'aucun cours.",
  attempts: ({ attempts }) => plural(attempts, { one: "# tentative", other: "# tentatives" }),
  noClassYet: "Pas encore de classe",
  signIns: "Connexions",
  noSignIn: "Aucune connexion à ce jour.",
  openSignIn: "Session ouverte",
  noMail: "Aucun e-mail n'a été envoyé à cette adresse.",
  noMailServer: "Non envoyé : pas de serveur de messagerie",
  mailAccepted: "Accepté par le serveur de messagerie",
  mailGivenUp: "Non remis après 5 jours d'essais",
  mailRetrying: ({ tries }) =>
    plural(tries, { one: "En attente d'un nouvel essai (# essai)", other: "En attente d'un nouvel essai (# essais)" }),
  mailWaiting: "En attente d'envoi",
  changes: "Modifications",
  noChanges: "Aucune modification pour l'instant.",
};
