import { number } from "../format";
import type { pastGradebook as english } from "../en/pastGradebook";
import type { Translation } from "../translation";

export const pastGradebook: Translation<typeof english> = {
  title: "Carnet de notes d’un autre jour",
  link: "Un autre jour",
  day: "Jour",
  at: "Au",
  atHint: ({ timeZone }) => `La fin de ce jour dans le fuseau horaire du cours : ${timeZone}.`,
  compareWith: "Comparer avec",
  compareHint: "Laissez vide pour comparer avec maintenant.",
  onlyChanged: "Seulement les étudiants avec des changements",
  show: "Afficher",
  slider: "Parcourir les jours de la classe",
  compareWithEnd: "Comparer avec la fin de la classe",
  sliderHint: ({ days }) => `Jours avec des changements, marqués sur le curseur : ${number(days)}.`,
  changes: ({ changes }) =>
    changes === 0
      ? "Aucune note ne diffère."
      : `Notes qui diffèrent : ${number(changes)}. La flèche mène à la note ultérieure.`,
  later: "plus tard :",
  none: "Aucun étudiant n’a de changements.",
  whatIf: "Essayer d’autres règles",
  fault: ({ fault }) =>
    ({
      notADay: "Saisissez une date qui existe.",
      beforeClass: "La classe n’avait pas commencé ce jour-là. Choisissez un jour ultérieur.",
      future: "Ce jour est dans le futur. Choisissez un jour antérieur.",
    })[fault],
};
