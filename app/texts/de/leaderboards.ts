import type { leaderboards as english } from "../en/leaderboards";
import type { Translation } from "../translation";

export const leaderboards: Translation<typeof english> = {
  clearQuestion:
    "Diese Aktion kann nicht rückgängig gemacht werden. Möchten Sie wirklich alle Bestenlisten aller Konten leeren?",
  cleared: "Alle Bestenlisten geleert.",
  pageTitle: "Bestenlisten",
  clearHint:
    "Setzt alle Bestenlisten aller Klassen und Organisationen zurück. Noten, Versuche und Quizantworten bleiben erhalten.",
  clearedOn: ({ dateTime }) => `Zuletzt geleert am ${dateTime}`,
  neverCleared: "Noch nie geleert",
  clear: "Alle Bestenlisten leeren",
};
