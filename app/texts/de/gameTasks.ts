import type { gameTasks as english } from "../en/gameTasks";
import type { Translation } from "../translation";

export const gameTasks: Translation<typeof english> = {
  place: "Ort der Zündung",
  forward: "Vorwärts",
  outward: "Nach außen",
  normal: "Quer zur Ebene",
  deltaV: "Delta-v",
  noOrbitAfter: "Nach dieser Zündung entkommt das Raumfahrzeug der Erde oder trifft auf sie.",
  burnPicture: "Ihre Bahn in ihrer Ebene, die Zündung und die Bahn danach",
  burnCaption:
    "Ziehen Sie den weißen Punkt auf der Bahn. Das Perigäum ist rechts. Gestrichelt: die Bahn nach der Zündung.",
  orderFromTop: "Der Reihe nach, von oben",
  chooseOne: "Wählen Sie eine Antwort",
  chooseAll: "Wählen Sie alle, die zutreffen",
  burnRequired: "Stellen Sie zuerst eine Zündung ein.",
  wrong: "Noch nicht richtig. Ändern Sie Ihre Antwort oder sehen Sie sich einen Tipp an.",
  stillDone: "Diese ist falsch, aber Ihre richtige Antwort ist gespeichert.",
  direction: "Richtung",
  beginning: "So fangen Sie an",
  more: "Mehr",
  deltaVOf: ({ used, limit }) => `${used} von ${limit} m/s`,
  moveUp: ({ option }) => `Nach oben: ${option}`,
  moveDown: ({ option }) => `Nach unten: ${option}`,
  moved: ({ option, place }) => `${option}: jetzt Nummer ${place}`,
  clock: ({ hours, minutes }) => `${hours}:${minutes} h`,
};
