import type { studentVisibility as english } from "../en/studentVisibility";
import type { Translation } from "../translation";

export const studentVisibility: Translation<typeof english> = {
  saved: "Gespeichert. Studierende sehen die Änderung bei ihrem nächsten Besuch.",
  title: "Sichtbarkeit für Studierende",
  purpose:
    "Unter „Meine Ergebnisse“ sehen Studierende ihre eigenen Fortschritte, Noten, Versuche und Antworten, aber keine Namen anderer.",
  median: "Klassenmedian neben jeder Note",
  medianHint: "Für Szenarien, die mindestens fünf Studierende gespielt haben.",
  answers: "Richtige Antworten und Erklärungen in Quizzen",
  answersHint:
    "Werden angezeigt, wenn die Quizregeln des Kurses es erlauben. Wenn ausgeschaltet, werden sie nie angezeigt.",
  saving: "Wird gespeichert …",
  tabTitle: "Sichtbarkeit für Studierende",
};
