import { number, plural } from "../format";
import type { rosterRefusals as english } from "../en/rosterRefusals";
import type { Translation } from "../translation";

/** Why a roster can't be read, imported or taken back. */
export const rosterRefusals: Translation<typeof english> = {
  courseRequired: "Wählen Sie einen Ihrer Kurse.",
  notAllowed:
    "Kursleitungen Ihrer Organisation können keine Mitgliederlisten importieren. Bitten Sie die Administration, sie zu importieren oder Kursleitungen den Import zu erlauben.",
  empty: "Die Datei ist leer.",
  tooLarge: "Die Datei darf höchstens 2 MB groß sein.",
  workbook:
    "Dies ist eine Arbeitsmappe. Speichern Sie sie in Ihrer Tabellenkalkulation als CSV und wählen Sie diese Datei.",
  noPeople: "Die Datei enthält keine Personen.",
  headUnreadable: ({ problem }) => `Die erste Zeile muss die Spalten benennen. ${problem}`,
  headMissing: ({ column, columns }) =>
    `Die erste Zeile muss die Spalten benennen; „${column}“ fehlt. Spalten: ${columns.join(", ")}.`,
  tooManyColumns: ({ columns }) =>
    plural(columns, {
      one: "Die erste Zeile hat # Spalte. Eine Mitgliederliste hat weniger: Prüfen Sie, ob Sie die richtige Datei gewählt haben.",
      other:
        "Die erste Zeile hat # Spalten. Eine Mitgliederliste hat weniger: Prüfen Sie, ob Sie die richtige Datei gewählt haben.",
    }),
  tooManyRows: ({ rows, max }) =>
    plural(rows, {
      one: `Die Datei hat # Zeile; höchstens ${number(max)} können auf einmal importiert werden. Teilen Sie sie in kleinere Dateien auf.`,
      other: `Die Datei hat # Zeilen; höchstens ${number(max)} können auf einmal importiert werden. Teilen Sie sie in kleinere Dateien auf.`,
    }),
  columnTwice: ({ column }) => `Wählen Sie für „${column}“ nur eine Spalte.`,
  columnMissing: ({ column }) => `Wählen Sie die Spalte für „${column}“.`,
  columnsNamed: "Die Spalten dieser Datei sind bereits zugeordnet. Laden Sie die Seite neu, um fortzufahren.",
  nameColumnsFirst: "Wählen Sie zuerst, was jede Spalte dieser Datei enthält.",
  confirmAdmins: ({ names }) =>
    `Bestätigen Sie jede neue Person der Systemadministration namentlich oder entfernen Sie ihre Zeile aus der Datei. Es fehlt: ${names}.`,
  importedAlready: "Diese Datei wurde bereits importiert.",
  takenBack: "Dieser Import wurde rückgängig gemacht.",
  takenBackAlready: "Dieser Import wurde bereits rückgängig gemacht.",
  importRunning: "Diese Datei wird bereits importiert.",
  running: "Dieser Import läuft gerade. Warten Sie, bis er fertig ist.",
  nothingImported: "Dieser Import hat noch nichts geändert.",
};
