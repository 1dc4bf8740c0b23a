import type { readFailures as english } from "../en/readFailures";
import type { Translation } from "../translation";

export const readFailures: Translation<typeof english> = {
  sessionNotRead: "Die Daten von Kurs oder Klasse konnten nicht geladen werden",
  ownerGroupNotRead: "Die Kursleitung der Klasse konnte nicht geladen werden",
  scenariosNotRead: "Die Szenarien konnten nicht geladen werden",
  scorecardsNotRead: "Die Ergebnisse der Klasse konnten nicht geladen werden",
  studentsNotRead: "Die Daten der Studierenden konnten nicht geladen werden",
  quizNotRead: "Die Quizergebnisse konnten nicht geladen werden",
};
