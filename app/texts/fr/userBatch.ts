import type { userBatch as english } from "../en/userBatch";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const userBatch: Translation<typeof english> = {
  pageTitle: "Modifier des utilisateurs",
  courseRequired: "Choisissez un cours.",
  organizationRequired: "Choisissez une organisation.",
  roleRequired: "Choisissez un rôle.",
  chooseCourseTitle: ({ count }) =>
    plural(count, { one: "Ajouter # utilisateur à un cours", other: "Ajouter # utilisateurs à un cours" }),
  courseOption: ({ name, organizationName }) => `${name} (${organizationName})`,
  chooseRoleTitle: ({ count }) =>
    plural(count, { one: "Changer le rôle de # utilisateur", other: "Changer le rôle de # utilisateurs" }),
  chooseOrganizationTitle: ({ count }) =>
    plural(count, {
      one: "Changer l'organisation de # utilisateur",
      other: "Changer l'organisation de # utilisateurs",
    }),
  noCoursesHint: "Les organisations des utilisateurs sélectionnés n'ont pas encore de cours.",
  noCourses: "Aucun cours",
  createCourse: "Créer un cours",
  chooseHint: "Vous verrez ensuite qui sera modifié, et qui sera ignoré et pourquoi.",
  chooseCourse: "Choisir un cours",
  roleHint: "La modification prend effet immédiatement.",
  chooseRole: "Choisir un rôle",
  organizationHint:
    "Les utilisateurs quittent tous les cours de leur organisation actuelle. Les scores sont conservés.",
  leftOut: ({ count }) => `Ignorés : ${number(count)}`,
  peopleByReason: ({ people, reason }) => `${number(people)} : ${reason}`,
  affected: ({ count }) => `Utilisateurs à modifier : ${number(count)}`,
  changed: ({ count }) => `Modifiés : ${number(count)}`,
  restored: ({ count }) => `Rétablis : ${number(count)}`,
  planTitle: ({ change }) => `${change} ?`,
  newMatches: ({ count, date }) =>
    plural(count, {
      one: `Depuis cet aperçu du ${date}, # utilisateur de plus correspond à la liste. Pour l'inclure, revenez à la liste et refaites la sélection.`,
      other: `Depuis cet aperçu du ${date}, # utilisateurs de plus correspondent à la liste. Pour les inclure, revenez à la liste et refaites la sélection.`,
    }),
  lateChanges: ({ count }) =>
    plural(count, {
      one: "# utilisateur a été ignoré, car il avait changé depuis l'aperçu.",
      other: "# utilisateurs ont été ignorés, car ils avaient changé depuis l'aperçu.",
    }),
  madeAt: ({ date }) => `Le ${date}.`,
  nobodyTo: "Aucun utilisateur à modifier",
  allLeftOut: "Tous les utilisateurs sélectionnés ont été ignorés. Les raisons sont indiquées ci-dessous.",
  noMail:
    "Personne ne recevrait de lien. Choisissez plutôt Nouveau mot de passe sur la ligne de chaque utilisateur pour obtenir un code à usage unique à transmettre.",
  interrupted: ({ changed }) =>
    plural(changed, {
      one: "Cette modification a été interrompue après # utilisateur. Continuez, ou annulez ce qui a été fait.",
      other: "Cette modification a été interrompue après # utilisateurs. Continuez, ou annulez ce qui a été fait.",
    }),
  changeRunning: "Cette modification est en cours. Elle continue si vous quittez cette page.",
  missing: ({ missing }) =>
    plural(missing, {
      one: "# utilisateur sélectionné n'existe plus, ou vous ne pouvez plus le modifier.",
      other: "# utilisateurs sélectionnés n'existent plus, ou vous ne pouvez plus les modifier.",
    }),
  undoHint: ({ days }) =>
    plural(days, {
      one: "Vous pouvez annuler cette modification pendant # jour.",
      other: "Vous pouvez annuler cette modification pendant # jours.",
    }),
  continue: "Continuer",
  done: "Terminé",
  typeToDelete: ({ text }) => `Saisissez ${text} pour confirmer`,
  backToUsers: "Retour aux utilisateurs",
  undoneTitle: ({ restored }) =>
    plural(restored, {
      one: "Modification annulée pour # utilisateur",
      other: "Modification annulée pour # utilisateurs",
    }),
  undoneAt: ({ done, madeAt, undoneAt }) => `${done} (${madeAt}). Annulé le ${undoneAt}.`,
  undoInterrupted: "L'annulation a été interrompue. Choisissez Annuler pour la terminer.",
  undoRunning: "Cette modification est en cours d'annulation. L'annulation continue si vous quittez cette page.",
  undoPeriod: ({ days }) =>
    plural(days, {
      one: "Vous êtes la seule personne à pouvoir annuler cette modification, pendant # jour.",
      other: "Vous êtes la seule personne à pouvoir annuler cette modification, pendant # jours.",
    }),
  leftAlone: ({ count }) => `Non annulés : ${number(count)}`,
  leftAloneHint:
    "Annuler ne rétablit que cette modification, et seulement pour les utilisateurs que personne n'a modifiés depuis.",
  undo: "Annuler",
  undoing: "Annulation...",
  undone: "Annulé",
  refresh: "Actualiser",
  andMore: ({ count }) => `et ${number(count)} de plus`,
};
