import type { flightLog as english } from "../en/flightLog";
import type { Translation } from "../translation";
import { number } from "../format";

export const flightLog: Translation<typeof english> = {
  tankEmpty: "Le réservoir n'a pas assez d'ergols pour cela.",
  tooManySteps: "Jusqu'ici, le vol demande trop de pas de calcul.",
  notByHand: "Seul un amarrage se pilote à la main.",
  tickOrder: "Les ticks ne sont pas des nombres entiers, ou pas dans l'ordre.",
  timeOrder: "Les temps ne sont pas dans l'ordre.",
  threeNumbers: "Saisissez trois nombres, dont au moins un différent de 0.",
  otherVersion: ({ version, flown }) => `Ce scénario se joue dans la version ${version}, pas ${flown}.`,
  tooManyEntries: ({ most }) => `Un vol comporte ${number(most)} poussées et rotations au maximum.`,
  tooManyPulses: ({ most }) => `Un vol comporte ${number(most)} impulsions à la main au maximum.`,
  endsLate: ({ limit }) => `Un vol se termine en ${number(limit)} s au maximum.`,
  thrustUnknown: ({ last }) => `Les propulseurs sont numérotés de 0 à ${last}.`,
  impulseSmall: ({ least }) =>
    `Une poussée doit être d'au moins ${number(least)} m/s : les propulseurs ne peuvent pas en faire de plus petite.`,
};
