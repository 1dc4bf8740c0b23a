import { plural } from "../format";
import type { scenarioGrades as english } from "../en/scenarioGrades";
import type { Translation } from "../translation";

export const scenarioGrades: Translation<typeof english> = {
  plotTitle: "Notenverteilung",
  plotLegend: ({ percent }) => `Gestrichelte Linie: Median (${percent})`,
  plotLabel: "Studierende nach Anteil der Punkte",
  playedIt: "gespielt",
  notStarted: "nicht begonnen",
  responses: "Antworten",
  noGrades: "Noch keine Noten",
  nobodyPlayed: "Dieses Szenario hat noch niemand gespielt.",
  withoutPoints: "Für dieses Szenario gibt es keine Punkte.",
  scenarios: "Szenarien",
  next: ({ scenarioTitle }) => `Weiter: ${scenarioTitle} →`,
  noPoints: "Keine Punkte",
  notPlayed: "Nicht gespielt",
  tableLabel: "Studierende nach Note",
  grade: "Note",
  who: "Namen",
  studentAttempts: ({ username, attempts }) =>
    plural(attempts, { one: `${username}, # Versuch`, other: `${username}, # Versuche` }),
  average: "Durchschnitt",
  median: "Median",
  passed: "bestanden",
  previous: ({ scenarioTitle }) => `← Zurück: ${scenarioTitle}`,
  bin: ({ from, to, letter, students }) =>
    to === 100
      ? plural(students, {
          one: `${from} bis 100 % (${letter}): # Person`,
          other: `${from} bis 100 % (${letter}): # Studierende`,
        })
      : plural(students, {
          one: `${from} bis unter ${to} % (${letter}): # Person`,
          other: `${from} bis unter ${to} % (${letter}): # Studierende`,
        }),
  title: "Noten",
  studentLink: "Link für Studierende",
  copyStudentLink: "Link für Studierende kopieren",
};
