import type { deleted as english } from "../en/deleted";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const deleted: Translation<typeof english> = {
  restored: ({ name }) => `Restauration de ${name} effectuée.`,
  erased: ({ name }) => `Suppression définitive de ${name} effectuée.`,
  tableLabel: "Supprimés récemment",
  kind: "Type",
  deleted: "Suppression",
  daysLeft: "Jours restants",
  none: "Aucune",
  deletedBy: ({ when, username }) => `${when} par ${username}`,
  restorableUntil: ({ date, name }) =>
    `Restauration possible jusqu'au ${date}, puis suppression définitive de ${name}.`,
  daysUnit: ({ hidden, days }) => rich`${days}${hidden(plural(days, { one: " jour", other: " jours" }))}`,
  kindOf: ({ kind }) => ({ user: "Utilisateur", course: "Cours", organization: "Organisation" })[kind],
  restore: ({ hidden, name }) => rich`Restaurer${hidden(` ${name}`)}`,
  openErase: ({ hidden, name }) => rich`Supprimer définitivement${hidden(` : ${name}`)}`,
  pageTitle: "Supprimés récemment",
  subtitle: ({ days }) =>
    `Vous pouvez restaurer les utilisateurs, les cours et les organisations pendant ${days} jours. Ensuite, ils sont supprimés définitivement.`,
  notRead: "Échec du chargement des éléments supprimés",
  empty: "Aucun élément supprimé",
  noMatch: "Aucun élément supprimé ne correspond à votre recherche.",
  emptyHint: ({ days }) =>
    plural(days, {
      one: "Les utilisateurs, cours et organisations que vous supprimez s'affichent ici pendant # jour.",
      other: "Les utilisateurs, cours et organisations que vous supprimez s'affichent ici pendant # jours.",
    }),
  eraseTitle: "Supprimer définitivement ?",
  eraseWarning: ({ name }) => rich`Cette action est irréversible. Vous ne pourrez plus restaurer ${name}.`,
  erase: "Supprimer définitivement",
  searchDeleted: "Rechercher des éléments supprimés",
};
