import { number, plural } from "../format";
import type { regrades as english } from "../en/regrades";
import type { Translation } from "../translation";

export const regrades: Translation<typeof english> = {
  title: "Frage neu bewerten",
  link: "Neu bewerten",
  linkLabel: ({ label }) => `${label} neu bewerten`,
  purpose:
    "Der neue Schlüssel gilt nur für diesen Kurslauf, auch für Versuche, die später eintreffen. Bestenlisten bleiben, wie sie sind.",
  rightAnswers: "Richtige Antworten",
  oneOf: "Jede einzelne dieser Antworten gibt die Punkte.",
  allOf: "Nur genau diese Antworten zusammen geben die Punkte.",
  points: "Punkte für diese Frage",
  leaveOut: "Frage nicht werten: Sie gibt keine Punkte, und das Maximum ist kleiner",
  neverLower: "Nie schlechter: Versuche, die einen kleineren Anteil der Punkte bekämen, behalten ihre Punkte",
  curriculumKey: ({ answers, points }) =>
    `Der Lehrplan hat für diese Frage inzwischen einen anderen Schlüssel: ${answers} (Punkte: ${points}).`,
  curriculumLeavesOut: "Der Lehrplan wertet diese Frage nicht mehr.",
  useCurriculumKey: "Diesen Schlüssel verwenden",
  preview: "Vorschau",
  effect: ({ changed, attempts }) => `Versuche mit neuen Punkten: ${number(changed)} von ${number(attempts)}.`,
  students: ({ gain, lose, letters }) =>
    `Es gewinnen: ${number(gain)}. Es verlieren: ${number(lose)}. Geänderte Buchstaben: ${number(letters)}.`,
  noGradeChanges: "Keine Note ändert sich.",
  changesLabel: "Noten, die sich ändern",
  before: "Vorher",
  after: "Nachher",
  moreStudents: ({ others }) => `Nur die ersten sind aufgeführt. Weitere: ${number(others)}.`,
  reasonHint: "Alle, deren Punkte sich ändern, können den Grund lesen.",
  notifies: "E-Mail an alle, deren Note sich ändert",
  apply: "Frage neu bewerten",
  done: ({ changed }) => `Frage neu bewertet. Versuche mit neuen Punkten: ${number(changed)}.`,
  undoneToast: ({ changed }) => `Neubewertung zurückgenommen. Versuche mit neuen Punkten: ${number(changed)}.`,
  history: "Neubewertungen dieses Quiz",
  entry: ({ by, question }) => `${by} hat „${question}“ neu bewertet`,
  entryRight: ({ answers }) => `Richtig: ${answers}`,
  entryPoints: ({ points }) => `Punkte: ${points}`,
  entryLeftOut: "Nicht gewertet",
  entryNeverLower: "Nie schlechter",
  changedAttempts: ({ attempts }) => `Versuche mit neuen Punkten: ${number(attempts)}`,
  undoLabel: ({ question }) => `Neubewertung von „${question}“ zurücknehmen`,
  mailSubject: ({ scenarioTitle }) => `Neue Note in ${scenarioTitle}`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Eine Frage in ${scenarioTitle} (${courseName}) wurde neu bewertet. Ihre Note hat sich von ${from} auf ${to} geändert. Die Kursleitung schreibt dazu:`,
  wasRecorded: ({ points }) => `Neu bewertet, vorher ${points}`,
  tooMany: ({ max }) =>
    `Dieses Quiz hat schon ${max} Neubewertungen, mehr sind nicht möglich. Nehmen Sie zuerst eine zurück.`,
  regradedMeanwhile:
    "Inzwischen hat jemand anderes dieses Quiz neu bewertet. Sehen Sie sich die neue Vorschau an und versuchen Sie es noch einmal.",
  alreadyUndone: "Diese Neubewertung wurde schon zurückgenommen.",
  rightRequired: "Wählen Sie mindestens eine richtige Antwort.",
  nothingChanged: "Wählen Sie andere richtige Antworten oder andere Punkte, oder werten Sie die Frage nicht.",
  pointsRequired:
    "Diese Frage gibt zurzeit keine Punkte. Geben Sie die Punkte ein, die sie geben soll, oder werten Sie sie nicht.",
  askedTwice: "Dieses Quiz stellt zwei Fragen mit diesem Text, deshalb lassen sie sich nicht einzeln neu bewerten.",
  pointsBetween: ({ most }) => `Geben Sie eine Zahl von 0,01 bis ${most} mit höchstens zwei Nachkommastellen ein.`,
  classesTitle: "Kursläufe neu bewerten",
  classesPurpose: ({ version }) =>
    `Version ${version} hat für diese Fragen einen anderen Schlüssel oder andere Punkte, oder wertet sie nicht mehr. Nichts ändert sich von selbst: Sehen Sie sich die Vorschau für jeden Kurslauf an und bewerten Sie dort neu.`,
  classes: ({ classes }) =>
    plural(classes, { one: "1 Kurslauf neu zu bewerten", other: "# Kursläufe neu zu bewerten" }),
  classesLabel: "Neu zu bewertende Fragen nach Kurslauf",
  class: "Kurslauf",
  organization: "Organisation",
  quiz: "Quiz",
  question: "Frage",
  outdatedAttempts: "Versuche mit anderem Schlüssel",
  previewLabel: ({ question, className }) => `Vorschau für „${question}“ in ${className}`,
  moreQuestions: "Nicht alles wurde geprüft oder ist aufgeführt. Bewerten Sie einige neu und kommen Sie dann zurück.",
  noClasses: "Kein Kurslauf ist neu zu bewerten",
  noClassesHint:
    "Alle Versuche haben Punkte nach der neuesten Version oder wurden seit deren Veröffentlichung neu bewertet.",
};
