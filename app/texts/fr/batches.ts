import { number } from "../format";
import type { batches as english } from "../en/batches";
import type { Translation } from "../translation";

export const batches: Translation<typeof english> = {
  title: "Modifier plusieurs notes",
  link: "Modifier plusieurs notes",
  purpose: ({ max }) =>
    `Choisissez des étudiants, des scénarios et une modification. Avant l’enregistrement, vous verrez chaque note avant et après. Au plus ${number(max)} notes à la fois.`,
  students: "Étudiants",
  allStudents: "Tous les étudiants de la classe",
  scenarios: "Scénarios",
  allScenarios: "Tous les scénarios",
  kind: "Modification",
  kindName: ({ kind }) =>
    ({
      excuse: "Dispenser",
      override: "Remplacer la note",
      adjust: "Ajuster les points",
      clear: "Effacer les décisions",
    })[kind],
  pointsHint:
    "Pour remplacer une note, saisissez ses points. Pour ajuster, saisissez les points à ajouter, ou commencez par un signe moins.",
  maxPointsHint: "Seulement pour remplacer une note.",
  reasonHint: "Les étudiants peuvent lire ce motif.",
  preview: "Aperçu",
  effect: ({ grades, students }) => `Notes à décider : ${number(grades)}. Étudiants : ${number(students)}.`,
  replaced: ({ grades }) => `Décisions remplacées : ${number(grades)}.`,
  unchangeable: ({ grades }) => `Notes inchangées, car il n’y a rien à ajuster ou à effacer : ${number(grades)}.`,
  changesLabel: "Notes concernées",
  before: "Avant",
  after: "Après",
  replaces: ({ by }) => `Remplace une décision de ${by}`,
  excused: "dispensé",
  none: "aucune",
  more: ({ others }) => `Seuls les premiers sont affichés. Autres : ${number(others)}.`,
  apply: ({ kind }) =>
    ({
      excuse: "Dispenser les étudiants",
      override: "Remplacer les notes",
      adjust: "Ajuster les points",
      clear: "Effacer les décisions",
    })[kind],
  done: ({ grades }) => `Notes décidées : ${number(grades)}.`,
  undone: ({ grades }) => `Décision annulée. Notes : ${number(grades)}.`,
  history: "Décisions sur plusieurs notes",
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} a dispensé des étudiants`,
      override: `${by} a remplacé des notes : ${value}`,
      adjust: `${by} a ajusté des points : ${value}`,
      clear: `${by} a effacé des décisions`,
    })[kind],
  counted: ({ grades, undone }) =>
    undone === 0 ? `Notes : ${number(grades)}` : `Notes : ${number(grades)}. Annulées : ${number(undone)}`,
  undoLabel: ({ date }) => `Annuler la décision du ${date}`,
  noStudents: "Choisissez au moins un étudiant.",
  noScenarios: "Choisissez au moins un scénario.",
  tooManyGrades: ({ max }) => `Cela fait plus de ${number(max)} notes. Choisissez moins d’étudiants ou de scénarios.`,
  nothingToChange: "Aucune de ces notes n’a quelque chose à ajuster ou à effacer.",
  decidedMeanwhile:
    "Quelqu’un d’autre a entre-temps décidé de l’une de ces notes. Regardez un nouvel aperçu, puis réessayez.",
  fullGrade: ({ max }) => `L’une de ces notes a déjà ${number(max)} décisions et remarques, ce qui est la limite.`,
  alreadyUndone: "Cette décision a déjà été annulée.",
};
