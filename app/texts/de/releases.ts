import { plural } from "../format";
import { rich } from "../rich";
import type { releases as english } from "../en/releases";
import type { Translation } from "../translation";

export const releases: Translation<typeof english> = {
  title: "Freigabe",
  open: "Freigabe",
  hint: "Legen Sie fest, wann Studierende sehen, was sie in einem Szenario erreicht haben. Richtige Antworten erscheinen nie vor den Noten.",
  scenario: "Szenario",
  part: ({ part }) => ({ grades: "Noten", feedback: "Kommentare", answers: "Richtige Antworten" })[part],
  rule: ({ rule }) =>
    ({
      atOnce: "Sofort",
      at: "Zu einer Zeit",
      allHandedIn: "Wenn alle eingereicht haben",
      held: "Zurückhalten, bis ich freigebe",
    })[rule],
  opensAt: "Zeit",
  opensAtHint: "Nur für „Zu einer Zeit“.",
  change: "Ändern",
  changeOf: ({ scenario }) => `Freigabe von ${scenario} ändern`,
  changeAll: "Alle Szenarien ändern",
  leaveAsIs: "Unverändert lassen",
  releaseNow: "Jetzt freigeben",
  releaseOf: ({ scenario }) => `${scenario} jetzt freigeben`,
  shown: "Sichtbar",
  shownSince: ({ dateTime, by }) => `Am ${dateTime} von ${by} freigegeben`,
  waitsForGrades: "Wartet auf die Noten",
  heldBy: ({ by }) => `Zurückgehalten von ${by}`,
  heldUntil: ({ dateTime }) => `Zurückgehalten bis ${dateTime}`,
  heldForAll: ({ waiting }) =>
    plural(waiting, {
      one: "Zurückgehalten: # Person hat noch nicht eingereicht",
      other: "Zurückgehalten: # Personen haben noch nicht eingereicht",
    }),
  waiting: ({ names }) => `Nicht eingereicht: ${names}`,
  handedIn: ({ students }) =>
    plural(students, { one: "# Person hat eingereicht", other: "# Personen haben eingereicht" }),
  lesson: "Lektionen zeigen Punkte und Antworten beim Spielen.",
  lessonShows:
    "Lektionen zeigen Punkte und Antworten beim Spielen. Ihre Noten und Antworten lassen sich nicht zurückhalten.",
  timeRequired: "Geben Sie Datum und Uhrzeit ein.",
  saved: "Gespeichert. Studierende sehen die Änderung beim nächsten Besuch.",
  seenTitle: "Studierende haben das vielleicht schon gesehen",
  seen: ({ students, names }) =>
    plural(students, {
      one: `# Person konnte es bisher sehen: ${names}. Noch ist nichts verborgen.`,
      other: `# Personen konnten es bisher sehen: ${names}. Noch ist nichts verborgen.`,
    }),
  more: ({ more }) => plural(more, { one: "# weitere Person", other: "# weitere" }),
  hideAnyway: "Trotzdem verbergen",
  noScenarios: "Keine Szenarien",
  noScenariosHint: "Der Lehrplan der Klasse hat keine Szenarien.",
  notReleased: "Diese Note ist noch nicht freigegeben.",
  heldTitle: "Noch nicht freigegeben",
  heldHint: "Gesamtnoten und Durchschnitte lassen diese Szenarien aus.",
  heldMark: "zurückgehalten",
  heldMarkHint: "Studierende sehen diese Noten noch nicht.",
  handedInOn: ({ dateTime }) => rich`Eingereicht am ${dateTime}`,
  notHandedIn: "Noch nicht eingereicht",
  from: ({ dateTime }) => `Sie sehen Ihre Note ab ${dateTime}.`,
  later: "Sie sehen Ihre Note, sobald Ihre Kursleitung sie freigibt.",
  gameHeld: "Eingereicht. Ihre Kursleitung gibt das Ergebnis später frei.",
  viewAs: "Ansicht der Person",
  viewTitle: ({ name }) => `Was ${name} sieht`,
  viewing: ({ name }) => rich`Sie sehen, was ${name} sieht. Hier lässt sich nichts ändern.`,
  backToRecord: "Zurück zur Akte",
};
