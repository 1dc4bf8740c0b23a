import type { users as english } from "../en/users";
import type { Translation } from "../translation";
import { number, plural } from "../format";
import { rich } from "../rich";

export const users: Translation<typeof english> = {
  notFound: "L'utilisateur est introuvable.",
  chooseRole: "Choisissez un rôle.",
  chooseOrganization: "Choisissez une organisation.",
  enabledChanged: ({ username, enabled }) =>
    enabled ? `Compte de ${username} activé.` : `Compte de ${username} désactivé.`,
  undoable: ({ changes }) => rich`Modifications récentes que vous pouvez annuler : ${changes}`,
  addedBy: ({ people, fileName }) =>
    plural(people, {
      one: `# utilisateur importé de ${fileName}`,
      other: `# utilisateurs importés de ${fileName}`,
    }),
  noUsers: "Aucun utilisateur",
  noMatch:
    "Utilisez moins de filtres, ou cherchez au moins trois lettres d'un nom d'utilisateur, d'un e-mail ou d'un nom.",
  noUsersHint: "Ajoutez un utilisateur, importez une liste de participants ou partagez un code d'accès.",
  noLimit: "Sans limite",
  stateOf: ({ state }) =>
    ({
      any: "Tous les états",
      enabled: "Activé",
      disabled: "Désactivé",
      resetPending: "Réinitialisation en attente",
      invited: "Invité",
    })[state],
  roleChanged: ({ username, role }) => `${username} a désormais le rôle ${role}.`,
  moved: ({ username }) => `L'organisation de ${username} a été modifiée.`,
  deleted: ({ username }) => `Utilisateur ${username} supprimé.`,
  tooManyMatches: ({ max }) =>
    `Plus de ${number(max)} utilisateurs correspondent, et seuls ${number(max)} sont affichés. Affinez votre recherche pour voir les autres.`,
  onlyOfOrganization: ({ name, link }) =>
    rich`Uniquement les utilisateurs de ${name} · ${link("Afficher toutes les organisations")}`,
  addUser: "Ajouter un utilisateur",
  search: "Rechercher des utilisateurs",
  importRoster: "Importer une liste",
  selectPage: "Tout sélectionner sur cette page",
  selectedActions: "Actions pour les utilisateurs sélectionnés",
  narrowToSelectAll: ({ max }) =>
    `Pour sélectionner tous les utilisateurs correspondants, réduisez la liste à ${number(max)} au maximum.`,
  selectMatches: ({ total }) =>
    plural(total, {
      one: "Sélectionner # utilisateur correspondant",
      other: "Sélectionner les # utilisateurs correspondants",
    }),
  allSelected: ({ total }) =>
    plural(total, {
      one: "# utilisateur correspondant sélectionné",
      other: "Les # utilisateurs correspondants sont sélectionnés",
    }),
  clearSelection: "Effacer la sélection",
  selectedCount: ({ count }) =>
    plural(count, { one: "# utilisateur sélectionné", other: "# utilisateurs sélectionnés" }),
  selectUser: ({ username }) => `Sélectionner ${username}`,
  selectFirst: "Sélectionnez d'abord des utilisateurs.",
  actionOnSelected: ({ verb }) => `${verb}…`,
  activeUsers: "Utilisateurs actifs",
  userLimit: "Limite d'utilisateurs",
  admins: "Admins",
  roleTitle: ({ username }) => `Changer le rôle de ${username}`,
  changeRole: "Changer le rôle",
  roleHint: "La modification prend effet immédiatement.",
  organizationTitle: ({ username }) => `Changer l'organisation de ${username}`,
  changeOrganization: "Changer l'organisation",
  organizationHint: "L'utilisateur quitte tous les cours de son organisation actuelle. Les scores sont conservés.",
  replaceCode: ({ email }) =>
    email
      ? rich`Cet utilisateur a déjà un code à usage unique. Un nouveau code le remplace, et nous l'enverrons à ${email}.`
      : "Cet utilisateur a déjà un code à usage unique. Un nouveau code le remplace.",
  resetWarning: ({ email }) =>
    email
      ? rich`L'utilisateur sera déconnecté partout. Pour se reconnecter, il devra choisir un nouveau mot de passe avec un code à usage unique. Vous verrez ce code ici, et nous l'enverrons à ${email}.`
      : "L'utilisateur sera déconnecté partout. Pour se reconnecter, il devra choisir un nouveau mot de passe avec un code à usage unique, que vous verrez ici.",
  resetCodeUse: ({ email }) =>
    email
      ? rich`Donnez ce code à l'utilisateur, à qui il sera demandé à la prochaine connexion. Nous l'envoyons aussi à ${email}.`
      : "Donnez ce code à l'utilisateur, à qui il sera demandé à la prochaine connexion.",
  voidPassword: "Ne plus accepter l'ancien mot de passe",
  voidPasswordHint: ({ sendsMail }) =>
    sendsMail
      ? "Seuls le code ou le lien envoyé par e-mail fonctionneront. Sinon, l'utilisateur peut saisir l'ancien mot de passe à la place du code."
      : "Seul le code fonctionnera. Sinon, l'utilisateur peut saisir l'ancien mot de passe à la place du code.",
  deleteTitle: ({ username }) => `Supprimer ${username} ?`,
  deleteWarning: ({ name, email, counts, days }) => {
    const deleted = counts
      ? `${plural(counts.courses, { one: "# inscription à un cours", other: "# inscriptions à des cours" })} et ${plural(counts.scores, { one: "# score", other: "# scores" })}`
      : "toutes les inscriptions à des cours et tous les scores";
    return name
      ? rich`Le compte de ${name} (${email}) sera supprimé avec ${deleted}. Pour conserver les scores, désactivez plutôt l'utilisateur. Vous pouvez le restaurer depuis Supprimés récemment pendant ${days} jours.`
      : rich`Le compte de cet utilisateur (${email}) sera supprimé avec ${deleted}. Pour conserver les scores, désactivez plutôt l'utilisateur. Vous pouvez le restaurer depuis Supprimés récemment pendant ${days} jours.`;
  },
  resetTitle: ({ username }) => `Réinitialiser le mot de passe de ${username} ?`,
  newCode: "Créer un nouveau code",
  resetPassword: "Réinitialiser",
  resetCodeTitle: ({ username }) => `Code de réinitialisation de ${username}`,
  copyResetCode: "Copier le code de réinitialisation",
  resetCodeHint: ({ date }) => `Le code n'est affiché que maintenant. Il fonctionne une seule fois, jusqu'au ${date}.`,
  done: "Terminé",
  usersShown: "Filtrer les utilisateurs",
  filterByRole: "Filtrer par rôle",
  allRoles: "Tous les rôles",
  filterByState: "Filtrer par état",
  showAll: "Tout afficher",
  filterByOrganization: "Filtrer par organisation",
  allOrganizations: "Toutes les organisations",
  noOrganization: "Aucune organisation",
  enabled: "Activé",
  never: "Jamais",
  changeRoleLink: ({ username }) => `, changer le rôle de ${username}`,
  changeOrganizationLink: ({ username }) => `, changer l'organisation de ${username}`,
  isEnabled: ({ username }) => `Le compte de ${username} est activé`,
  pendingHint:
    "Cet utilisateur doit choisir un nouveau mot de passe. Cliquez pour créer un nouveau code à usage unique.",
  pendingLink: ({ hidden, username }) =>
    rich`MOT DE PASSE EN ATTENTE${hidden(` pour ${username}, créer un nouveau code`)}`,
  resetLink: ({ hidden, username }) => rich`Nouveau mot de passe${hidden(` pour ${username}`)}`,
  moreFor: ({ username }) => `Autres actions pour ${username}`,
  deleteLink: ({ hidden, username }) => rich`Supprimer${hidden(` ${username}`)}`,
};
