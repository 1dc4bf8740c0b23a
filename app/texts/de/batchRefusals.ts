import { number, plural } from "../format";
import type { batchRefusals as english } from "../en/batchRefusals";
import type { Translation } from "../translation";

/** Refusals of a change of many users. */
export const batchRefusals: Translation<typeof english> = {
  tooMany: ({ max }) =>
    `Wählen Sie höchstens ${number(max)} Konten auf einmal aus. Grenzen Sie die Liste mit den Filtern ein.`,
  chooseRole: "Wählen Sie eine Rolle.",
  organizationGone: "Die Organisation existiert nicht mehr.",
  expired: "Diese Vorschau ist abgelaufen. Wählen Sie die Konten erneut aus.",
  planned:
    "Für diese Änderung gibt es bereits eine Vorschau mit einer anderen Auswahl. Um neu zu wählen, wählen Sie die Konten erneut aus.",
  notPlanned: "Wählen Sie zuerst einen Kurs, eine Rolle oder eine Organisation für diese Konten.",
  running: "Diese Änderung läuft gerade. Warten Sie, bis sie fertig ist.",
  undoing: "Diese Änderung wird gerade rückgängig gemacht.",
  nobody: "Wählen Sie mindestens ein Konto aus.",
  notUndoable: "Gesendete Einladungen können nicht rückgängig gemacht werden.",
  undone: "Diese Änderung wurde bereits rückgängig gemacht.",
  tooLate: ({ days }) =>
    plural(days, {
      one: "Eine Änderung kann nur # Tag lang rückgängig gemacht werden.",
      other: "Eine Änderung kann nur # Tage lang rückgängig gemacht werden.",
    }),
  courseGone: "Der Kurs existiert nicht mehr oder kann von Ihnen nicht mehr geändert werden.",
  typeCount: ({ count }) => `Geben Sie zur Bestätigung ${count} ein.`,
};
