import type { flightResults as english } from "../en/flightResults";
import type { Translation } from "../translation";
import { plural } from "../format";

export const flightResults: Translation<typeof english> = {
  minutes: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  days: ({ days, hours }) => `${days} j ${hours} h`,
  objectiveReached: "Objectif atteint.",
  leftEarly: "Vol quitté avant l'objectif.",
  enteredKeepOut: ({ radius }) => `Vous êtes entré dans la zone d'exclusion de ${radius} m.`,
  timeUp: "Le temps est écoulé.",
  notCaptured: "Le port n'a pas capturé le vaisseau.",
  gateExceeded: ({ gate, value, limit }) => `${gate} : ${value} (limite ${limit}).`,
  gate: ({ gate }) =>
    ({
      perigee: "Écart de périgée",
      apogee: "Écart d'apogée",
      planeAngle: "Angle entre les plans",
      holdPoint: "Distance au point d'attente",
      speed: "Vitesse",
      flyRound: "Reste à contourner",
      miss: "Écart à la distance de passage",
      passing: "Temps jusqu'au passage",
      slot: "Plus grand écart au poste",
      holdTime: "Temps restant à tenir",
      imaging: "Temps restant à filmer",
      axis: "Écart d'axe",
      closing: "Vitesse d'approche",
      sideways: "Vitesse latérale",
      misalignment: "Défaut d'alignement",
      turning: "Vitesse de rotation",
    })[gate],
  part: ({ part }) => ({ objective: "Objectif", deltaV: "Delta-v", time: "Temps", safety: "Sécurité" })[part],
  achieved: "Atteint.",
  notAchieved: "Non atteint.",
  deltaVUsed: ({ used, reference }) => `${used} m/s utilisés ; la référence en demande ${reference} m/s.`,
  timeFlown: ({ flown, par, limit }) => `${flown} de vol. Tous les points jusqu'à ${par}, aucun à partir de ${limit}.`,
  wastefulTimeFlown: ({ flown, par, limit }) =>
    `${flown} de vol. Tous les points jusqu'à ${par}, aucun à partir de ${limit}, et moins si vous utilisez plus du double du delta-v de la référence.`,
  neverEntered: "Vous n'avez jamais pénétré dans la sphère d'exclusion.",
  neverWouldEnter:
    "Vous n'avez jamais pénétré dans la sphère d'exclusion, et toutes les poussées étaient passivement sûres.",
  entered: ({ entries }) =>
    plural(entries, {
      one: "Vous avez pénétré # fois dans la sphère d'exclusion.",
      other: "Vous avez pénétré # fois dans la sphère d'exclusion.",
    }),
  unsafeBurns: ({ burns }) =>
    plural(burns, {
      one: "# poussée n'était pas passivement sûre.",
      other: "# poussées n'étaient pas passivement sûres.",
    }),
  nothingLost: "Aucun point n'a été perdu.",
  lost: ({ points }) => plural(points, { one: "# point a été perdu.", other: "# points ont été perdus." }),
  seeGates: "Voyez les conditions finales ci-dessous : au contact, chacune doit respecter sa limite.",
  noSmallChange: ({ how }) => `Aucun petit changement n'aide. Comparez votre vol à la référence : ${how}.`,
  withoutBurn: ({ burn, deltaV, time }) => `Supprimez la poussée ${burn} (${deltaV} m/s à ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }) => `Réduisez la poussée ${burn} (${deltaV} m/s à ${time}) de ${by} %.`,
  largerBurn: ({ burn, deltaV, time, by }) => `Augmentez la poussée ${burn} (${deltaV} m/s à ${time}) de ${by} %.`,
  earlierBurn: ({ burn, deltaV, time, by }) => `Avancez la poussée ${burn} (${deltaV} m/s à ${time}) de ${by}.`,
  laterBurn: ({ burn, deltaV, time, by }) => `Retardez la poussée ${burn} (${deltaV} m/s à ${time}) de ${by}.`,
  referenceBurn: (change) =>
    `Faites la poussée ${change.burn} (${change.deltaV} m/s à ${change.time}) comme la référence (${change.referenceDeltaV} m/s à ${change.referenceTime}).`,
  exactStop: "Faites une dernière poussée qui vous arrête exactement (Arrêt relatif).",
  noCancelledPulses: ({ deltaV }) => `Évitez les impulsions d'un côté puis de l'autre (${deltaV} m/s).`,
  slowerClosing: ({ deltaV }) => `Approchez deux fois moins vite (${deltaV} m/s de moins, et deux fois plus de temps).`,
  wouldHaveGained: ({ points }) =>
    plural(points, { one: "Cela aurait rapporté # point.", other: "Cela aurait rapporté # points." }),
  thruster: ({ thruster }) =>
    ({
      forward: "Avant",
      back: "Arrière",
      right: "Droite",
      left: "Gauche",
      up: "Haut",
      down: "Bas",
      "pitch up": "Tangage en haut",
      "pitch down": "Tangage en bas",
      "yaw right": "Lacet à droite",
      "yaw left": "Lacet à gauche",
      "roll right": "Roulis à droite",
      "roll left": "Roulis à gauche",
      "stop turning": "Arrêt de la rotation",
    })[thruster],
};
