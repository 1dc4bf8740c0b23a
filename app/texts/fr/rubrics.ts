import type { rubrics as english } from "../en/rubrics";
import type { Translation } from "../translation";

export const rubrics: Translation<typeof english> = {
  title: "Grille d’évaluation",
  intro:
    "Critères pour noter ce scénario à la main, dans toutes les classes de ce cours. Pour utiliser la grille, ouvrez le dossier d’un étudiant et choisissez « Noter avec la grille » dans le menu de la note.",
  criterion: ({ number }) => `Critère ${number}`,
  name: "Nom",
  levels: "Niveaux",
  levelsHint:
    "Saisissez sur chaque ligne un niveau et ses points, par exemple « Complet 5 ». Un nombre seul, comme 4, propose chaque nombre entier de 0 à 4.",
  removeHint: "Pour supprimer un critère, videz son nom et ses niveaux.",
  save: "Enregistrer la grille",
  saved: "Grille enregistrée.",
  savedOver: "Grille enregistrée. Entre-temps, quelqu’un d’autre l’avait modifiée ; votre grille s’applique.",
  remove: "Supprimer la grille",
  removed: "Grille supprimée.",
  keptHint: "Les notes données avec cette grille restent, avec les critères d’alors.",
  gradeBy: "Noter avec la grille",
  make: "Créer une grille",
  change: "Modifier la grille",
  none: "Ce scénario n’a pas encore de grille dans ce cours.",
  sentence: "Commentaire (facultatif)",
  sentenceHint: "L’étudiant peut lire ce commentaire.",
  effect: ({ maxPoints }) =>
    `La somme des niveaux, sur ${maxPoints}, compte quoi que l’étudiant remette. Les tentatives restent dans la liste.`,
  giveGrade: "Enregistrer la note",
  graded: "Note enregistrée.",
  ofGrade: "Ce scénario a été noté selon ces critères. La note vaut pour toutes les tentatives.",
  levelRequired: "Choisissez un niveau.",
  levelsRequired: "Choisissez un niveau pour chaque critère.",
  changedMeanwhile:
    "La grille a changé entre-temps. Ouvrez de nouveau « Noter avec la grille » et choisissez les niveaux.",
  nameRequired: "Saisissez un nom pour ce critère.",
  nameTwice: "Donnez un nom différent à chaque critère.",
  levelTwice: "Deux niveaux sont identiques. Modifiez ou supprimez l’un d’eux.",
  levelLines: ({ maxPoints }) =>
    `Saisissez sur chaque ligne un niveau et ses points, en points entiers de 0 à ${maxPoints}.`,
  levelCount: ({ max }) => `Saisissez de 2 à ${max} niveaux.`,
  onlyZero: "Au moins un niveau doit donner des points.",
};
