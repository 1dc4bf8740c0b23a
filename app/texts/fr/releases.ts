import { plural } from "../format";
import { rich } from "../rich";
import type { releases as english } from "../en/releases";
import type { Translation } from "../translation";

export const releases: Translation<typeof english> = {
  title: "Publication",
  open: "Publication",
  hint: "Choisissez quand les élèves voient ce qu'ils ont obtenu dans un scénario. Les bonnes réponses n'apparaissent jamais avant les notes.",
  scenario: "Scénario",
  part: ({ part }) => ({ grades: "Notes", feedback: "Commentaires", answers: "Bonnes réponses" })[part],
  rule: ({ rule }) =>
    ({
      atOnce: "Immédiatement",
      at: "À une date",
      allHandedIn: "Quand tous ont rendu",
      held: "Retenu jusqu'à ma publication",
    })[rule],
  opensAt: "Date et heure",
  opensAtHint: "Seulement pour « À une date ».",
  change: "Modifier",
  changeOf: ({ scenario }) => `Modifier la publication de ${scenario}`,
  changeAll: "Modifier tous les scénarios",
  leaveAsIs: "Ne pas modifier",
  releaseNow: "Publier maintenant",
  releaseOf: ({ scenario }) => `Publier ${scenario} maintenant`,
  shown: "Visible",
  shownSince: ({ dateTime, by }) => `Publié le ${dateTime} par ${by}`,
  waitsForGrades: "Attend les notes",
  heldBy: ({ by }) => `Retenu par ${by}`,
  heldUntil: ({ dateTime }) => `Retenu jusqu'au ${dateTime}`,
  heldForAll: ({ waiting }) =>
    plural(waiting, {
      one: "Retenu : # élève n'a pas encore rendu",
      other: "Retenu : # élèves n'ont pas encore rendu",
    }),
  waiting: ({ names }) => `Pas encore rendu : ${names}`,
  handedIn: ({ students }) => plural(students, { one: "# élève a rendu", other: "# élèves ont rendu" }),
  lesson: "Les leçons montrent les points et les réponses pendant le jeu.",
  lessonShows:
    "Les leçons montrent les points et les réponses pendant le jeu : leurs notes et réponses ne peuvent pas être retenues.",
  timeRequired: "Saisissez une date et une heure.",
  saved: "Enregistré. Les élèves voient le changement à leur prochaine visite.",
  seenTitle: "Des élèves l'ont peut-être déjà vu",
  seen: ({ students, names }) =>
    plural(students, {
      one: `# élève pouvait le voir jusqu'ici : ${names}. Rien n'est encore masqué.`,
      other: `# élèves pouvaient le voir jusqu'ici : ${names}. Rien n'est encore masqué.`,
    }),
  more: ({ more }) => plural(more, { one: "# autre", other: "# autres" }),
  hideAnyway: "Masquer quand même",
  noScenarios: "Aucun scénario",
  noScenariosHint: "Le programme de la classe n'a aucun scénario.",
  notReleased: "Cette note n'est pas encore publiée.",
  heldTitle: "Pas encore publié",
  heldHint: "Les totaux et les moyennes ne comptent pas ces scénarios.",
  heldMark: "retenu",
  heldMarkHint: "Les élèves ne voient pas encore ces notes.",
  handedInOn: ({ dateTime }) => rich`Rendu le ${dateTime}`,
  notHandedIn: "Pas encore rendu",
  from: ({ dateTime }) => `Vous verrez votre note à partir du ${dateTime}.`,
  later: "Vous verrez votre note quand votre instructeur la publiera.",
  gameHeld: "Rendu. Votre instructeur publiera le résultat plus tard.",
  viewAs: "Voir comme l'élève",
  viewTitle: ({ name }) => `Ce que voit ${name}`,
  viewing: ({ name }) => rich`Vous voyez ce que voit ${name}. Rien ne peut être modifié ici.`,
  backToRecord: "Retour au dossier",
};
