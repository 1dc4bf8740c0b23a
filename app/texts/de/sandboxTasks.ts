import type { sandboxTasks as english } from "../en/sandboxTasks";
import { plural } from "../format";
import type { Translation } from "../translation";

export const sandboxTasks: Translation<typeof english> = {
  task: "Aufgabe",
  checks: "Prüfungen",
  check: "Prüfung",
  approach: "Größte Annäherung, km",
  spacecraft: "Raumfahrzeug",
  pair: ({ one, other }) => `${one} und ${other}`,
  wanted: "Ziel",
  range: ({ from, to }) => `${from} bis ${to}`,
  below: ({ below, minutes }) => `weniger als ${below} innerhalb von ${minutes} min`,
  found: "Wert",
  result: "Ergebnis",
  met: "erfüllt",
  notMet: "nicht erfüllt",
  missing: "kein solches Raumfahrzeug",
  points: "Punkte",
  byHand: ({ points }) =>
    plural(points, {
      one: "Den restlichen # Punkt vergibt Ihre Kursleitung.",
      other: "Die restlichen # Punkte vergibt Ihre Kursleitung.",
    }),
  restIsByHand: ({ points }) =>
    plural(points, {
      one: "Der restliche # Punkt wird von Hand vergeben.",
      other: "Die restlichen # Punkte werden von Hand vergeben.",
    }),
  restByHand: "Den Rest bewertet Ihre Kursleitung.",
  handIn: "Abgeben",
  confirm:
    "Ihre Kursleitung erhält eine Kopie dieser Sandbox. Sie können weiterbauen und noch einmal abgeben. Drücken Sie zur Bestätigung noch einmal „Abgeben“.",
  handedIn: "Abgegeben",
  cannotHandIn: ({ field }) =>
    `Diese Sandbox kann nicht abgegeben werden: ${field} liegt außerhalb der Grenzen. Ändern Sie den Wert und versuchen Sie es noch einmal.`,
  backToSandbox: "Zurück zur Sandbox",
  copy: "Sandbox, wie sie abgegeben wurde",
  copyHint: "Dies ist eine Kopie der Sandbox, wie sie abgegeben wurde. Darin lässt sich nichts ändern.",
  openCopy: "Im Simulator öffnen",
  needsSimulator: "Der Simulator ist hier nicht verfügbar, daher wird die Kopie als Tabelle gezeigt.",
  model: "Kräftemodell",
  toGrade: "Zu bewerten",
  toGradeLegend: "… Zu bewerten",
  again: "Erneut abgegeben",
  handedInOn: ({ dateTime }) => `Abgegeben am ${dateTime}`,
  checksAdd: ({ points, maxPoints }) => `Die Prüfungen geben dazu ${points} von ${maxPoints} Punkten.`,
  handedInMeanwhile:
    "Inzwischen wurde erneut abgegeben. Sehen Sie sich den neuesten Versuch an und speichern Sie dann die Note.",
  toGradeHint:
    "Dieser Versuch wartet auf eine Bewertung von Hand: Bewerten Sie ihn nach dem Bewertungsraster oder überschreiben Sie die Note.",
  queue: "Sandboxes",
  queueHint: "Abgegebene Sandboxes, die auf eine Bewertung von Hand warten, in allen Ihren Kursen.",
  queueEmpty: "Nichts zu bewerten",
  queueEmptyHint: "Abgegebene Sandboxes erscheinen hier, bis sie von Hand bewertet sind.",
  seeAttempt: "Versuch ansehen",
};
