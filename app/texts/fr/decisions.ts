import { plural } from "../format";
import type { decisions as english } from "../en/decisions";
import type { Translation } from "../translation";

export const decisions: Translation<typeof english> = {
  menu: ({ scenarioTitle }) => `Modifier la note de ${scenarioTitle}`,
  menuItem: ({ kind }) =>
    ({
      excuse: "Dispenser",
      override: "Remplacer la note",
      adjust: "Ajuster les points",
      note: "Remarque sur cette note",
    })[kind],
  title: ({ kind }) =>
    ({
      excuse: "Dispenser l’étudiant",
      override: "Remplacer la note",
      adjust: "Ajuster les points",
      note: "Remarque sur cette note",
    })[kind],
  action: ({ kind }) =>
    ({ excuse: "Dispenser", override: "Remplacer la note", adjust: "Ajuster les points", note: "Ajouter la remarque" })[
      kind
    ],
  effect: ({ kind }) =>
    ({
      excuse:
        "Ce scénario ne compte plus pour cette personne : ni dans la moyenne, ni dans la progression, ni comme manquant.",
      override: "Ces points comptent quoi que la personne rende. Les tentatives restent dans la liste.",
      adjust:
        "La meilleure tentative compte avec cet ajustement, même une tentative ultérieure, mais jamais en dessous de 0 ni au-dessus de son maximum.",
    })[kind],
  points: "Points",
  maxPoints: "Sur",
  pointsToAdd: "Points à ajouter",
  pointsToAddHint: "Pour retirer des points, commencez par un signe moins.",
  reason: "Motif",
  reasonHint: "L’étudiant peut lire ce motif.",
  note: "Remarque",
  noteHint:
    "Les instructeurs et les administrateurs peuvent lire cette remarque. L’étudiant ne le peut pas, et la note ne change pas.",
  done: ({ kind }) =>
    ({
      excuse: "L’étudiant est dispensé.",
      override: "La note est remplacée.",
      adjust: "Les points sont ajustés.",
      note: "La remarque est ajoutée.",
    })[kind],
  overtook: ({ kind, by }) =>
    kind === "note"
      ? `La remarque est ajoutée. Entre-temps, ${by} a modifié cette note.`
      : `Enregistré. Entre-temps, ${by} avait aussi modifié cette note. Votre décision compte ; les deux figurent dans l’historique.`,
  undo: "Annuler",
  undone: "annulée",
  undoneToast: "La décision est annulée.",
  history: ({ entries }) => `Historique (${entries})`,
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} a dispensé l’étudiant`,
      override: `${by} a remplacé la note : ${value}`,
      adjust: `${by} a ajusté les points : ${value}`,
      note: `${by} a ajouté une remarque`,
      clear: `${by} a effacé les décisions : les tentatives comptent`,
      withdraw: `${by} a annulé une décision`,
    })[kind],
  noGrade: ({ attempts }) => (attempts === 0 ? "Non joué." : "Aucune tentative ne compte."),
  bestOf: ({ points, attempts }) =>
    plural(attempts, {
      one: `${points}, de la seule tentative.`,
      many: `${points}, la meilleure de # tentatives.`,
      other: `${points}, la meilleure de # tentatives.`,
    }),
  isExcused: ({ bestPoints }) =>
    bestPoints === null
      ? "Dispensé par un instructeur."
      : `Dispensé par un instructeur ; la meilleure tentative a ${bestPoints}.`,
  isOverridden: ({ points, bestPoints }) =>
    bestPoints === null
      ? `Un instructeur a fixé cette note à ${points}.`
      : `Un instructeur a fixé cette note à ${points} au lieu de ${bestPoints}, la meilleure tentative.`,
  isAdjusted: ({ change, bestPoints }) =>
    bestPoints === null
      ? `Ajusté de ${change}, mais aucune tentative ne compte.`
      : `Ajusté de ${change} ; la meilleure tentative a ${bestPoints}.`,
  reasonRequired: "Saisissez un motif.",
  reasonTooLong: ({ max }) => `Le texte doit compter au plus ${max} caractères.`,
  reasonUnstorable: "Le texte contient un caractère qui ne peut pas être enregistré. Supprimez-le.",
  pointsWhole: "Saisissez un nombre entier.",
  pointsBetween: ({ least, most }) => `Saisissez un nombre de ${least} à ${most}.`,
  pointsAboveMaximum: "Les points ne peuvent pas dépasser le maximum.",
  adjustByNothing: "Saisissez le nombre de points à ajouter ou à retirer.",
  nothingToAdjust: "Aucune tentative ne compte, il n’y a donc pas de points à ajuster. Remplacez plutôt la note.",
  tooMany: ({ max }) => `Cette note a déjà ${max} décisions et remarques, c’est la limite.`,
  notWithdrawable: "Seules les décisions peuvent être annulées, pas les remarques.",
  alreadyWithdrawn: "Cette décision a déjà été annulée.",
};
