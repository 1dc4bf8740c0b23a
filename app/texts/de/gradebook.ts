import { plural } from "../format";
import { rich } from "../rich";
import type { gradebook as english } from "../en/gradebook";
import type { Translation } from "../translation";

export const gradebook: Translation<typeof english> = {
  campaignType: ({ type }) => ({ Learn: "Lernen", Compete: "Wettkampf" })[type],
  findStudent: "Studierende suchen",
  found: ({ found }) => plural(found, { one: "# Person gefunden", other: "# Studierende gefunden" }),
  noneFound: "Keine Studierenden gefunden",
  copyAccessCode: "Zugangscode kopieren",
  ended: "Beendet",
  scheduled: "Geplant",
  notLive: "Verbindung wird wiederhergestellt …",
  notLiveHint: "Der Server antwortet nicht. Wir versuchen es alle paar Sekunden erneut.",
  active: "Aktiv",
  activeLive: ({ wide }) => rich`${wide("Aktiv, ")}live`,
  students: ({ students }) => plural(students, { one: "Person", other: "Studierende" }),
  average: "Durchschnitt",
  averageOf: ({ graded }) => plural(graded, { other: "Durchschnitt (# bewertet)" }),
  averageHint: ({ graded }) =>
    plural(graded, {
      one: "Durchschnitt: # Person hat bisher Noten",
      other: "Durchschnitt der # Studierenden mit Noten",
    }),
  courseCompletion: "Kursfortschritt",
  reviewClaims: ({ waitingClaims }) => plural(waitingClaims, { one: "# Meldung prüfen", other: "# Meldungen prüfen" }),
  claims: "Meldungen",
  studentVisibility: "Sichtbarkeit",
  summary: "Überblick",
  downloadCsv: "CSV herunterladen",
  notDownloaded: "Das Notenbuch konnte nicht heruntergeladen werden",
  studentsShown: "Angezeigte Studierende",
  showName: ({ show }) =>
    ({ all: "Alle", "at-risk": "Gefährdet", "not-started": "Nicht begonnen", failing: "Ungenügend" })[show],
  notPlayed: "Nicht gespielt",
  notPlayedChoice: "Nicht gespielt …",
  notPlayedAt: ({ scenarioTitle }) => `Nicht gespielt: ${scenarioTitle}`,
  campaign: "Kampagne",
  allCampaigns: "Alle Kampagnen",
  noAttemptAt: ({ scenarioTitle }) => `Kein Versuch in ${scenarioTitle}.`,
  shownOf: ({ found, all }) =>
    plural(all, {
      one: `${found} von # Person wird angezeigt.`,
      other: `${found} von # Studierenden werden angezeigt.`,
    }),
  messageStudents: "Diesen Studierenden schreiben",
  showDetails: "Details zur Klasse einblenden",
  hideDetails: "Details zur Klasse ausblenden",
  joinWithCode: ({ accessCode }) => rich`Studierende treten mit diesem Zugangscode bei: ${accessCode}`,
  noMatch: ({ query }) => `Keine Studierenden entsprechen „${query}“.`,
  noneListed: "Keine Studierenden entsprechen diesem Filter.",
  skipToGrades: "Zu den Noten springen",
  barsLegend: "Balken über jeder Spalte: Anzahl der Studierenden pro Note.",
  keysLegend:
    "Tasten auf einer Note: E für Erlassen, O für Festlegen, N für eine Notiz, C für einen Kommentar, D zum Verlängern, M für mehrere.",
  plotsByScenario: "Notendiagramme nach Szenario",
  showNotStarted: ({ notStarted, students, scenarioTitle }) =>
    plural(notStarted, {
      one: `# von ${students} Studierenden hat ${scenarioTitle} nicht begonnen: anzeigen`,
      other: `# von ${students} Studierenden haben ${scenarioTitle} nicht begonnen: anzeigen`,
    }),
  whyAtRisk: "Warum gefährdet",
  sortBy: ({ scenarioTitle }) => `Nach ${scenarioTitle} sortieren`,
  quizLink: ({ scenarioTitle }) => `${scenarioTitle}: Quizantworten (wird in neuem Tab geöffnet)`,
  matrixLabel: "Noten nach Studierenden und Szenarien",
  classAverage: "Klassendurchschnitt",
  classAverageHint: "Durchschnittsnote der ganzen Klasse, nicht nur der angezeigten Studierenden",
  classMedian: "Klassenmedian",
  classMedianHint: "Median der Noten der ganzen Klasse, nicht nur der angezeigten Studierenden",
  passed: "Bestanden",
  passedHint: ({ percent }) =>
    `Studierende mit einer Note ab ${percent} %, bezogen auf alle Studierenden mit einer Note`,
  notStartedRowHint: "Studierende der Klasse ohne Versuch",
  retiredHint: ({ scenarioTitle }) => `${scenarioTitle}: wird nicht mehr angeboten. Die Noten bleiben erhalten.`,
  noGrades: "noch keine Noten",
  graded: ({ graded }) => plural(graded, { other: "# bewertet" }),
  missing: ({ missing }) => plural(missing, { one: "# fehlt", other: "# fehlen" }),
  view: "Ansicht",
  hidden: ({ columns }) => plural(columns, { other: "# ausgeblendet" }),
  rows: "Zeilen",
  densityName: ({ density }) => ({ compact: "Kompakt", regular: "Normal", comfortable: "Großzügig" })[density],
  hideIn: ({ campaign }) => `Spalten ausblenden: ${campaign}`,
  apply: "Anwenden",
  noCourses: "Keine Kurse gefunden",
  showHint: ({ show, atRisk, failingPercent }) =>
    ({
      all: "Alle in dieser Klasse.",
      "at-risk": `Gefährdet: Durchschnitt unter ${atRisk.percent} % oder ${atRisk.days} Tage inaktiv. Neue Studierende haben eine Schonfrist von ${atRisk.days} Tagen.`,
      "not-started": "Nicht begonnen: kein Versuch in irgendeinem Szenario.",
      failing: `Ungenügend: Durchschnitt unter ${failingPercent} %.`,
    })[show],
  subtitle: ({ names, date, wide }) => rich`${names}${wide(`, seit ${date}`)}`,
};
