import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { roster as english } from "../en/roster";
import type { Translation } from "../translation";

export const roster: Translation<typeof english> = {
  pageTitle: "Mitgliederliste importieren",
  instructorsImport: "Kursleitungen können Mitgliederlisten in ihre eigenen Kurse importieren",
  instructorsImportHint:
    "Sie können dieser Organisation bis zu ihrem Kontenlimit Studierende hinzufügen und einen Import 7 Tage lang rückgängig machen.",
  peopleAdded: "Hinzugefügte Personen",
  newPeople: "Neue Personen",
  knownUnchanged: "Vorhanden, unverändert",
  rowsWithErrors: "Zeilen mit Fehlern",
  freeSeats: "Freie Plätze",
  leftAloneTitle: ({ leftAlone }) => `Nicht rückgängig gemacht: ${number(leftAlone)}`,
  takeBackInterrupted:
    "Das Rückgängigmachen dieses Imports wurde unterbrochen. Wählen Sie „Import rückgängig machen“, um es abzuschließen.",
  noRows: "Keine Zeilen gefunden",
  importInterrupted: ({ doneTo }) =>
    `Der Import wurde nach Zeile ${number(doneTo)} unterbrochen. Importieren Sie erneut, um mit der nächsten Zeile fortzufahren.`,
  nothingToImport: "Diese Datei enthält nichts zu importieren.",
  nothingChangedYet:
    "Noch wurde nichts geändert. Zeilen mit Fehlern werden übersprungen, alle anderen werden importiert.",
  chooseAnotherFile: "Andere Datei wählen",
  row: "Zeile",
  importing: "Wird importiert …",
  imported: "Mitgliederliste importiert",
  downloadReport: "Bericht herunterladen",
  reportHint: "Enthält einen Einmalcode für jedes neue Konto",
  rowsLabel: "Zeilen der Datei",
  outcome: "Ergebnis",
  whatHappens: "Was geschieht",
  takenBack: "Rückgängig gemacht.",
  leftAlone: ({ leftAlone }) => `Nicht rückgängig gemacht: ${leftAlone}`,
  systemAdmin: "Systemadministration",
  newSystemAdministrators: ({ admins }) =>
    plural(admins, {
      one: "# neues Konto der Systemadministration",
      other: "# neue Konten der Systemadministration",
    }),
  adminsHint:
    "Die Systemadministration kann in jeder Organisation alles sehen und ändern. Setzen Sie das Häkchen bei jeder Person, die diese Rolle erhalten soll.",
  makeAdmin: ({ username }) => `${username} in die Systemadministration aufnehmen`,
  emailAndRow: ({ email, position }) => `${email}, Zeile ${position}`,
  movesTitle: ({ people }) =>
    plural(people, {
      one: "# Person ist in einer anderen laufenden Klasse",
      other: "# Studierende sind in einer anderen laufenden Klasse",
    }),
  movesHint:
    "Wenn Sie die Mitgliederliste importieren, wechseln sie mit Spiel und Ergebnissen in die Klasse, der sie beitreten.",
  movesRequired: "Setzen Sie das Häkchen, um sie zu verschieben, oder entfernen Sie ihre Zeilen aus der Datei.",
  moveThem: "In die Klasse verschieben, der sie beitreten",
  andMore: ({ more }) => plural(more, { one: "und # weitere", other: "und # weitere" }),
  instructors: "Kursleitungen",
  importTitle: "Mitgliederliste importieren",
  takenBackTitle: "Import der Mitgliederliste rückgängig gemacht",
  importedTitle: "Mitgliederliste importiert",
  columnsUncertain:
    "Wir konnten nicht alle Spalten dieser Datei zuordnen. Wählen Sie, welche Spalte den Benutzernamen und welche die E-Mail-Adresse enthält und was in den anderen steht. Noch wurde nichts geändert.",
  checkFile: "Datei prüfen",
  checking: "Wird geprüft …",
  columnWithoutName: ({ place }) => `Spalte ${place} (ohne Namen)`,
  emptyColumn: "Leer",
  notUsed: "Nicht importieren",
  rowsShown: "Zeilen filtern",
  allRows: ({ all }) => `Alle Zeilen (${number(all)})`,
  errors: ({ errors }) => `Fehler (${number(errors)})`,
  importRunning: "Diese Mitgliederliste wird importiert. Der Import läuft weiter, wenn Sie diese Seite verlassen.",
  takeBackRunning: "Dieser Import wird rückgängig gemacht. Das läuft weiter, wenn Sie diese Seite verlassen.",
  refresh: "Aktualisieren",
  openTakeBack: "Import rückgängig machen …",
  takeBackPeriod: ({ takeBackDays }) =>
    plural(takeBackDays, {
      one: "Nur Sie können das rückgängig machen, # Tag lang.",
      other: "Nur Sie können das rückgängig machen, # Tage lang.",
    }),
  takeBackTitle: ({ fileName }) => `Import von ${fileName} rückgängig machen?`,
  takeBack: "Import rückgängig machen",
  takingBack: "Wird rückgängig gemacht …",
  tookBack: "Import der Mitgliederliste rückgängig gemacht",
  organizationHint: "Neue Personen treten dieser Organisation bei, und die Datei kann ihre Kurse nennen.",
  csvFile: "CSV-Datei",
  csvFileHint: ({ maxRows }) => `Höchstens 2 MB und ${number(maxRows)} Zeilen.`,
  fileFormatTitle: "Dateiformat",
  rowsOfFile:
    "Jede Zeile der Datei ist ein Datensatz. Wenn eine Zeile nicht gelesen werden kann, etwa wegen eines überzähligen Anführungszeichens, zeigen wir, was daran falsch ist, und fahren mit der nächsten fort.",
  downloadTemplate: "Vorlage herunterladen",
  takeBackDeletes: ({ added }) =>
    plural(added, {
      one: "Das # mit diesem Import hinzugefügte Konto wird gelöscht, sofern es keine Versuche hat.",
      other: "Die # mit diesem Import hinzugefügten Konten werden gelöscht, sofern sie keine Versuche haben.",
    }),
  takeBackUnenrols:
    "Vorhandene Konten verlassen die Kurse, denen sie mit diesem Import beigetreten sind, sofern sie dort seitdem nicht gespielt haben.",
  takeBackLists: "Danach sehen Sie, wer aus welchem Grund bleibt. Das kann nicht rückgängig gemacht werden.",
  courseOfFile: ({ course, ownOnly, organizationName }) =>
    ownOnly
      ? rich`Alle in der Datei treten ${course} bei, sofern ihre Zeile keinen anderen Ihrer Kurse in ${organizationName} nennt.`
      : rich`Alle in der Datei treten ${course} bei, sofern ihre Zeile keinen anderen Kurs von ${organizationName} nennt.`,
  columnsOfFile: ({ columns, ownOnly }) =>
    ownOnly
      ? rich`Die erste Zeile benennt die Spalten, in beliebiger Reihenfolge: ${columns}. Nur userName und email sind erforderlich. Alle neuen Personen werden Studierende, und ein Kurs wird mit seinem Namen angegeben. Andere übliche Spaltennamen wie E-Mail Address, Login oder Given name funktionieren auch. Wenn einer nicht eindeutig ist, fragen wir nach.`
      : rich`Die erste Zeile benennt die Spalten, in beliebiger Reihenfolge: ${columns}. Nur userName und email sind erforderlich. Eine leere Rolle bedeutet User, und ein Kurs wird mit seinem Namen angegeben. Andere übliche Spaltennamen wie E-Mail Address, Login oder Given name funktionieren auch. Wenn einer nicht eindeutig ist, fragen wir nach.`,
  passwordsOfFile: ({ sendsMail }) =>
    sendsMail
      ? "Passwörter werden nicht importiert. Neue Personen erhalten eine E-Mail mit einem Link, um eines festzulegen, und der Bericht enthält für jede einen Einmalcode. Konten, die den Benutzernamen oder die E-Mail-Adresse bereits haben, bleiben unverändert."
      : "Passwörter werden nicht importiert. Dieser Server sendet keine E-Mails, deshalb enthält der Bericht für jede neue Person einen Einmalcode, den Sie weitergeben können. Konten, die den Benutzernamen oder die E-Mail-Adresse bereits haben, bleiben unverändert.",
  seatsLacking: ({ organizationName, free, limit, added, lacking }) =>
    `${organizationName} hat ${plural(free, { one: "# freien Platz", other: "# freie Plätze" })} (Kontenlimit ${number(limit)}), aber diese Datei fügt ${plural(added, { one: "# Person", other: "# Personen" })} hinzu. ${plural(lacking, { one: "# Person kann nicht hinzugefügt werden.", other: "# Personen können nicht hinzugefügt werden." })} Deaktivieren Sie Konten oder lassen Sie das Limit erhöhen und prüfen Sie die Datei dann erneut.`,
  joinedCourses: ({ courses }) => plural(courses, { one: "Dem Kurs beigetreten", other: "Kursen beigetreten" }),
  toJoinCourses: ({ courses }) => plural(courses, { one: "Treten dem Kurs bei", other: "Treten Kursen bei" }),
  outcomeOf: ({ outcome }) => ({ New: "Neu", Enrol: "Tritt Kurs bei", Known: "Unverändert", Error: "Fehler" })[outcome],
  ignoredColumns: ({ columns }) =>
    plural(columns.length, {
      one: `Diese Spalte wird nicht importiert: ${list(columns)}.`,
      other: `Diese Spalten werden nicht importiert: ${list(columns)}.`,
    }),
  organizationOf: ({ organizationName }) =>
    organizationName ? `Organisation: ${organizationName}.` : "Keine Organisation.",
  courseForRows: ({ courseName }) => `Kurs: ${courseName}, sofern eine Zeile keinen anderen nennt.`,
  importRows: ({ rows }) => plural(rows, { one: "# Zeile importieren", other: "# Zeilen importieren" }),
  purpose:
    "Fügen Sie viele Personen auf einmal hinzu und schreiben Sie sie in Kurse ein. Sie sehen, was geschehen wird, bevor sich etwas ändert.",
  reportFileName: ({ fileName }) => `Bericht zu ${fileName}.csv`,
  rosterPermission: ({ allowed }) =>
    allowed
      ? "Kursleitungen können jetzt Mitgliederlisten importieren."
      : "Kursleitungen können keine Mitgliederlisten mehr importieren.",
  csvFileRequired: "Wählen Sie eine CSV-Datei.",
  fieldLabel: ({ field }) =>
    ({
      username: "Benutzername",
      email: "E-Mail",
      firstName: "Vorname",
      lastName: "Nachname",
      rankTitle: "Dienstgrad/Titel",
      role: "Rolle",
      course: "Kurs",
    })[field],
  added: ({ people }) =>
    people === 0
      ? "Niemand wurde hinzugefügt."
      : plural(people, { one: "# Person wurde hinzugefügt.", other: "# Personen wurden hinzugefügt." }),
  joined: ({ people, course }) =>
    course === null
      ? plural(people, {
          one: "# Person ist einem Kurs beigetreten, der inzwischen gelöscht wurde.",
          other: "# Personen sind einem Kurs beigetreten, der inzwischen gelöscht wurde.",
        })
      : plural(people, {
          one: `# Person ist „${course}“ beigetreten.`,
          other: `# Personen sind „${course}“ beigetreten.`,
        }),
  joinedOthers: ({ people, courses }) => {
    const others = plural(courses, { one: "# weiterem Kurs", other: "# weiteren Kursen" });
    return plural(people, {
      one: `# Person ist ${others} beigetreten.`,
      other: `# Personen sind ${others} beigetreten.`,
    });
  },
  changedNothing: ({ rows }) =>
    plural(rows, { one: "# Zeile hat nichts geändert.", other: "# Zeilen haben nichts geändert." }),
  leftOut: ({ rows }) => plural(rows, { one: "# Zeile wurde übersprungen.", other: "# Zeilen wurden übersprungen." }),
  deleted: ({ users }) => plural(users, { one: "# Konto wurde gelöscht.", other: "# Konten wurden gelöscht." }),
  leftAsTheyAre: ({ rows }) =>
    plural(rows, {
      one: "# Zeile wurde nicht rückgängig gemacht.",
      other: "# Zeilen wurden nicht rückgängig gemacht.",
    }),
  exampleCourse: "Bahnmechanik 101",
};
