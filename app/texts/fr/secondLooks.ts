import { plural } from "../format";
import type { secondLooks as english } from "../en/secondLooks";
import type { Translation } from "../translation";

export const secondLooks: Translation<typeof english> = {
  title: "Second regard",
  hint: "Décisions de collègues sur des notes qui attendent un second regard, la plus ancienne d'abord. Donnez votre accord ou changez la note. Les étudiants n'en voient rien.",
  none: "Aucune décision ne vous attend",
  noneHint:
    "Si un cours demande un second regard, les décisions de vos collègues apparaissent ici. Les vôtres attendent quelqu'un d'autre.",
  decidedOn: ({ dateTime }) => `Décidé le ${dateTime}`,
  look: ({ username }) => `Second regard sur la note de ${username}`,
  agree: "Donner mon accord",
  change: "Ou changer la note",
  changeHint: "Votre décision compte alors, et celle-ci reste dans l'historique.",
  agreed: ({ username }) => `Vous avez donné votre accord à la note de ${username}.`,
  entry: ({ outcome, by, date }) =>
    ({
      agreed: `Second regard : accord de ${by}, ${date}`,
      changed: `Second regard : note changée par ${by}, ${date}`,
    })[outcome],
  waits: "Attend un second regard",
  waiting: ({ decisions }) =>
    plural(decisions, {
      one: "# décision attend un second regard",
      other: "# décisions attendent un second regard",
    }),
  alreadyLooked: ({ by, outcome }) =>
    ({
      agreed: `${by} a déjà donné son accord à cette décision.`,
      changed: `${by} a déjà examiné cette décision et changé la note.`,
    })[outcome],
  notWaiting: "Cette décision n'attend pas de second regard. Elle a peut-être été remplacée ou annulée.",
  ownDecision: "C'est votre propre décision. Quelqu'un d'autre doit l'examiner.",
  ownGrade: "C'est votre propre note. Quelqu'un d'autre doit l'examiner.",
  share: "Part des décisions, en pour cent",
  shareHint: "De 0 à 100. Avec 0, il n'y a pas de second regard.",
  purpose:
    "Un collègue examine cette part des décisions sur les notes : notes remplacées, ajustements, dispenses et notes par grille. Elles sont choisies au hasard au moment de la décision et attendent quelqu'un d'autre sous Demandes de réexamen. Les notes comptent entre-temps, et les étudiants n'en voient rien. Une autre part s'applique aux décisions suivantes.",
  shareNow: ({ share }) =>
    share === 0
      ? "Les décisions sur les notes de ce cours n'ont pas de second regard."
      : `Un collègue examine ${share} % des décisions sur les notes.`,
  nobodyElse:
    "Personne d'autre n'enseigne dans ce cours. Ajoutez d'abord un collègue, sinon les décisions choisies attendent un administrateur.",
  save: "Fixer la part",
  saved: ({ share }) =>
    share === 0
      ? "Enregistré. Les nouvelles décisions n'ont pas de second regard."
      : `Enregistré. Un collègue examine ${share} % des nouvelles décisions.`,
  shareWhole: "Saisissez un nombre entier de 0 à 100.",
};
