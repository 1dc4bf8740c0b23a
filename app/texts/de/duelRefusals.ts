import { fixed, plural } from "../format";
import type { duelRefusals as english } from "../en/duelRefusals";
import type { Translation } from "../translation";

export const duelRefusals: Translation<typeof english> = {
  tooManyOpen: ({ max }) =>
    plural(max, {
      one: "# Ihrer Partien wartet noch auf jemanden aus der Klasse. Ziehen Sie sie zurück, um eine andere zu eröffnen.",
      other:
        "# Ihrer Partien warten noch auf jemanden aus der Klasse. Ziehen Sie eine zurück, um eine andere zu eröffnen.",
    }),
  tooManyRunning: ({ max, isOther }) =>
    isOther
      ? `Die andere Person spielt schon ${max} Partien. Treten Sie einer anderen bei, oder eröffnen Sie eine.`
      : `Sie spielen schon ${max} Partien. Beenden Sie zuerst eine.`,
  own: "Diese Partie haben Sie eröffnet. Jemand aus der Klasse muss ihr beitreten.",
  taken: "Diese Partie ist nicht mehr offen. Treten Sie einer anderen bei, oder eröffnen Sie eine.",
  notBegun: "Dieser Partie ist noch niemand beigetreten.",
  over: "Diese Partie ist beendet.",
  finished:
    "Ihre Uhr war abgelaufen, und die andere Person spielt ohne Sie weiter. Ihre Züge werden ohne Zündung geflogen.",
  otherTurn: "Diese Zündung gehört nicht zum jetzigen Zug. Laden Sie die Partie neu.",
  sent: "Für diesen Zug haben Sie schon eine Zündung gesendet. Sie kann nicht mehr geändert werden.",
  late: "Ihre Uhr war abgelaufen, bevor diese Zündung ankam. Der Zug wird ohne sie geflogen.",
  clockNotOut: "Die Uhr der anderen Person ist noch nicht abgelaufen.",
  notNumbers: "Eine Zündung besteht aus drei Zahlen in m/s.",
  tooLarge: ({ maxBurn }) => `Eine Zündung darf bis zu ${maxBurn} m/s haben.`,
  tank: ({ left }) => `Ihr Tank reicht noch für ${fixed(left, 2)} m/s. Senden Sie eine kleinere Zündung.`,
};
