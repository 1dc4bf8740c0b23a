import { number } from "../format";
import type { transcript as english } from "../en/transcript";
import type { Translation } from "../translation";

export const transcript: Translation<typeof english> = {
  title: "Notenübersicht",
  open: "Notenübersicht zum Drucken",
  username: "Benutzername",
  courseAndClass: "Kurs und Klasse",
  period: "Zeitraum",
  running: "läuft noch",
  date: "Datum",
  points: "Punkte",
  noGrade: "Keine Note",
  decided: "Von der Kursleitung festgelegt",
  held: ({ scenarios }) => `Szenarien, die fehlen, weil ihre Noten noch nicht freigegeben sind: ${number(scenarios)}.`,
  letters: ({ letters }) => `Noten ab diesen Prozentsätzen: ${letters}.`,
  printed: ({ productName, date }) =>
    `Gedruckt aus ${productName} am ${date}. Dieser Ausdruck ist nicht signiert; einen signierten Nachweis über eine bestandene Kampagne kann jeder prüfen, der ihn erhält.`,
};
