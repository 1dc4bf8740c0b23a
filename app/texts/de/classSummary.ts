import { decimal, plural } from "../format";
import { rich } from "../rich";
import type { classSummary as english } from "../en/classSummary";
import type { Translation } from "../translation";

export const classSummary: Translation<typeof english> = {
  courseCompletion: "Kursfortschritt",
  passed: ({ percent }) => `bestanden (ab ${percent} %)`,
  notStarted: "nicht begonnen",
  dates: ({ className, period, dateTime }) => `${className}${period ? `, ${period}` : ""} · Stand ${dateTime}`,
  gradesTitle: "Noten",
  gradesHint: ({ graded }) => plural(graded, { other: "Studierende nach Durchschnittsnote (# mit Noten)." }),
  grade: "Note",
  shareOfLargest: "Anteil an der größten Gruppe",
  campaignsTitle: "Kampagnen",
  campaign: "Kampagne",
  completion: "Fortschritt",
  average: "Durchschnitt",
  hardestTitle: "Schwierigste Fragen",
  hardestHint: ({ minStudents }) =>
    `Fragen mit dem niedrigsten Anteil erzielter Punkte, sofern sie mindestens ${minStudents} Studierenden gestellt wurden.`,
  noHardest: ({ minStudents }) => `Noch keine Frage wurde ${minStudents} Studierenden gestellt.`,
  questionAsked: ({ scenario, label, asked }) =>
    `${scenario}, ${label} · ${plural(asked, { one: "# Person gestellt", other: "# Studierenden gestellt" })}`,
  attentionTitle: "Braucht Aufmerksamkeit",
  nobody: "Niemand braucht gerade Aufmerksamkeit.",
  attentionUnnamed: ({ students }) =>
    plural(students, {
      one: "# Person. Dieser Überblick enthält keine Namen.",
      other: "# Studierende. Dieser Überblick enthält keine Namen.",
    }),
  withdrawn: "Link zurückgezogen. Er funktioniert nicht mehr.",
  shareTitle: "Link teilen",
  shareHint:
    "Alle, die den Link haben, können diesen Überblick auf dem jetzigen Stand lesen, bis der Link abläuft. Ein Konto brauchen sie dafür nicht.",
  worksUntil: ({ dateTime }) => `Der Link funktioniert bis ${dateTime}.`,
  expiresAfter: "Läuft ab nach",
  days: ({ days }) => plural(days, { one: "# Tag", other: "# Tagen" }),
  nameStudents: "Studierende nennen, die Aufmerksamkeit brauchen",
  nameStudentsHint: "Wenn ausgeschaltet, nennt der Überblick nur ihre Anzahl.",
  createLink: "Link erstellen",
  creating: "Wird erstellt …",
  linksTitle: ({ links, max }) => `Aktive Links (${links} von ${max})`,
  title: "Klassenüberblick",
  names: "Namen",
  withNames: "Mit Namen",
  withoutNames: "Ohne Namen",
  students: ({ students }) => plural(students, { one: "Person", other: "Studierende" }),
  median: "Median",
  averageColumn: "Durchschnitt",
  ranFromTo: ({ from, to }) => `${from} bis ${to}`,
  ranSince: ({ from }) => `seit ${from}`,
  attentionRule: ({ percent, days }) =>
    `Durchschnitt unter ${percent} % oder ${days} Tage inaktiv. Neue Studierende haben eine Schonfrist von ${days} Tagen.`,
  daysRequired: "Wählen Sie, wie lange der Link funktioniert.",
  formUnknown: "Dieses Formular konnte nicht gelesen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  copyLink: "Kopieren Sie den Link jetzt. Wir speichern ihn nicht und können ihn deshalb nicht noch einmal anzeigen.",
  copyLinkLabel: "Link kopieren",
  linkUntil: ({ dateTime, withNames }) => (withNames ? `Bis ${dateTime}, mit Namen` : `Bis ${dateTime}, ohne Namen`),
  withdraw: ({ dateTime, unseen }) => rich`Zurückziehen${unseen(`: Link, erstellt am ${dateTime}`)}`,
  tooManyLinks: ({ max }) =>
    `Eine Klasse kann höchstens ${max} aktive Links haben. Ziehen Sie einen zurück, den Sie nicht mehr brauchen.`,
  weekHint: "Alle fliegen im Spiel denselben Start. Das wird nicht benotet.",
  weekEmptyHint: "Studierende finden die Mission der Woche im Spiel unter „Wettkampf“.",
  weekFlyers: ({ flyers, students }) => `Geflogen: ${flyers} von ${students} Studierenden.`,
  weekPlace: ({ rank, ranked, average }) =>
    `Die Klasse ist auf Platz ${rank} von ${ranked}, mit durchschnittlich ${decimal(String(average))} Punkten.`,
  weekNoPlace: ({ count }) => `Für einen Platz unter den Klassen braucht sie ${count} Flüge.`,
  showStandings: "Rangliste anzeigen",
  hideStandings: "Rangliste ausblenden",
  weekOfClass: "In dieser Klasse",
};
