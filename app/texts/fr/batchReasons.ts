import type { batchReasons as english } from "../en/batchReasons";
import type { Translation } from "../translation";
import { plural } from "../format";

export const batchReasons: Translation<typeof english> = {
  enabled: "Déjà activé.",
  disabled: "Déjà désactivé.",
  pending: "Doit déjà choisir un nouveau mot de passe.",
  notInvited: "N'a pas d'invitation en attente.",
  member: "Déjà membre.",
  stranger: "N'appartient pas à l'organisation du cours.",
  elsewhere: ({ course }) =>
    `Dans la classe en cours de ${course}, que son jeu et ses résultats quitteraient. Vous pouvez l'ajouter sur la page du cours.`,
  changed: "Modifié par quelqu'un d'autre entre-temps.",
  gone: "N'existe plus, ou vous ne pouvez plus le modifier.",
  passwordSet: "A choisi un nouveau mot de passe entre-temps.",
  askedAgain: "Le mot de passe a de nouveau été réinitialisé entre-temps.",
  leftCourse: "A quitté ou de nouveau rejoint le cours entre-temps.",
  played: "A joué dans le cours entre-temps.",
  sameRole: "A déjà ce rôle.",
  sameOrganization: "Déjà dans cette organisation.",
  billed: "A un abonnement payant. Résiliez-le d'abord.",
  restored: "Restauré ou supprimé définitivement entre-temps.",
  owns: ({ courses }) =>
    plural(courses, {
      one: "Possède # cours. Réattribuez-le ou supprimez-le d'abord.",
      other: "Possède # cours. Réattribuez-les ou supprimez-les d'abord.",
    }),
  limit: ({ organizationName }) => `${organizationName} a atteint sa limite d'utilisateurs.`,
  notPaid: ({ organizationName }) => `${organizationName} n'est pas payée : vous ne pourriez donc plus vous connecter.`,
  ownAccount: ({ kind }) =>
    ({
      disable: "Vous ne pouvez pas désactiver votre propre compte.",
      reset: "Vous ne pouvez pas réinitialiser le mot de passe de votre propre compte.",
      role: "Vous ne pouvez pas changer le rôle de votre propre compte.",
      delete: "Vous ne pouvez pas supprimer votre propre compte.",
    })[kind],
};
