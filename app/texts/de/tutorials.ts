import type { tutorials as english } from "../en/tutorials";
import type { Translation } from "../translation";

export const tutorials: Translation<typeof english> = {
  direction: ({ flown, asked }) =>
    [
      {
        forward: "Sie haben nach vorn gezündet",
        backward: "Sie haben nach hinten gezündet",
        outward: "Sie haben nach außen gezündet",
        inward: "Sie haben nach innen gezündet",
        sideways: "Sie haben zur Seite gezündet",
      }[flown] +
        ", nicht " +
        {
          forward: "nach vorn",
          backward: "nach hinten",
          outward: "nach außen",
          inward: "nach innen",
          sideways: "zur Seite",
        }[asked] +
        ".",
      {
        forward: "Eine Zündung nach vorn hebt Ihre Bahn, deshalb fallen Sie zurück.",
        backward: "Eine Zündung nach hinten senkt Ihre Bahn, deshalb eilen Sie voraus.",
        outward: "Eine radiale Zündung führt Sie in einem Umlauf hinaus und zurück und ändert die Umlaufzeit nicht.",
        inward: "Eine radiale Zündung führt Sie in einem Umlauf hinaus und zurück und ändert die Umlaufzeit nicht.",
        sideways: "Eine Zündung zur Seite neigt Ihre Bahn und ändert ihre Höhe nicht.",
      }[flown],
    ].join(" "),
  early: "Sie haben vor dem Ende des Freiflugs gezündet, deshalb kam die Zündung an der falschen Stelle.",
  tooStrong: ({ flown, asked }) => `Sie haben mit ${flown} m/s gezündet, mehr als die verlangten ${asked} m/s.`,
  tooWeak: ({ flown, asked }) => `Sie haben mit ${flown} m/s gezündet, weniger als die verlangten ${asked} m/s.`,
  angle: "Sie haben in eine andere Richtung gezündet als verlangt.",
  startOver: "Beginnen Sie neu, um der Anleitung zu folgen.",
};
