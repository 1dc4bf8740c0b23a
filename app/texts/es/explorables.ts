import { number } from "../format";
import type { explorables as english } from "../en/explorables";
import type { Translation } from "../translation";

export const explorables: Translation<typeof english> = {
  burnHandle:
    "Encendido: pulse las flechas izquierda y derecha para atrás y adelante, arriba y abajo para hacia fuera y hacia dentro",
  burnOfHandle: ({ inTrack, isBackward, radial, isInward }) =>
    `${inTrack} hacia ${isBackward ? "atrás" : "adelante"}, ${radial} hacia ${isInward ? "dentro" : "fuera"}`,
  guessFirst: "Haga primero su estimación para ver la imagen.",
  yourGuess: "su estimación",
  you: "usted",
  station: "estación",
  earth: "Tierra",
  oneOrbit: "1 órbita",
  curve: ({ up, across }) => `${up} frente a ${across}`,
  comparedCurve: ({ up, across, compared }) => `${up} frente a ${across}. Línea tenue: ${compared}`,
  timeAndOrbits: ({ minutes, orbits }) => `${minutes}, ${orbits} órbitas`,
  ahead: "I adelante",
  outward: "R hacia fuera",
  curveVaries: "La curva sube y baja.",
  curveIsLevel: "La curva es plana.",
  curveRises: "La curva sube de izquierda a derecha.",
  curveFalls: "La curva baja de izquierda a derecha.",
  picturesAndValues: "Imágenes y valores",
  timeSinceBurn: "Tiempo desde el encendido",
  pause: "Pausa",
  play: "Reproducir",
  inertialPicture: "El mismo vuelo en el sistema inercial: ambas naves en su camino alrededor de la Tierra",
  inertialScale: ({ factor }) => `Sistema inercial, distancia entre las naves ampliada ${number(factor)}×`,
  groundTrackPicture: "La traza terrestre de dos órbitas en un mapa de la Tierra",
  groundTrack: "Traza terrestre de dos órbitas",
  orbitPicture: "La órbita en su plano, a escala: la Tierra en un foco, el perigeo a la derecha",
  orbitScale: "Plano de la órbita, a escala",
  ricPicture:
    "El espacio alrededor de la estación en su propio sistema: en trayectoria hacia la derecha, radial hacia arriba",
  ricAxes: "RIC: en trayectoria →, radial ↑",
  square: ({ distance }) => `Un cuadro: ${distance}`,
  commit: "Comprobar estimación",
  skip: "Omitir estimación",
  answerRequired: "Elija una respuesta u omita la estimación.",
  numberRequired: ({ from, to }) => `Escriba un número de ${from} a ${to}, u omita la estimación.`,
  notGraded: "Es una estimación y no se califica.",
  guessField: ({ name, unit, from, to }) =>
    unit ? `${name}, ${unit} (de ${from} a ${to})` : `${name} (de ${from} a ${to})`,
  skipped: ({ quantity, value }) => `Omitida. ${quantity}: ${value}.`,
  right: ({ quantity, value }) => `Correcto. ${quantity}: ${value}.`,
  wrong: ({ answer, quantity, value }) => `La respuesta correcta es «${answer}». ${quantity}: ${value}.`,
  guessOff: ({ guess, quantity, value, difference, percent }) =>
    percent === null
      ? `Su estimación: ${guess}. ${quantity}: ${value}. La diferencia es de ${difference}.`
      : `Su estimación: ${guess}. ${quantity}: ${value}. La diferencia es de ${difference}, o un ${percent}\u00a0%.`,
  orbitSentence: ({ period, perigee, apogee, speed, height }) =>
    `Período ${period}, perigeo ${perigee}, apogeo ${apogee}, velocidad ${speed} a ${height}.`,
  burnSentence: (burn) => {
    const inTrack = burn.isBackward ? `${burn.inTrack} hacia atrás` : `${burn.inTrack} hacia delante`;
    const radial = burn.isInward ? `${burn.radial} hacia dentro` : `${burn.radial} hacia fuera`;
    const halfway = burn.isLower ? `${burn.halfway} más abajo` : `${burn.halfway} más arriba`;
    const drift = burn.isBehind ? `${burn.drift} por detrás` : `${burn.drift} por delante`;
    return `Tras un encendido de ${inTrack} y ${radial}, media órbita después se encuentra ${halfway}, y una órbita después, ${drift} de su punto de partida.`;
  },
};
