import { number, plural } from "../format";
import type { flightLog as english } from "../en/flightLog";
import type { Translation } from "../translation";

/** What is wrong with a flight's log; the field is named beside it. */
export const flightLog: Translation<typeof english> = {
  tankEmpty: "Der Tank enthält dafür nicht genug Treibstoff.",
  tooManySteps: "Bis hierhin braucht der Flug zu viele Schritte.",
  notByHand: "Nur ein Andocken wird von Hand geflogen.",
  tickOrder: "Die Takte sind keine ganzen Zahlen oder nicht in der richtigen Reihenfolge.",
  timeOrder: "Die Zeiten sind nicht in der richtigen Reihenfolge.",
  threeNumbers: "Geben Sie drei Zahlen ein, von denen mindestens eine nicht 0 ist.",
  otherVersion: ({ version, flown }) => `Dieses Szenario wird in Version ${version} geflogen, nicht in ${flown}.`,
  tooManyEntries: ({ most }) => `Ein Flug hat höchstens ${number(most)} Zündungen und Drehungen.`,
  tooManyPulses: ({ most }) =>
    plural(most, {
      one: "Ein Flug hat höchstens # Impuls von Hand.",
      other: "Ein Flug hat höchstens # Impulse von Hand.",
    }),
  endsLate: ({ limit }) => `Ein Flug endet innerhalb von ${number(limit)} s.`,
  thrustUnknown: ({ last }) => `Schübe sind von 0 bis ${last} nummeriert.`,
  impulseSmall: ({ least }) =>
    `Eine Zündung muss mindestens ${number(least)} m/s haben: Kleinere können die Triebwerke nicht ausführen.`,
};
