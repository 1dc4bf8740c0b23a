import type { tutorials as english } from "../en/tutorials";
import type { Translation } from "../translation";

export const tutorials: Translation<typeof english> = {
  direction: ({ flown, asked }) =>
    [
      {
        forward: "Vous avez poussé vers l'avant",
        backward: "Vous avez poussé vers l'arrière",
        outward: "Vous avez poussé vers l'extérieur",
        inward: "Vous avez poussé vers l'intérieur",
        sideways: "Vous avez poussé de côté",
      }[flown] +
        ", et non " +
        {
          forward: "vers l'avant",
          backward: "vers l'arrière",
          outward: "vers l'extérieur",
          inward: "vers l'intérieur",
          sideways: "de côté",
        }[asked] +
        ".",
      {
        forward: "Une poussée vers l'avant élève votre orbite : vous prenez du retard.",
        backward: "Une poussée vers l'arrière abaisse votre orbite : vous prenez de l'avance.",
        outward: "Une poussée radiale vous éloigne et vous ramène en une orbite, sans changer sa période.",
        inward: "Une poussée radiale vous éloigne et vous ramène en une orbite, sans changer sa période.",
        sideways: "Une poussée de côté incline votre orbite sans changer son altitude.",
      }[flown],
    ].join(" "),
  early: "Vous avez poussé avant la fin de la phase de vol libre : la poussée est arrivée au mauvais endroit.",
  tooStrong: ({ flown, asked }) => `Vous avez poussé de ${flown} m/s, plus que les ${asked} m/s demandés.`,
  tooWeak: ({ flown, asked }) => `Vous avez poussé de ${flown} m/s, moins que les ${asked} m/s demandés.`,
  angle: "Vous avez poussé dans une autre direction que celle demandée.",
  startOver: "Recommencez pour suivre le tutoriel.",
};
