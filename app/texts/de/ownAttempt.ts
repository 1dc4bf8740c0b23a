import { plural } from "../format";
import type { ownAttempt as english } from "../en/ownAttempt";
import type { Translation } from "../translation";

/** The page of one of the reader's own attempts. */
export const ownAttempt: Translation<typeof english> = {
  pageTitle: "Mein Versuch",
  backToResults: "Meine Ergebnisse",
  placeInCourse: ({ courseName, className }) => `${courseName}, ${className}`,
  outsideClass: "Außerhalb einer Klasse",
  points: "Punkte",
  pointsOf: ({ score, maxScore }) => `${score} von ${maxScore}`,
  result: "Ergebnis",
  passed: "bestanden",
  notPassed: "nicht bestanden",
  practice: "Übung, zählt nicht",
  claim: "zählt nicht",
  counts: "zählt",
  notBest: "nicht der beste",
  late: "verspätet eingereicht",
  excludedBecause: ({ reason }) => `Ihre Kursleitung hat diesen Versuch ausgeschlossen: ${reason}`,
  pointsOnly: "Das Spiel hat nur die Punkte gesendet, nicht, was Sie dafür getan haben.",
  myAnswers: "Meine Antworten",
  attemptsLeft: ({ attempts }) =>
    plural(attempts, { one: "Sie haben noch # Versuch.", other: "Sie haben noch # Versuche." }),
  nextAttempt: ({ dateTime }) => `Sie können das Quiz nach ${dateTime} erneut machen.`,
  showAnswers: "Antworten anzeigen",
  showAnswersHint:
    "Damit enden Ihre Versuche für dieses Quiz: Ihre bisher beste Punktzahl bleibt, und Sie können das Quiz nicht noch einmal machen.",
  endAttempts: "Antworten anzeigen und Versuche beenden",
  answersShown: "Das sind die Antworten.",
};
