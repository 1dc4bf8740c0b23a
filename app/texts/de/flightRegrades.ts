import { number } from "../format";
import type { flightRegrades as english } from "../en/flightRegrades";
import type { Translation } from "../translation";

/** The flights of a class, flown again. */
export const flightRegrades: Translation<typeof english> = {
  title: "Flüge neu fliegen",
  purpose:
    "Fliegt jedes Protokoll dieser Klasse noch einmal, mit dem jetzigen Modell und der neuesten Version des Szenarios. Das gilt nur für diese Klasse, auch für Flüge, die später ankommen. Bestenlisten bleiben, wie sie sind.",
  fly: "Neu fliegen und Vorschau ansehen",
  more: "Weiterfliegen",
  progress: ({ flown, flights }) => `Neu geflogen: ${number(flown)} von ${number(flights)}.`,
  neverLower: "Nie schlechter: Flüge, die einen kleineren Anteil der Punkte bekämen, behalten ihre Punkte",
  unflyable: "Diese lassen sich nicht neu fliegen und behalten ihre Punkte:",
  none: "In dieser Klasse sind noch keine Flüge angekommen.",
  unchanged: "Nichts zu ändern: Kein Flug bekäme andere Punkte.",
  apply: "Diese Punkte übernehmen",
  history: "Neu geflogen",
  entry: ({ by }) => `${by} hat die Flüge neu fliegen lassen`,
  model: ({ model, most }) => `Modell ${model}, höchstens ${most} Punkte`,
  notFlownYet:
    "Es sind Flüge angekommen, die noch nicht neu geflogen sind. Fliegen Sie sie, sehen Sie sich die neue Vorschau an und versuchen Sie es dann noch einmal.",
  done: ({ changed }) => `Flüge neu geflogen. Versuche mit neuen Punkten: ${number(changed)}.`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Ihre Flüge in ${scenarioTitle} (${courseName}) wurden neu geflogen. Ihre Bewertung hat sich von ${from} auf ${to} geändert. Ihre Lehrperson schreibt:`,
  noLog: "Kein Protokoll gespeichert",
  noStart: "Start unbekannt",
  noReference: "Kein Referenzflug erreicht das Ziel",
  logRefused: "Das Protokoll passt nicht zu den jetzigen Regeln",
  undoLabel: "Neues Fliegen rückgängig machen",
};
