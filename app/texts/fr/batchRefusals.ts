import type { batchRefusals as english } from "../en/batchRefusals";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const batchRefusals: Translation<typeof english> = {
  tooMany: ({ max }) =>
    `Sélectionnez ${number(max)} utilisateurs au maximum à la fois. Réduisez la liste à l'aide des filtres.`,
  chooseRole: "Choisissez un rôle.",
  organizationGone: "L'organisation n'existe plus.",
  expired: "Cet aperçu a expiré. Sélectionnez à nouveau les utilisateurs.",
  planned:
    "Cette modification a déjà un aperçu avec un autre choix. Pour changer de choix, sélectionnez à nouveau les utilisateurs.",
  notPlanned: "Choisissez d'abord un cours, un rôle ou une organisation pour ces utilisateurs.",
  running: "Cette modification est en cours. Attendez qu'elle soit terminée.",
  undoing: "Cette modification est en cours d'annulation.",
  nobody: "Sélectionnez au moins un utilisateur.",
  notUndoable: "Des invitations envoyées ne peuvent pas être annulées.",
  undone: "Cette modification a déjà été annulée.",
  tooLate: ({ days }) =>
    plural(days, {
      one: "Une modification ne peut être annulée que pendant # jour.",
      other: "Une modification ne peut être annulée que pendant # jours.",
    }),
  courseGone: "Le cours n'existe plus, ou vous ne pouvez plus le modifier.",
  typeCount: ({ count }) => `Saisissez ${count} pour confirmer.`,
};
