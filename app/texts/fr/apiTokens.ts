import type { apiTokens as english } from "../en/apiTokens";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const apiTokens: Translation<typeof english> = {
  title: "Jetons d'API",
  hint: "Avec un jeton, votre programme appelle l'API avec vos droits, ou moins. Il cesse de fonctionner quand il expire, quand vous le révoquez ou quand votre compte ne peut plus se connecter.",
  empty: "Vous n'avez aucun jeton d'API.",
  servicesTitle: "Comptes de service",
  servicesHint:
    "Avec un compte de service, un autre système appelle l'API pour votre organisation. Il prend fin quand l'administrateur qui l'a créé est désactivé, supprimé, déplacé ou perd son rôle.",
  noServices: "Il n'y a aucun compte de service.",
  create: "Créer un jeton",
  createTitle: "Nouveau jeton",
  createService: "Créer un compte de service",
  createServiceTitle: "Nouveau compte de service",
  creating: "Création...",
  name: "Nom",
  nameHint: "Ce qui utilise le jeton, par exemple « Export des notes ».",
  scopes: "Appels autorisés",
  expiresAfter: "Expire après",
  days: ({ days }) => plural(days, { one: "# jour", other: "# jours" }),
  copy: "Copiez le jeton maintenant. Nous ne le conservons pas : vous ne pourrez plus le voir.",
  copyLabel: "Copier le jeton",
  worksUntil: ({ dateTime }) => `Il fonctionne jusqu'au ${dateTime}.`,
  tryIt: "Essayez-le dans un terminal. La réponse donne les rôles du jeton :",
  revoke: ({ name, unseen }) => rich`Révoquer${unseen(` ${name}`)}`,
  dates: ({ created, expires, lastUsed }) =>
    lastUsed
      ? `Créé le ${created} · Expire le ${expires} · Dernière utilisation le ${lastUsed}`
      : `Créé le ${created} · Expire le ${expires} · Jamais utilisé`,
  createdBy: ({ organization, username }) => `${organization}, créé par ${username}`,
  expired: "Expiré",
  revoked: "Le jeton a été révoqué.",
  serviceDeleted: "Le compte de service a été supprimé.",
  openTokens: "Gérer les jetons d'API",
  noTokensOfUser: "Aucun jeton d'API.",
  nameRequired: "Saisissez un nom.",
  nameTooLong: ({ max }) => `Le nom doit compter ${max} caractères au plus.`,
  scopesRequired: "Choisissez au moins un type d'appel.",
  daysRequired: "Choisissez quand le jeton expire.",
  organizationRequired: "Choisissez une organisation.",
  formUnknown: "Rechargez la page et réessayez.",
  tooMany: ({ max }) => `Il y a déjà ${max} jetons. Révoquez-en un d'abord.`,
  exists: "Ce jeton existe déjà. Rechargez la page pour le voir.",
  notValid:
    "Le jeton d'API n'est pas valide. Il a peut-être expiré ou été révoqué, ou le compte de son propriétaire a changé.",
  outOfScope: "Ce jeton d'API ne permet pas cet appel. Créez un jeton avec l'autorisation que l'appel demande.",
  inAddress:
    "Envoyez le jeton d'API dans l'en-tête Authorization, pas dans l'adresse. Révoquez ce jeton, car les adresses sont journalisées.",
  inTrail: ({ id }) => `Jeton ${id}`,
  scope: ({ scope }) =>
    ({
      "course:list": "Lister les cours",
      "course:read": "Lire les cours et leurs classes",
      "gradebook:read": "Lire les carnets de notes et les résultats de quiz",
      "score:read": "Lire les points et les tentatives",
      "leaderboard:read": "Lire les classements",
      "user:list": "Lister les utilisateurs",
      "user:read": "Lire les informations d'un utilisateur",
      "organization:list": "Lister les organisations",
      "organization:read": "Lire les informations d'une organisation",
      "sandbox:use": "Lire les bacs à sable",
      "course:create": "Créer des cours",
      "course:change": "Modifier les cours et leurs membres",
      "course:run": "Démarrer, planifier et terminer des classes",
      "course:delete": "Supprimer des cours",
      "course:assign": "Donner des cours à un autre propriétaire",
      "attempt:judge": "Exclure des tentatives et accepter des déclarations",
      "sandbox:write": "Créer et modifier des bacs à sable",
      "accessCode:manage": "Gérer les codes d'accès",
      "content:administer": "Publier des programmes",
      "banner:write": "Envoyer des messages de bannière",
      "organization:create": "Créer des organisations",
      "organization:administer": "Modifier et supprimer des organisations",
      "scim:use": "Provisionner des comptes et des groupes (SCIM), pour un fournisseur d'identité",
    })[scope],
};
