import type { addUser as english } from "../en/addUser";
import type { Translation } from "../translation";
import { rich } from "../rich";

export const addUser: Translation<typeof english> = {
  pageTitle: "Ajouter un utilisateur",
  title: "Ajouter un utilisateur",
  hint: ({ sendsMail }) =>
    sendsMail
      ? "L'utilisateur choisit son mot de passe grâce à un lien envoyé par e-mail ou à un code à usage unique. Pour ajouter de nombreuses personnes, importez une liste de participants."
      : "L'utilisateur choisit son mot de passe grâce à un code à usage unique qui s'affiche ici. Pour ajouter de nombreuses personnes, importez une liste de participants.",
  firstName: "Prénom",
  lastName: "Nom",
  rankTitle: "Grade/titre",
  organizationHint: "Les instructeurs ne peuvent posséder que des cours de leur propre organisation.",
  adding: "Ajout...",
  added: ({ username }) => `Utilisateur ${username} ajouté.`,
  linkEmailed: ({ email }) =>
    rich`Nous envoyons à ${email} un lien pour choisir un mot de passe. Ce code à usage unique fonctionne aussi :`,
  noMail: ({ username, passwordPage }) =>
    rich`Ce serveur n'envoie pas d'e-mails. Donnez à ${username} le code à usage unique ci-dessous et l'adresse de la page où le saisir : ${passwordPage}`,
  signsInThere: ({ sendsMail, email }) =>
    sendsMail
      ? rich`${email} se connecte avec l'organisation, qui l'exige ; il n'y a donc pas de mot de passe à choisir. Nous envoyons un e-mail avec le lien.`
      : rich`${email} se connecte avec l'organisation, qui l'exige ; il n'y a donc pas de mot de passe à choisir. Ce serveur n'envoie pas d'e-mails : transmettez vous-même le lien de connexion.`,
  copyCode: "Copier le code à usage unique",
  codeHint: ({ date }) => `Le code n'est affiché que maintenant. Il fonctionne une seule fois, jusqu'au ${date}.`,
  addAnother: "En ajouter un autre",
  createCourse: "Créer un cours",
};
