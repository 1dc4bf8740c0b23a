import type { modelChecks as english } from "../en/modelChecks";
import type { Translation } from "../translation";
import { number } from "../format";

export const modelChecks: Translation<typeof english> = {
  model: ({ model }) =>
    ({
      twoBody: "Mouvement à deux corps",
      relative: "Mouvement relatif (Clohessy-Wiltshire)",
      oblate: "Terre aplatie (J2), en moyenne",
      elliptic: "Ellipticité de l'équateur (J22)",
    })[model],
  source: ({ source }) =>
    ({
      vallado: "Vallado, Fundamentals of Astrodynamics and Applications",
      "vallado6-14": "Vallado, Fundamentals of Astrodynamics and Applications, exemple 6-14",
      "vallado6-15": "Vallado, Fundamentals of Astrodynamics and Applications, exemple 6-15",
      closedForm: "Forme close ; la valeur figure dans le test",
      lagrange: "Coefficients de Lagrange",
      egm96: "EGM96, coefficients normalisés de degré et d'ordre 2",
      dop853: "DOP853 de SciPy dans le repère tournant avec la Terre ; extrapolé dans le test",
    })[source],
  period: ({ altitude }) => `Période à ${number(altitude)} km`,
  hohmann: ({ from, to, quantity }) =>
    ({
      firstBurn: `Hohmann, de ${number(from)} à ${number(to)} km : première poussée`,
      secondBurn: `Hohmann, de ${number(from)} à ${number(to)} km : seconde poussée`,
      time: `Hohmann, de ${number(from)} à ${number(to)} km : durée`,
    })[quantity],
  integrator: "Intégrateur comparé à la solution de Kepler après une orbite",
  drift: ({ seconds, axis }) =>
    ({
      radial: `Dérive après ${number(seconds)} s, radiale`,
      inTrack: `Dérive après ${number(seconds)} s, tangentielle`,
      crossTrack: `Dérive après ${number(seconds)} s, hors plan`,
    })[axis],
  speedToMeet: ({ seconds, axis }) =>
    ({
      radial: `Vitesse pour une rencontre en ${number(seconds)} s, radiale`,
      inTrack: `Vitesse pour une rencontre en ${number(seconds)} s, tangentielle`,
    })[axis],
  hop: ({ direction, distance }) =>
    ({
      tangential: `Saut tangentiel de ${number(distance)} km`,
      radial: `Saut radial de ${number(distance)} km`,
    })[direction],
  node: ({ altitude, inclination }) => `Nœud à ${number(altitude)} km, ${number(inclination)}°`,
  perigee: ({ altitude, inclination }) => `Périgée à ${number(altitude)} km, ${number(inclination)}°`,
  sunSynchronous: ({ altitude }) => `Héliosynchrone à ${number(altitude)} km`,
  ellipticity: "Ellipticité de l'équateur, J22",
  longAxis: "Longitude de son grand axe",
  slot: ({ longitude, days, seconds }) =>
    `Poste à ${number(longitude)}° est sans contrôle : dérive vers l'est en ${number(days)} jours (calculée par pas de ${number(seconds)} s)`,
  perDay: "°/jour",
  impulsesLimit:
    "Les poussées sont des impulsions : elles ne prennent pas de temps, et la rotation de l'engin ne coûte pas d'ergols.",
  twoBodyLimit:
    "Les vols notés sont à deux corps, sauf si leur écran indique un autre modèle. Les globes font tourner les plans par J2 en moyenne, sans les oscillations au sein d'une orbite.",
  clohessyWiltshireLimit:
    "L'ordinateur de vol planifie avec Clohessy-Wiltshire : à 1 km, l'écart avec le mouvement à deux corps est de 1,04 m après une orbite, et l'erreur croît avec le carré de la distance.",
  slotLimit:
    "Le vol du maintien à poste ne modélise que l'ellipse de l'équateur, pas les termes plus fins du champ, et avance par pas de 400 s : après un mois, l'erreur cumulée atteint 0,001 degré.",
  dragLimit:
    "La traînée est celle de 10 m² pour 1000 kg dans une atmosphère exponentielle qui tourne avec la Terre. L'air réel est jusqu'à dix fois moins dense ou plus dense, selon le Soleil.",
  sunLimit:
    "Ni gravité du Soleil ou de la Lune, ni pression de radiation. Le temps sidéral assimile UT1 à UTC, et la direction du Soleil est exacte à 0,01 degré près.",
  catalogueLimit:
    "Les objets du catalogue se déplacent selon SGP4 (satellite.js), conforme au jeu de vérification publié à 1,2e-7 km près. Ils sont affichés, jamais pilotés.",
};
