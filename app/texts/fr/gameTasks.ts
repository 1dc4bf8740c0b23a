import type { gameTasks as english } from "../en/gameTasks";
import type { Translation } from "../translation";

export const gameTasks: Translation<typeof english> = {
  place: "Lieu de la poussée",
  forward: "Vers l’avant",
  outward: "Vers l’extérieur",
  normal: "À travers le plan",
  deltaV: "Delta-v",
  noOrbitAfter: "Après cette poussée, l'engin échappe à la Terre ou la percute.",
  burnPicture: "Votre orbite dans son plan, la poussée et l’orbite qui suit",
  burnCaption:
    "Faites glisser le point blanc le long de l’orbite. Le périgée est à droite. En pointillé : l’orbite après la poussée.",
  orderFromTop: "Dans l’ordre, de haut en bas",
  chooseOne: "Choisissez une réponse",
  chooseAll: "Choisissez toutes les réponses justes",
  burnRequired: "Réglez d’abord une poussée.",
  wrong: "Pas encore juste. Changez votre réponse ou regardez un indice.",
  stillDone: "Celle-ci est fausse, mais votre bonne réponse est enregistrée.",
  direction: "Direction",
  beginning: "Pour commencer",
  more: "Encore",
  deltaVOf: ({ used, limit }) => `${used} sur ${limit} m/s`,
  moveUp: ({ option }) => `Monter : ${option}`,
  moveDown: ({ option }) => `Descendre : ${option}`,
  moved: ({ option, place }) => `${option} : maintenant numéro ${place}`,
  clock: ({ hours, minutes }) => `${hours}:${minutes} h`,
};
