import type { userRefusals as english } from "../en/userRefusals";
import type { Translation } from "../translation";
import { plural } from "../format";

export const userRefusals: Translation<typeof english> = {
  ownRole: "Vous ne pouvez pas changer le rôle de votre propre compte",
  ownDelete: "Vous ne pouvez pas supprimer votre propre compte",
  ownDisable: "Vous ne pouvez pas désactiver votre propre compte",
  ownReset: "Vous ne pouvez pas réinitialiser le mot de passe de votre propre compte",
  sameRole: "L'utilisateur a déjà ce rôle. Rien n'a été modifié.",
  assignSystemAdmin: "Un administrateur d'organisation ne peut pas attribuer le rôle d'administrateur système.",
  editSystemAdmin: "Seul un administrateur système peut modifier un administrateur système.",
  openNamed:
    "Cet utilisateur a reçu une autorisation individuelle : seul un administrateur système peut donc le faire.",
  lastSystemAdmin:
    "C'est le dernier administrateur système qui puisse se connecter. Nommez d'abord un autre administrateur système.",
  notFetched: "Échec du chargement des utilisateurs",
  limitHint: "Si la limite est atteinte, supprimez ou désactivez des utilisateurs pour en inscrire de nouveaux.",
  pending: "MOT DE PASSE EN ATTENTE",
  failed: ({ change }) =>
    ({
      delete: "Échec de la suppression de l'utilisateur",
      reset: "Échec de la réinitialisation du mot de passe",
      role: "Échec du changement de rôle",
      enable: "Une erreur inconnue est survenue",
      organization: "Échec du changement d'organisation",
    })[change],
  limitReached: ({ organizationName }) =>
    organizationName
      ? `${organizationName} a atteint sa limite d'utilisateurs. Supprimez ou désactivez d'abord d'autres utilisateurs.`
      : "L'organisation a atteint sa limite d'utilisateurs. Supprimez ou désactivez d'abord d'autres utilisateurs.",
  organizationUnpaid: ({ organizationName }) =>
    `${organizationName} n'est pas payée : vous ne pourriez donc plus vous connecter.`,
  organizationGone: "L'organisation n'existe plus.",
  ownsCourses: ({ username, courseNames, courses, what }) => {
    if (typeof what === "object")
      return plural(courses, {
        one: `« ${username} » possède le cours ${courseNames} : son rôle ne peut donc pas devenir ${what.role}. Réattribuez ou supprimez d'abord le cours.`,
        other: `« ${username} » possède les cours ${courseNames} : son rôle ne peut donc pas devenir ${what.role}. Réattribuez ou supprimez d'abord les cours.`,
      });
    return {
      leave: plural(courses, {
        one: `« ${username} » possède le cours ${courseNames} et ne peut pas quitter l'organisation. Réattribuez ou supprimez d'abord le cours.`,
        other: `« ${username} » possède les cours ${courseNames} et ne peut pas quitter l'organisation. Réattribuez ou supprimez d'abord les cours.`,
      }),
      delete: plural(courses, {
        one: `« ${username} » possède le cours ${courseNames} et ne peut pas être supprimé. Réattribuez ou supprimez d'abord le cours.`,
        other: `« ${username} » possède les cours ${courseNames} et ne peut pas être supprimé. Réattribuez ou supprimez d'abord les cours.`,
      }),
    }[what];
  },
  hasSubscription: ({ username }) =>
    `« ${username} » a un abonnement payant. Résiliez-le avant de supprimer le compte.`,
};
