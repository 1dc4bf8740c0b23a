import { plural } from "../format";
import type { grading as english } from "../en/grading";
import type { Translation } from "../translation";

export const grading: Translation<typeof english> = {
  title: "Notation",
  intro:
    "Ces règles s'appliquent à toutes les classes de ce cours. Affichez l'aperçu d'un changement avant de l'enregistrer.",
  usual: "Le cours n'a pas de règles propres : la meilleure tentative compte et chaque scénario compte autant.",
  setBy: ({ by, date }) => `Modifiée par ${by} le ${date}.`,
  edit: "Modifier la notation",
  attemptsTitle: "Tentatives",
  counting: "Tentative qui compte",
  countingOf: ({ counting }) =>
    ({
      best: "Meilleure tentative",
      last: "Dernière tentative",
      first: "Première tentative",
      mean: "Moyenne de toutes les tentatives",
    })[counting],
  countingHint: "La moyenne est celle des pourcentages, arrondie au point inférieur.",
  maxAttempts: "Nombre de tentatives",
  maxAttemptsHint: "Seules les premières de chaque scénario comptent. Laissez vide pour les compter toutes.",
  anyNumber: "Toutes",
  categoriesTitle: "Catégories",
  categoriesHint:
    "Sans catégories, chaque scénario compte autant. Avec des catégories, la somme des poids est 100 et les scénarios d'une catégorie se partagent son poids.",
  category: ({ number }) => `Catégorie ${number}`,
  name: "Nom",
  weight: "Poids en %",
  dropLowest: "Notes écartées",
  dropLowestHint: "Nombre des notes les plus basses de chaque personne qui ne comptent pas. Une note compte toujours.",
  removeHint: "Pour supprimer une catégorie, videz son nom et son poids.",
  campaignsTitle: "Campagnes",
  campaignsHint: "Une campagne sans catégorie ne compte pas dans le total.",
  campaignCategory: ({ campaign }) => `Catégorie de ${campaign}`,
  noCategory: "Ne compte pas",
  useCampaigns: "Campagnes comme catégories",
  lettersTitle: "Lettres et réussite",
  letters: "Lettres",
  lettersHint:
    "Sur chaque ligne, une lettre et le pourcentage à partir duquel elle est donnée, la meilleure d'abord. La dernière commence à 0.",
  passMark: "Seuil de réussite en %",
  passMarkHint: "En dessous, c'est un échec. Jusqu'à 10 % au-dessus, la personne est en difficulté.",
  rounding: "Arrondi des totaux",
  roundingOf: ({ rounding }) => ({ down: "Au pour cent inférieur", nearest: "Au pour cent le plus proche" })[rounding],
  preview: "Aperçu",
  save: "Enregistrer la notation",
  reset: "Supprimer les règles",
  makeDefault: "Définir par défaut",
  makeDefaultHint: "Les nouveaux cours de l'organisation commencent avec les règles enregistrées de ce cours.",
  startFrom: "Partir de",
  startFromHint: "Remplit le formulaire. Rien ne change avant l'enregistrement.",
  fromCourse: "Règles d'un autre cours",
  fromOrganization: "Règles par défaut de l'organisation",
  fillIn: "Remplir",
  saved: "Notation enregistrée.",
  savedOver: ({ by }) => `Notation enregistrée. Entre-temps, ${by} l'avait aussi modifiée. Vos règles s'appliquent.`,
  removed: "Règles supprimées.",
  defaultSaved: "Les nouveaux cours commenceront avec ces règles.",
  previewTitle: ({ className }) => `Aperçu : ${className}`,
  previewNoClass: "Le cours n'a pas encore de classe, donc aucune note ne changerait.",
  previewSame: ({ students }) =>
    students === 0
      ? "La classe n'a pas encore d'élèves, donc aucune note ne changerait."
      : plural(students, {
          one: "Le total de la seule personne reste le même.",
          other: "Les totaux des # élèves restent les mêmes.",
        }),
  previewMoves: ({ higher, lower, students }) =>
    `Sur ${students} totaux actuels, ${higher} augmenteraient et ${lower} baisseraient.`,
  previewPassing: ({ nowPassing, nowFailing }) =>
    `${nowPassing} élèves réussiraient alors qu'ils échouent maintenant, et ${nowFailing} échoueraient alors qu'ils réussissent maintenant.`,
  previewNow: "Maintenant",
  previewThen: "Avec ces règles",
  previewMore: ({ more }) => plural(more, { one: "# autre personne", other: "# autres élèves" }),
  noTotal: "Pas encore de notes",
  soFar: "Jusqu'ici",
  ifNothingMoreComes: "Si rien d'autre n'arrive",
  soFarHint: "Le total des notes existantes",
  ifNothingMoreComesHint: "Le total si chaque scénario sans note compte pour 0",
  whyTitle: "Pourquoi ce total ?",
  whyEqual: ({ total, grades }) =>
    plural(grades, { one: `${total} d'après # note.`, other: `${total}, la moyenne de # notes.` }),
  whyCategory: ({ name, weight, share, grades }) =>
    plural(grades, {
      one: `${name} compte pour ${weight} % : ${share} d'après # note.`,
      other: `${name} compte pour ${weight} % : ${share} d'après # notes.`,
    }),
  whyEmptyCategory: ({ name, weight }) =>
    `${name} compte pour ${weight} % : pas encore de notes, donc les autres catégories comptent davantage.`,
  whyDropped: ({ name, scenarios }) => `Écarté de ${name} : ${scenarios}.`,
  whyUncounted: ({ campaigns }) => `Hors du total : ${campaigns}.`,
  whyCounting: ({ counting, maxAttempts }) => {
    const which = {
      best: "la meilleure tentative compte",
      last: "la dernière tentative compte",
      first: "la première tentative compte",
      mean: "la moyenne de toutes les tentatives compte",
    }[counting];
    return maxAttempts === null
      ? `Dans chaque scénario, ${which}.`
      : plural(maxAttempts, {
          one: "Dans chaque scénario, seule la première tentative compte.",
          other: `Dans chaque scénario, ${which}, parmi les # premières.`,
        });
  },
  whyPassMark: ({ passMark }) => `Le seuil de réussite est de ${passMark} %.`,
  summaryEqual: "Chaque scénario compte autant",
  summaryCategories: ({ categories }) => plural(categories, { one: "# catégorie", other: "# catégories" }),
  total: "Total",
  tooLong: ({ max }) => `Saisissez au plus ${max} caractères.`,
  unprintable: "Supprimez les retours à la ligne et les caractères de contrôle.",
  wholeBetween: ({ least, most }) => `Saisissez un nombre entier de ${least} à ${most}.`,
  weightBetween: "Saisissez un poids de 0,01 à 100, avec au plus deux décimales.",
  nameRequired: "Saisissez un nom pour cette catégorie.",
  tooManyCampaigns: "Une catégorie peut avoir au plus 500 campagnes.",
  letterLines: "Saisissez sur chaque ligne une lettre et un pourcentage entier, par exemple B 80.",
  letterCount: ({ max }) => `Saisissez de 2 à ${max} lettres.`,
  lettersInOrder: "Chaque lettre doit commencer à un pourcentage inférieur à celui de la précédente.",
  lettersFromZero: "La dernière lettre doit commencer à 0.",
  lettersTwice: "Chaque lettre ne peut figurer qu'une fois.",
  tooManyCategories: ({ max }) => `Un cours peut avoir au plus ${max} catégories.`,
  namesTwice: "Deux catégories ont le même nom.",
  campaignTwice: "Une campagne ne peut être que dans une seule catégorie.",
  weightsTotal: ({ total }) => `La somme des poids est ${total}, et non 100.`,
  tooManyVersions: ({ max }) => `Les règles ont déjà été modifiées ${max} fois, ce qui est la limite.`,
  unknownCampaign: "Une campagne de ces règles ne fait pas partie du programme du cours.",
};
