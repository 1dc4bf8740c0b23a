import { number, plural } from "../format";
import type { finalGrades as english } from "../en/finalGrades";
import type { Translation } from "../translation";

export const finalGrades: Translation<typeof english> = {
  title: "Endnoten",
  purpose:
    "Das Einreichen speichert das Gesamtergebnis jeder Person als Endnote und sperrt die Klasse: Entscheidungen, Neubewertungen, Ausschlüsse und andere Regeln werden abgelehnt, bis Sie die Noten entsperren. Versuche kommen weiter an, ändern aber keine Endnote. Studierende sehen ihre unter Meine Ergebnisse.",
  basis: "Gesamtergebnis, das eingereicht wird",
  figures: ({ students, passed, incomplete }) =>
    `Studierende: ${number(students)}. Bestanden: ${number(passed)}. Mit fehlenden Szenarien: ${number(incomplete)}.`,
  waitingClaims: ({ claims }) =>
    plural(claims, { one: "# Punktemeldung wartet auf Sie.", other: "# Punktemeldungen warten auf Sie." }),
  sandboxesToGrade: ({ sandboxes }) =>
    plural(sandboxes, {
      one: "# Sandbox ist noch zu bewerten",
      other: "# Sandboxes sind noch zu bewerten",
    }),
  openRequests: ({ requests }) =>
    plural(requests, {
      one: "# Bitte um Durchsicht einer Note ist offen.",
      other: "# Bitten um Durchsicht von Noten sind offen.",
    }),
  tableLabel: "Endnoten nach Person",
  previewLabel: "Noten, die eingereicht würden",
  total: "Gesamtergebnis",
  letter: "Note",
  result: "Ergebnis",
  passed: "Bestanden",
  failed: "Nicht bestanden",
  noGrade: "Keine Note",
  missing: "Fehlt",
  excused: "Entschuldigt",
  onlyFirst: ({ shown, all }) => `Die ersten ${number(shown)} von ${number(all)} Studierenden sind aufgeführt.`,
  submit: "Noten einreichen",
  submitted: "Noten eingereicht",
  submittedBy: ({ by, date }) => `Eingereicht von ${by} am ${date}.`,
  done: ({ students }) =>
    plural(students, { one: "Endnote von # Person eingereicht.", other: "Endnoten von # Studierenden eingereicht." }),
  unlockTitle: "Noten entsperren",
  unlockHint:
    "Noten können sich wieder ändern, und Studierende sehen keine Endnote mehr. Was eingereicht wurde, bleibt im Verlauf.",
  unlock: "Noten entsperren",
  unlocked: "Noten entsperrt.",
  oneRoster: "Für OneRoster herunterladen",
  history: "Verlauf",
  submittedEntry: ({ by }) => `${by} hat die Noten eingereicht`,
  unlockedEntry: ({ by }) => `${by} hat die Noten entsperrt`,
  own: "Endnote",
  ownHint: ({ date }) => `Eingereicht am ${date}. Spätere Versuche ändern sie nicht.`,
  locked: "Die Endnoten dieser Klasse sind eingereicht. Entsperren Sie sie zuerst auf ihrer Seite Endnoten.",
  alreadySubmitted: "Die Endnoten dieser Klasse sind schon eingereicht.",
  notSubmitted: "Die Endnoten dieser Klasse sind nicht eingereicht.",
  nobody: "Die Klasse hat keine Studierenden, also gibt es keine Noten einzureichen.",
  changedMeanwhile:
    "Seit dieser Vorschau haben sich Noten geändert. Sehen Sie sich die neue an und reichen Sie dann noch einmal ein.",
  reasonRequired: "Geben Sie an, warum Sie die Noten entsperren.",
  tooMany: ({ max }) => `Die Noten dieser Klasse wurden ${max} Mal eingereicht und entsperrt, das ist die Grenze.`,
};
