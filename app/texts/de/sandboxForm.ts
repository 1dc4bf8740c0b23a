import type { sandboxForm as english } from "../en/sandboxForm";
import { number, plural } from "../format";
import type { Translation } from "../translation";

export const sandboxForm: Translation<typeof english> = {
  kind: "Art",
  kindName: ({ kind }) => ({ lesson: "Lektion", sandbox: "Sandbox-Aufgabe" })[kind],
  taskHint: "Was gebaut werden soll. Eine Leerzeile beginnt einen neuen Absatz.",
  pointsHint: "Die der Prüfungen und die von Hand.",
  checksHint: "Der Server prüft jede abgegebene Sandbox. Die übrigen Punkte werden von Hand vergeben.",
  sum: ({ checks, byHand }) => `Prüfungen: ${number(checks)} Punkte. Von Hand: ${number(byHand)} Punkte.`,
  checkName: ({ place }) => `Prüfung ${place}`,
  period: "Umlaufzeit, min",
  eccentricity: "Exzentrizität",
  spacecraft: "Nummer des Raumfahrzeugs",
  other: "Anderes Raumfahrzeug",
  below: "Näher als, km",
  minutes: "Innerhalb von, min",
  addCheck: ({ kind }) => ({ range: "Prüfung einer Bahn hinzufügen", approach: "Größte Annäherung hinzufügen" })[kind],
  noChecks: "Noch keine Prüfungen. Ohne sie werden alle Punkte von Hand vergeben.",
  writeText: "Schreiben Sie, was gebaut werden soll.",
  writePoints: "Geben Sie ein, wie viele Punkte die Aufgabe gibt, mindestens 1.",
  checksGiveMore: ({ sum, points }) =>
    `Die Prüfungen ergeben zusammen ${number(sum)} Punkte, die Aufgabe gibt aber ${number(points)}.`,
  mistakesBeforePublishing: ({ places }) =>
    plural(places, {
      one: "Beheben Sie # Fehler, bevor Sie diese Aufgabe veröffentlichen.",
      other: "Beheben Sie # Fehler, bevor Sie diese Aufgabe veröffentlichen.",
    }),
};
