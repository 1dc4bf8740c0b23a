import { plural } from "../format";
import { rich } from "../rich";
import type { studentRecord as english } from "../en/studentRecord";
import type { Translation } from "../translation";

export const studentRecord: Translation<typeof english> = {
  grades: "Noten",
  closeAll: "Ältere Versuche und Antworten ausblenden",
  openAll: "Alle Versuche und Antworten anzeigen",
  gradesIn: ({ title }) => `Noten in ${title}`,
  scenario: "Szenario",
  grade: "Note",
  classMedian: "Klassenmedian",
  attemptsLatestFirst: "Versuche, neueste zuerst",
  medianPlot: ({ median, scenarioTitle, unseen }) =>
    rich`${median}${unseen(`, Klassenmedian in ${scenarioTitle}: Diagramm anzeigen`)}`,
  onlyLatest: "Nur neueste",
  countAttempt: "Versuch werten",
  excludeAttempt: "Versuch ausschließen",
  takeBackClaim: "Anerkennung zurücknehmen",
  acceptClaim: "Punkte anerkennen",
  sandboxes: "Sandboxes",
  noSandboxes: "Noch keine Sandboxes.",
  sandboxUse: ({ accessCount, dateTime }) =>
    plural(accessCount, {
      one: `#-mal geöffnet, zuletzt geändert ${dateTime}`,
      other: `#-mal geöffnet, zuletzt geändert ${dateTime}`,
    }),
  signIns: "Anmeldungen während der Klasse",
  noSignIns: "Keine Anmeldungen während dieser Klasse.",
  notes: "Notizen",
  noNotes: "Noch keine Notizen.",
  removeNote: ({ unseen }) => rich`Entfernen${unseen(": diese Notiz")}`,
  addNoteTitle: "Notiz hinzufügen",
  newNote: "Neue Notiz",
  noteHint:
    "Wird mit dem Kurs gespeichert. Alle, die dieses Notenbuch öffnen können, können sie lesen; die betroffene Person nicht.",
  addNote: "Notiz hinzufügen",
  removeTitle: "Notiz entfernen?",
  remove: "Entfernen",
  handInFile: "Datei einreichen",
  lastSignedIn: ({ relativeTime }) => rich`Zuletzt angemeldet: ${relativeTime}. Noch kein Versuch in dieser Klasse.`,
  neverSignedIn: "Noch nie angemeldet.",
  previousStudent: "Vorherige Person",
  nextStudent: "Nächste Person",
  scenariosPlayed: "gespielte Szenarien",
  lastPlayed: "zuletzt gespielt",
  noteAdded: "Notiz hinzugefügt.",
  noteRemoved: "Notiz entfernt.",
  played: ({ done, offered, average }) =>
    average === null ? `${done} von ${offered} gespielt` : `${done} von ${offered} gespielt, Durchschnitt ${average}`,
  older: ({ attempts }) => plural(attempts, { one: "# älterer", other: "# ältere" }),
  changeAttempt: ({ points, dateTime }) => `${points}, ${dateTime} ändern`,
  counts: "zählt",
  handedInLate: ({ began }) => (began === null ? "verspätet eingereicht" : `verspätet eingereicht, begonnen ${began}`),
  excludedBy: ({ by, reason }) => `von ${by} ausgeschlossen: ${reason}`,
  acceptedBy: ({ by }) => `von ${by} anerkannt`,
  deviceAttempts: ({ device, attempts, muted }) =>
    rich`${device}${muted(plural(attempts, { one: ", # Versuch", other: ", # Versuche" }))}`,
  timeSpan: ({ from, to }) => `${from} bis ${to}`,
  attempts: "Versuche",
  noteRequired: "Schreiben Sie eine Notiz.",
  noteTooLong: ({ max }) => `Die Notiz darf höchstens ${max} Zeichen lang sein.`,
  noteUnstorable: "Die Notiz enthält ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es.",
  tooManyNotes: ({ max }) =>
    `Zu dieser Person gibt es bereits ${max} Notizen; mehr sind nicht möglich. Entfernen Sie zuerst eine.`,
};
