import type { accessCodes as english } from "../en/accessCodes";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const accessCodes: Translation<typeof english> = {
  editOrganization: "Attribuer le code d'accès",
  createAndAssign: "Créer et attribuer",
  assign: "Attribuer",
  deleteTitle: "Supprimer le code d'accès ?",
  askNew: ({ name }) => `Aucune organisation ne s'appelle « ${name} ». La créer ?`,
  confirmNew: ({ name }) =>
    `Aucune organisation ne s'appelle encore « ${name} ». Choisissez Créer et attribuer pour la créer.`,
  registered: ({ code, users }) =>
    users > 0
      ? rich`Toute personne qui s'inscrit avec ${code} rejoint cette organisation. ${plural(users, { one: "La personne déjà inscrite avec ce code la rejoint aussi, sauf si elle appartient à une organisation.", other: "Les # personnes déjà inscrites avec ce code la rejoignent aussi, sauf si elles appartiennent à une organisation." })} Vous ne pourrez plus modifier ce choix.`
      : rich`Toute personne qui s'inscrit avec ${code} rejoint cette organisation. Vous ne pourrez plus modifier ce choix.`,
  confirmDelete: ({ code, organizationName }) =>
    organizationName
      ? rich`Vous allez supprimer le code d'accès ${code} de ${organizationName}. Cette action est irréversible.`
      : rich`Vous allez supprimer le code d'accès ${code}. Cette action est irréversible.`,
  usersStay: ({ users }) =>
    users === 0
      ? "Personne ne pourra s'inscrire avec ce code."
      : plural(users, {
          one: "Plus personne ne pourra s'inscrire avec ce code. La personne déjà inscrite garde son compte.",
          other: "Plus personne ne pourra s'inscrire avec ce code. Les # personnes déjà inscrites gardent leur compte.",
        }),
  add: "Ajouter un code d'accès",
  notFetched: "Échec du chargement des codes d'accès",
  empty: "Aucun code d'accès",
  noMatch: "Aucun code d'accès ne correspond à votre recherche.",
  emptyHint: "Ajoutez un code d'accès, puis attribuez-le à une organisation.",
  organizationName: "Nom de l'organisation",
  organizationHint:
    "Choisissez une organisation existante ou saisissez un nouveau nom. Nous demanderons confirmation avant d'en créer une.",
  tableLabel: "Codes d'accès",
  code: "Code",
  assignedOrganization: "Organisation attribuée",
  dateGenerated: "Date de création",
  usersAssigned: "Utilisateurs inscrits",
  copyCode: ({ code }) => `Copier le code d'accès ${code}`,
  noneYet: "Aucune",
  generated: "Création",
  hasOrganization: "Ce code a déjà une organisation.",
  edit: ({ hidden, code }) => rich`MODIFIER L'ORG.${hidden(` de ${code}`)}`,
  openDelete: ({ hidden, code }) => rich`Supprimer${hidden(` ${code}`)}`,
  added: ({ code }) => `Code d'accès ${code} ajouté.`,
  deleted: "Code d'accès supprimé.",
  assigned: ({ organizationName, isNew, moved }) => {
    const assigned = isNew
      ? `Code d'accès attribué à la nouvelle organisation ${organizationName}.`
      : `Code d'accès attribué à ${organizationName}.`;
    if (moved === 0) return assigned;
    return `${assigned} ${plural(moved, { one: "# personne inscrite avec ce code l'a rejointe.", other: "# personnes inscrites avec ce code l'ont rejointe." })}`;
  },
  alreadyAssigned: "Ce code d'accès a déjà une organisation.",
  full: "La limite d'utilisateurs de l'organisation est trop basse pour les personnes inscrites avec ce code d'accès. Augmentez d'abord la limite.",
  pageTitle: "Autorisations",
  subtitle: "Avec un code d'accès, on s'inscrit et on rejoint une organisation.",
  search: "Rechercher des codes d'accès",
};
