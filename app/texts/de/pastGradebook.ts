import { number } from "../format";
import type { pastGradebook as english } from "../en/pastGradebook";
import type { Translation } from "../translation";

export const pastGradebook: Translation<typeof english> = {
  title: "Notenbuch an einem anderen Tag",
  link: "Anderer Tag",
  day: "Tag",
  at: "Stand",
  atHint: ({ timeZone }) => `Das Ende dieses Tages in der Zeitzone des Kurses: ${timeZone}.`,
  compareWith: "Vergleichen mit",
  compareHint: "Leer lassen, um mit jetzt zu vergleichen.",
  onlyChanged: "Nur Studierende mit Änderungen",
  show: "Anzeigen",
  slider: "Durch die Tage der Klasse gehen",
  compareWithEnd: "Mit dem Ende der Klasse vergleichen",
  sliderHint: ({ days }) => `Tage mit Änderungen, auf dem Regler markiert: ${number(days)}.`,
  changes: ({ changes }) =>
    changes === 0
      ? "Keine Note unterscheidet sich."
      : `Noten, die sich unterscheiden: ${number(changes)}. Der Pfeil führt zur späteren Note.`,
  later: "später:",
  none: "Niemand hat Änderungen.",
  whatIf: "Andere Regeln ausprobieren",
  fault: ({ fault }) =>
    ({
      notADay: "Geben Sie ein Datum ein, das es gibt.",
      beforeClass: "Die Klasse hatte an diesem Tag noch nicht begonnen. Wählen Sie einen späteren.",
      future: "Dieser Tag liegt in der Zukunft. Wählen Sie einen früheren.",
    })[fault],
};
