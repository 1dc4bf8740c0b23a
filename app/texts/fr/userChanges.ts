import type { userChanges as english } from "../en/userChanges";
import type { Translation } from "../translation";
import { plural } from "../format";

export const userChanges: Translation<typeof english> = {
  noOrganization: "Aucune organisation",
  verb: ({ kind }) =>
    ({
      enable: "Activer",
      disable: "Désactiver",
      reset: "Réinitialiser les mots de passe",
      enrol: "Ajouter à un cours",
      invite: "Renvoyer l'invitation",
      role: "Changer le rôle",
      organization: "Changer l'organisation",
      delete: "Supprimer",
    })[kind],
  ask: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "Activer # utilisateur", other: "Activer # utilisateurs" },
        disable: { one: "Désactiver # utilisateur", other: "Désactiver # utilisateurs" },
        reset: {
          one: "Réinitialiser le mot de passe de # utilisateur",
          other: "Réinitialiser les mots de passe de # utilisateurs",
        },
        enrol: { one: `Ajouter # utilisateur à ${target}`, other: `Ajouter # utilisateurs à ${target}` },
        invite: {
          one: "Renvoyer l'invitation à # utilisateur",
          other: "Renvoyer l'invitation à # utilisateurs",
        },
        role: {
          one: `Donner à # utilisateur le rôle ${target}`,
          other: `Donner à # utilisateurs le rôle ${target}`,
        },
        organization: {
          one: `Changer l'organisation de # utilisateur en ${target}`,
          other: `Changer l'organisation de # utilisateurs en ${target}`,
        },
        delete: { one: "Supprimer # utilisateur", other: "Supprimer # utilisateurs" },
      }[kind],
    ),
  means: ({ kind, undoDays, restoreDays }) =>
    ({
      enable: "Ils peuvent de nouveau se connecter immédiatement, avec le même mot de passe qu'auparavant.",
      disable:
        "Ils seront déconnectés partout et ne pourront plus se connecter. Les notes et les inscriptions sont conservées.",
      reset:
        "Ils seront déconnectés partout. Chaque utilisateur reçoit un e-mail avec un lien et un code à usage unique pour choisir un nouveau mot de passe.",
      enrol:
        "Ils rejoignent le cours et sa classe en cours, s'il y en a une. Les élèves d'une autre classe en cours sont ignorés.",
      invite:
        "Chaque utilisateur reçoit un nouveau lien et un nouveau code à usage unique. Les liens et les codes précédents cessent de fonctionner.",
      role: "La modification prend effet immédiatement.",
      organization: "Ils quittent tous les cours de leur organisation actuelle. Les scores sont conservés.",
      delete: `Leurs comptes, inscriptions et scores seront supprimés. Pour conserver les scores, désactivez plutôt les utilisateurs. Vous pouvez annuler cette modification pendant ${undoDays} jours, et restaurer chaque utilisateur depuis Supprimés récemment pendant ${restoreDays} jours. Les connexions et les codes ne peuvent pas être restaurés.`,
    })[kind],
  done: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "# utilisateur activé", other: "# utilisateurs activés" },
        disable: { one: "# utilisateur désactivé", other: "# utilisateurs désactivés" },
        reset: {
          one: "Mot de passe de # utilisateur réinitialisé",
          other: "Mots de passe de # utilisateurs réinitialisés",
        },
        enrol: { one: `# utilisateur ajouté à ${target}`, other: `# utilisateurs ajoutés à ${target}` },
        invite: { one: "Invitation renvoyée à # utilisateur", other: "Invitation renvoyée à # utilisateurs" },
        role: {
          one: `Rôle de # utilisateur changé en ${target}`,
          other: `Rôle de # utilisateurs changé en ${target}`,
        },
        organization: {
          one: `Organisation de # utilisateur changée en ${target}`,
          other: `Organisation de # utilisateurs changée en ${target}`,
        },
        delete: { one: "# utilisateur supprimé", other: "# utilisateurs supprimés" },
      }[kind],
    ),
  busy: ({ kind }) =>
    ({
      enable: "Activation...",
      disable: "Désactivation...",
      reset: "Réinitialisation...",
      enrol: "Ajout...",
      invite: "Envoi...",
      role: "Modification...",
      organization: "Modification...",
      delete: "Suppression...",
    })[kind],
};
