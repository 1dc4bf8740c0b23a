import { plural } from "../format";
import type { secondLooks as english } from "../en/secondLooks";
import type { Translation } from "../translation";

export const secondLooks: Translation<typeof english> = {
  title: "Zweiter Blick",
  hint: "Entscheidungen anderer Lehrender über Noten, die auf einen zweiten Blick warten, die älteste zuerst. Stimmen Sie zu oder ändern Sie die Note. Studierende sehen davon nichts.",
  none: "Keine Entscheidung wartet auf Sie",
  noneHint:
    "Hat ein Kurs einen zweiten Blick, erscheinen hier Entscheidungen anderer Lehrender. Ihre eigenen warten auf eine andere Person.",
  decidedOn: ({ dateTime }) => `Entschieden am ${dateTime}`,
  look: ({ username }) => `Zweiter Blick auf die Note von ${username}`,
  agree: "Zustimmen",
  change: "Oder die Note ändern",
  changeHint: "Dann zählt Ihre Entscheidung, und diese bleibt im Verlauf.",
  agreed: ({ username }) => `Sie haben der Note von ${username} zugestimmt.`,
  entry: ({ outcome, by, date }) =>
    ({
      agreed: `Zweiter Blick: Zustimmung von ${by}, ${date}`,
      changed: `Zweiter Blick: geändert von ${by}, ${date}`,
    })[outcome],
  waits: "Wartet auf einen zweiten Blick",
  waiting: ({ decisions }) =>
    plural(decisions, {
      one: "# Entscheidung wartet auf einen zweiten Blick",
      other: "# Entscheidungen warten auf einen zweiten Blick",
    }),
  alreadyLooked: ({ by, outcome }) =>
    ({
      agreed: `${by} hat dieser Entscheidung schon zugestimmt.`,
      changed: `${by} hat diese Entscheidung schon durchgesehen und die Note geändert.`,
    })[outcome],
  notWaiting:
    "Diese Entscheidung wartet nicht auf einen zweiten Blick. Vielleicht wurde sie ersetzt oder zurückgenommen.",
  ownDecision: "Das ist Ihre eigene Entscheidung. Eine andere Person muss sie ansehen.",
  ownGrade: "Das ist Ihre eigene Note. Eine andere Person muss sie ansehen.",
  share: "Anteil der Entscheidungen in Prozent",
  shareHint: "Von 0 bis 100. Bei 0 gibt es keinen zweiten Blick.",
  purpose:
    "Eine andere lehrende Person sieht diesen Anteil der Entscheidungen über Noten an: festgelegte, angepasste, erlassene und nach Raster vergebene Noten. Der Zufall wählt sie aus, wenn sie getroffen werden; sie warten unter „Bitten um Durchsicht“ auf eine andere Person. Die Noten zählen solange, und Studierende sehen davon nichts. Ein anderer Anteil gilt für spätere Entscheidungen.",
  shareNow: ({ share }) =>
    share === 0
      ? "In diesem Kurs bekommen Entscheidungen über Noten keinen zweiten Blick."
      : `Eine andere lehrende Person sieht ${share} % der Entscheidungen über Noten an.`,
  nobodyElse:
    "Niemand sonst lehrt in diesem Kurs. Fügen Sie zuerst eine Person hinzu, sonst warten die ausgewählten Entscheidungen auf die Administration.",
  save: "Anteil festlegen",
  saved: ({ share }) =>
    share === 0
      ? "Gespeichert. Neue Entscheidungen bekommen keinen zweiten Blick."
      : `Gespeichert. Eine andere Person sieht ${share} % der neuen Entscheidungen an.`,
  shareWhole: "Geben Sie eine ganze Zahl von 0 bis 100 ein.",
};
