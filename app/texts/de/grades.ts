import { plural } from "../format";
import type { grades as english } from "../en/grades";
import type { Translation } from "../translation";

export const grades: Translation<typeof english> = {
  average: "Durchschnitt",
  progress: "Fortschritt",
  notStarted: "Nicht begonnen",
  noStudents: "Keine Studierenden eingeschrieben",
  retired: "Eingestellt",
  countOf: ({ count, all }) => `${count} von ${all}`,
  reported: "vom Spiel gemeldet",
  excused: "Erlassen",
  decided: "von der Kursleitung entschieden",
  decidedLegend: "† Von der Kursleitung entschieden",
  reportedLegend: "* Vom Spiel gemeldet, nicht vom Server geprüft",
  never: "nie",
  justNow: "gerade eben",
  hoursAgo: ({ hours }) => plural(hours, { one: "vor # Stunde", other: "vor # Stunden" }),
  daysAgo: ({ days }) => plural(days, { one: "vor # Tag", other: "vor # Tagen" }),
  riskOfAverage: ({ average }) => `Durchschnitt ${average}`,
  riskOfBoth: ({ average, days }) =>
    plural(days, {
      one: `Durchschnitt ${average}, seit # Tag inaktiv`,
      other: `Durchschnitt ${average}, seit # Tagen inaktiv`,
    }),
  riskOfIdle: ({ days }) => plural(days, { one: "Seit # Tag inaktiv", other: "Seit # Tagen inaktiv" }),
  riskOfNoAttempt: ({ days }) => plural(days, { one: "Seit # Tag kein Versuch", other: "Seit # Tagen kein Versuch" }),
  notPlayed: "nicht gespielt",
  noCountedAttempt: "kein gewerteter Versuch",
  scenariosInOrder: "Szenarien der Reihe nach",
  pathLegend: "Balken: beste Note. Linie: Klassenmedian. Kein Balken: kein gewerteter Versuch.",
  ownPathLegend: "Balken: beste Note. Kein Balken: kein gewerteter Versuch.",
  pathNext: ({ scenarioTitle }) => `Als Nächstes: ${scenarioTitle}.`,
  pathBar: ({ scenarioTitle, grade, median }) =>
    median === null ? `${scenarioTitle}: ${grade}` : `${scenarioTitle}: ${grade}, Klassenmedian ${median}`,
  verification: ({ checkedBy }) =>
    ({ server: "geprüft", catalogue: "vom Spiel gemeldet", nobody: "vom Spiel gemeldet" })[checkedBy],
  verificationHint: ({ checkedBy }) =>
    ({
      server:
        "Der Server hat diese Punkte aus den aufgezeichneten Antworten, Aufgaben, Flugdaten oder der Sandbox berechnet.",
      catalogue:
        "Das Spiel hat diese Punkte gemeldet. Der Server hat sie nicht geprüft, sie liegen aber in den Grenzen des Szenarios.",
      nobody: "Das Spiel hat diese Punkte gemeldet. Der Server hat sie nicht geprüft.",
    })[checkedBy],
  uncounted: ({ kind }) => ({ claim: "zählt erst, wenn anerkannt", practice: "Übung, zählt nicht" })[kind],
  uncountedNotice: ({ kind }) =>
    ({
      claim:
        "Das Spiel hat diese Punkte gemeldet, ohne nachzuweisen, wie sie erzielt wurden. Sie zählen erst, wenn Sie sie anerkennen.",
      practice: "Dieser Versuch wurde im Übungsmodus gespielt und zählt deshalb nicht.",
    })[kind],
  ownUncounted: ({ kind }) =>
    ({ claim: "zählt nur, wenn Ihre Kursleitung es anerkennt", practice: "Übung, zählt nicht" })[kind],
  uncountedReason: ({ kind, isInClass }) =>
    kind === "practice"
      ? "Sie haben im Übungsmodus gespielt, der nicht zählt."
      : isInClass
        ? "Das Spiel hat diese Punkte gemeldet, ohne nachzuweisen, wie sie erzielt wurden. Sie zählen nur, wenn Ihre Kursleitung sie anerkennt."
        : "Das Spiel hat diese Punkte gemeldet, ohne nachzuweisen, wie sie erzielt wurden. Sie zählen nicht.",
  answersClosed: ({ closure }) =>
    ({
      held: "Ihre Kursleitung hat die richtigen Antworten noch nicht freigegeben.",
      claim: "Bei Punkten, die das Spiel gemeldet hat, werden richtige Antworten nicht angezeigt.",
      notShown: "Ihre Kursleitung zeigt nicht an, welche Antworten richtig sind.",
      otherClass: "Sie sehen die Antworten, sobald Sie dieses Quiz auch in Ihrer anderen Klasse abgeschlossen haben.",
      classRuns: "Sie sehen die Antworten, wenn die Klasse beendet ist.",
      attemptsLeft: "Sie sehen die Antworten nach Ihrem letzten Versuch oder sobald Sie die volle Punktzahl haben.",
    })[closure],
  inPages: "Alle Studierenden, Seite für Seite",
  plotTitle: "Versuche im Zeitverlauf",
  plotLegend: "Farbig: gewertete Versuche",
  plotLabel: ({ points, first, last }) =>
    plural(points, {
      one: `# Versuch zwischen ${first} und ${last}`,
      other: `# Versuche zwischen ${first} und ${last}`,
    }),
};
