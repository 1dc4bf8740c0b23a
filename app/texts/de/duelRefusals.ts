import { fixed, plural } from "../format";
import type { duelRefusals as english } from "../en/duelRefusals";
import type { Translation } from "../translation";

export const duelRefusals: Translation<typeof english> = {
  tooManyOpen: ({ max }) =>
    plural(max, {
      one: "# Ihrer Partien wartet noch auf jemanden aus der Klasse. Ziehen Sie sie zurück, um eine andere zu beginnen.",
      other:
        "# Ihrer Partien warten noch auf jemanden aus der Klasse. Ziehen Sie eine zurück, um eine andere zu beginnen.",
    }),
  tooManyRunning: ({ max, isOther }) =>
    isOther
      ? `Die andere Person spielt schon ${max} Partien. Treten Sie einer anderen bei, oder beginnen Sie eine.`
      : `Sie spielen schon ${max} Partien. Beenden Sie zuerst eine.`,
  own: "Diese Partie haben Sie selbst begonnen. Jemand anderes aus der Klasse muss ihr beitreten.",
  taken: "Diese Partie ist nicht mehr offen. Treten Sie einer anderen bei, oder beginnen Sie eine.",
  notBegun: "Dieser Partie ist noch niemand beigetreten.",
  over: "Diese Partie ist beendet.",
  finished:
    "Ihre Uhr ist abgelaufen, und die andere Person hat ohne Sie weitergespielt. Ihre Züge werden ohne Zündung geflogen.",
  otherTurn: "Diese Zündung gehört nicht zum aktuellen Zug. Laden Sie die Partie neu.",
  sent: "Für diesen Zug haben Sie schon eine Zündung gesendet. Sie kann nicht mehr geändert werden.",
  late: "Ihre Uhr war abgelaufen, bevor diese Zündung ankam. Der Zug wird ohne Zündung geflogen.",
  clockNotOut: "Die Uhr der anderen Person ist noch nicht abgelaufen.",
  notNumbers: "Senden Sie die Zündung als drei Zahlen in m/s.",
  tooLarge: ({ maxBurn }) => `Eine Zündung kann bis zu ${maxBurn} m/s haben. Senden Sie eine kleinere.`,
  tank: ({ left }) => `Ihr Tank reicht noch für ${fixed(left, 2)} m/s. Senden Sie eine kleinere Zündung.`,
};
