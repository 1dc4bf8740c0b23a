import type { explorables as english } from "../en/explorables";
import type { Translation } from "../translation";
import { number } from "../format";

export const explorables: Translation<typeof english> = {
  burnHandle:
    "Poussée : flèches gauche et droite pour l'arrière et l'avant, haut et bas pour l'extérieur et l'intérieur",
  burnOfHandle: ({ inTrack, isBackward, radial, isInward }) =>
    `${inTrack} vers ${isBackward ? "l'arrière" : "l'avant"}, ${radial} vers ${isInward ? "l'intérieur" : "l'extérieur"}`,
  guessFirst: "Donnez d'abord votre estimation pour voir la figure.",
  yourGuess: "votre estimation",
  you: "vous",
  station: "station",
  earth: "Terre",
  oneOrbit: "1 orbite",
  curve: ({ up, across }) => `${up} en fonction de ${across}`,
  comparedCurve: ({ up, across, compared }) => `${up} en fonction de ${across}. Courbe claire : ${compared}`,
  timeAndOrbits: ({ minutes, orbits }) => `${minutes}, ${orbits} orbites`,
  ahead: "I vers l'avant",
  outward: "R vers l'extérieur",
  curveVaries: "La courbe monte et descend.",
  curveIsLevel: "La courbe est plate.",
  curveRises: "La courbe monte de gauche à droite.",
  curveFalls: "La courbe descend de gauche à droite.",
  picturesAndValues: "Figures et valeurs",
  timeSinceBurn: "Temps depuis la poussée",
  pause: "Pause",
  play: "Lecture",
  inertialPicture: "Le même vol dans le repère inertiel : les deux engins sur leur trajectoire autour de la Terre",
  inertialScale: ({ factor }) => `Repère inertiel, distance entre les engins agrandie ${number(factor)}×`,
  groundTrackPicture: "La trace au sol de deux orbites sur une carte de la Terre",
  groundTrack: "Trace au sol de deux orbites",
  orbitPicture: "L'orbite dans son plan, à l'échelle : la Terre à l'un des foyers, le périgée à droite",
  orbitScale: "Plan de l'orbite, à l'échelle",
  ricPicture: "L'espace autour de la station dans son propre repère : tangentiel vers la droite, radial vers le haut",
  ricAxes: "RIC : tangentiel →, radial ↑",
  square: ({ distance }) => `Un carré : ${distance}`,
  commit: "Vérifier mon estimation",
  skip: "Passer l'estimation",
  answerRequired: "Choisissez une réponse, ou passez l'estimation.",
  numberRequired: ({ from, to }) => `Saisissez un nombre de ${from} à ${to}, ou passez l'estimation.`,
  notGraded: "C'est une estimation : elle n'est pas notée.",
  guessField: ({ name, unit, from, to }) =>
    unit ? `${name}, ${unit} (de ${from} à ${to})` : `${name} (de ${from} à ${to})`,
  skipped: ({ quantity, value }) => `Estimation passée. ${quantity} : ${value}.`,
  right: ({ quantity, value }) => `Exact. ${quantity} : ${value}.`,
  wrong: ({ answer, quantity, value }) => `La bonne réponse est « ${answer} ». ${quantity} : ${value}.`,
  guessOff: ({ guess, quantity, value, difference, percent }) =>
    percent === null
      ? `Votre estimation : ${guess}. ${quantity} : ${value}. Écart : ${difference}.`
      : `Votre estimation : ${guess}. ${quantity} : ${value}. Écart : ${difference}, soit ${percent} %.`,
  orbitSentence: ({ period, perigee, apogee, speed, height }) =>
    `Période ${period}, périgée ${perigee}, apogée ${apogee}, vitesse ${speed} à ${height}.`,
  burnSentence: (burn) => {
    const inTrack = burn.isBackward ? `${burn.inTrack} vers l'arrière` : `${burn.inTrack} vers l'avant`;
    const radial = burn.isInward ? `${burn.radial} vers l'intérieur` : `${burn.radial} vers l'extérieur`;
    const halfway = burn.isLower ? `${burn.halfway} plus bas` : `${burn.halfway} plus haut`;
    const drift = burn.isBehind ? `${burn.drift} en arrière` : `${burn.drift} en avant`;
    return `Après une poussée de ${inTrack} et ${radial}, vous êtes ${halfway} une demi-orbite plus tard, et ${drift} de votre point de départ une orbite plus tard.`;
  },
};
