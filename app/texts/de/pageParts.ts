import { number, plural } from "../format";
import type { pageParts as english } from "../en/pageParts";
import type { Translation } from "../translation";

export const pageParts: Translation<typeof english> = {
  timesInUtc: "Alle Zeiten in UTC.",
  instructorArea: "← Bereich Kursleitung",
  noOrganization: "Keine Organisation",
  runFailed: "Fehler bei der Anfrage. Ist der Server nicht erreichbar?",
  rowsDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} von # Zeile`, other: `${number(done)} von # Zeilen` }),
  usersDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} von # Konto`, other: `${number(done)} von # Konten` }),
  recentlyDeleted: "Zuletzt gelöscht",
  sidebar: ({ name }) => `Seitenleiste ${name}`,
  unknownError: "Ein unbekannter Fehler ist aufgetreten",
};
