import { longUtcDate, number, plural, shortUtcTime } from "../format";
import type { gameSky as english } from "../en/gameSky";
import type { Translation } from "../translation";

/** The simulator's real sky: objects of a catalog, passes over a place, and close approaches. */
export const gameSky: Translation<typeof english> = {
  title: "Echter Himmel",
  globe: "Die Erde und die Objekte des Katalogs",
  object: "Objekt",
  otherObject: "Anderes Objekt",
  passesTitle: "Überflüge über einen Ort",
  approachesTitle: "Enge Annäherungen zweier Objekte",
  ownList: "Eigene Liste (TLE oder OMM)",
  examples: "Beispiele",
  dataLibrary: "Datenbibliothek",
  fileTooLarge: ({ name, megabytes }) => `${name} ist größer als ${megabytes} MB.`,
  nothingToShow: ({ name }) =>
    `${name} enthält keine Objekte, die angezeigt werden können. Die bisher angezeigten bleiben.`,
  fileNotRead: "Die Datei konnte nicht gelesen werden.",
  leftOut: ({ count }) => plural(count, { one: "# Eintrag wurde ausgelassen", other: "# Einträge wurden ausgelassen" }),
  leftOutEntry: ({ place, reason }) => `${place}: ${reason}`,
  moreLeftOut: ({ count }) => plural(count, { one: "Und # weiterer.", other: "Und # weitere." }),
  exampleObjects: ({ count, days }) =>
    plural(count, {
      one: `# erfundenes Beispielobjekt, Bahnelemente von ${days}.`,
      other: `# erfundene Beispielobjekte, Bahnelemente von ${days}.`,
    }),
  libraryObjects: ({ count, days }) =>
    plural(count, {
      one: `# Objekt aus der Datenbibliothek, Bahnelemente von ${days}.`,
      other: `# Objekte aus der Datenbibliothek, Bahnelemente von ${days}.`,
    }),
  fileObjects: ({ count, name, days }) =>
    plural(count, {
      one: `# Objekt aus ${name}, Bahnelemente von ${days}.`,
      other: `# Objekte aus ${name}, Bahnelemente von ${days}.`,
    }),
  day: ({ day }) => longUtcDate(day),
  days: ({ from, to }) => `${from} bis ${to}`,
  shownAsOfThen: "Angezeigt wird der damalige Stand: Bahnelemente gelten etwa zwei Wochen.",
  libraryAnswered: ({ status }) => `Die Datenbibliothek hat mit ${status} geantwortet.`,
  libraryUnreachable: "Die Datenbibliothek war nicht erreichbar.",
  libraryUseless: "Die Datenbibliothek enthält keine verwendbaren Bahnelemente.",
  wholeFile: "Die ganze Datei",
  endOfList: "Das Ende der Liste",
  entry: ({ place }) => `Eintrag ${place}`,
  message: ({ place }) => `Nachricht ${place}`,
  line: ({ place }) => `Zeile ${place}`,
  namedPlace: ({ place, name }) => `${place} (${name})`,
  notJson: "Das ist kein gültiges JSON. Vielleicht wurde es abgeschnitten.",
  notMessage: "Das ist keine Mean-Elements-Nachricht.",
  fieldCount: ({ fields, expected }) =>
    plural(fields, {
      one: `Es gibt # Feld, die erste Zeile hat aber ${expected}.`,
      other: `Es gibt # Felder, die erste Zeile hat aber ${expected}.`,
    }),
  tooManyObjects: ({ count, most }) =>
    plural(count, {
      one: `Nur die ersten ${number(most)} Objekte werden angezeigt; # weiteres wurde ausgelassen.`,
      other: `Nur die ersten ${number(most)} Objekte werden angezeigt; # weitere wurden ausgelassen.`,
    }),
  noElements: "Enthält keine Bahnelemente.",
  noOrbit: "Die Bahnelemente beschreiben keinen Orbit.",
  unsupported: ({ field, value, supported }) => `${field} ist ${value}, unterstützt wird aber nur ${supported}.`,
  fieldMissing: ({ field }) => `${field} fehlt.`,
  notNumber: ({ field, value }) => `${field} ist keine Zahl: ${value}`,
  notTime: ({ field, value }) => `${field} ist keine Zeit: ${value}`,
  noElementsAfter: "Danach folgen keine Bahnelemente.",
  firstLineMissing: "Davor fehlt die erste Zeile der Bahnelemente.",
  secondLineMissing: "Danach fehlt die zweite Zeile der Bahnelemente.",
  linesDiffer: "Die beiden Zeilen gehören zu verschiedenen Objekten.",
  lineDamaged: ({ line }) => `Zeile ${line} der Bahnelemente ist beschädigt: Die Prüfziffer stimmt nicht.`,
  latitude: "Breite, ° Nord",
  longitude: "Länge, ° Ost",
  height: "Höhe, m",
  minElevation: "Min. Elevation, °",
  dayCount: "Tage",
  numberRequired: ({ label, min, max }) => `${label}: Geben Sie eine Zahl von ${number(min)} bis ${number(max)} ein.`,
  findPasses: "Überflüge suchen",
  passes: ({ name, days, from }) =>
    plural(days, { one: `${name}, # Tag ab ${from} UTC`, other: `${name}, # Tage ab ${from} UTC` }),
  noPasses: ({ name, days, from }) =>
    plural(days, {
      one: `Keine Überflüge von ${name} in # Tag ab ${from} UTC.`,
      other: `Keine Überflüge von ${name} in # Tagen ab ${from} UTC.`,
    }),
  decayed: ({ name }) => `${name} ist bis dahin verglüht.`,
  highest: "Höchststand, UTC",
  elevation: "Elevation",
  rises: "Aufgang",
  risesFrom: "Aus",
  sets: "Untergang",
  setsTo: "Nach",
  light: "Licht",
  lightOf: ({ light }) => ({ lit: "beschienen, bei dunklem Himmel", shadow: "im Schatten", day: "bei Tag" })[light],
  upBefore: "schon davor",
  upAfter: "noch danach",
  azimuth: ({ degrees, direction }) =>
    ({
      N: `${degrees}° N`,
      NE: `${degrees}° NO`,
      E: `${degrees}° O`,
      SE: `${degrees}° SO`,
      S: `${degrees}° S`,
      SW: `${degrees}° SW`,
      W: `${degrees}° W`,
      NW: `${degrees}° NW`,
    })[direction],
  otherObjectRequired: "Wählen Sie ein anderes Objekt, nicht dasselbe.",
  findApproaches: "Enge Annäherungen suchen",
  noApproaches: ({ first, second, days, from }) =>
    `${first} und ${second}, ${plural(days, { one: "# Tag", other: "# Tage" })} ab ${from} UTC: Sie kommen sich nie näher und entfernen sich wieder.`,
  approaches: ({ first, second, days, from, count }) =>
    `${first} und ${second}, ${plural(days, { one: "# Tag", other: "# Tage" })} ab ${from} UTC: ${plural(count, { one: "# Annäherung", other: "# Annäherungen, nächste zuerst" })}.`,
  nearestApproaches: ({ first, second, days, from, count, shown }) =>
    `${first} und ${second}, ${plural(days, { one: "# Tag", other: "# Tage" })} ab ${from} UTC: die nächsten ${shown} von ${number(count)} Annäherungen.`,
  nearest: "Nächster Punkt, UTC",
  apart: "Abstand",
  radial: "Radial",
  inTrack: "Entlang der Bahn",
  crossTrack: "Quer zur Bahn",
  speed: "Geschwindigkeit",
  time: ({ time }) => shortUtcTime(time),
  showTime: ({ time }) => `${time} anzeigen`,
};
