import { plural } from "../format";
import type { flights as english } from "../en/flights";
import type { Translation } from "../translation";

export const flights: Translation<typeof english> = {
  upTo: ({ length, axis }) =>
    ({
      radial: `No se muestra: hasta ${length} radial.`,
      "cross-track": `No se muestra: hasta ${length} transversal.`,
    })[axis],
  placeOf: ({ inTrack, radial }) => `${inTrack} en trayectoria y ${radial} radial`,
  noPath: "No hay ninguna trayectoria que mostrar.",
  pathLabel: ({ start, end, burns }) =>
    plural(burns, {
      one: `Trayectoria con # encendido, dibujada sobre la trayectoria de referencia. Inicio respecto al objetivo: ${start}. Final: ${end}.`,
      other: `Trayectoria con # encendidos, dibujada sobre la trayectoria de referencia. Inicio respecto al objetivo: ${start}. Final: ${end}.`,
    }),
  adviceTitle: "Qué habría dado más puntos",
  advicePending: "Probando decenas de vuelos…",
  flight: "Vuelo",
  notReplayed: ({ reason }) => `Este vuelo no se puede reproducir. ${reason}`,
  replayTitle: "Reproducción del vuelo",
  replaySummary: ({ outcome, deltaV, duration, version }) =>
    `${outcome} Delta-v de ${deltaV} m/s en ${duration}, versión ${version} del escenario.`,
  pointsTitle: "Puntos por este vuelo",
  pointsFor: "Puntos por",
  lost: "Perdidos",
  why: "Motivo",
  gatesTitle: "Condiciones finales",
  gate: "Condición final",
  flown: "Volado",
  limit: "Límite",
  kept: "Cumplida",
  overLimit: "✗ supera",
  pulsesTitle: "Pulsos volados a mano",
  byHand: "A mano",
  pulses: "Pulsos",
  inAll: "Total",
  noBurns: "No hubo encendidos.",
  burnsTitle: "Encendidos de este vuelo",
  burn: "Encendido",
  burnTime: "Tiempo, min:s",
  deltaV: "Delta-v, m/s",
  coastAfter: "Vuelo libre después",
  burnNumber: ({ index }) => `Encendido ${index}`,
  notSafe: "no seguro",
  orbitLabel: "El mismo vuelo alrededor de la Tierra",
  play: "Reproducir",
  playAt: ({ speed }) => `Reproducir a ${speed} veces la velocidad`,
  moment: "Momento del vuelo",
  thisIsBest: "Este vuelo, el mejor de la clase",
  authorsFlight: "Vuelo del autor",
  thisFlight: "Este vuelo",
  classBest: "Mejor vuelo de la clase",
  comparedFlights: "Vuelos comparados",
  time: "Tiempo",
  plotCaption: ({ up, keepOut, hasHoldPoint }) =>
    [
      up === "radial"
        ? "En el sistema del objetivo: en trayectoria hacia la derecha, radial hacia arriba."
        : "En el sistema del objetivo: en trayectoria hacia la derecha, transversal hacia arriba.",
      "Punto negro o blanco: objetivo. Números: encendidos.",
      ...(keepOut === null ? [] : [`Círculo de puntos: esfera de exclusión de ${keepOut}.`]),
      ...(hasHoldPoint ? ["Cruz: punto de espera."] : []),
    ].join(" "),
  withinLimit: "✓ dentro",
  axisSpeed: ({ axis }) =>
    ({ radial: "Radial, m/s", "in-track": "En trayectoria, m/s", "cross-track": "Transversal, m/s" })[axis],
  safe: "seguro",
  orbitCaption: ({ up }) =>
    up === "radial"
      ? "Alrededor de la Tierra, a escala, visto desde encima del plano orbital del objetivo."
      : "Alrededor de la Tierra, a escala, visto a lo largo de la línea donde se cortan los planos orbitales.",
  timeOf: ({ time, end }) => `${time} de ${end}`,
  place: ({ radial, inTrack, crossTrack }) => `${radial} radial, ${inTrack} en trayectoria, ${crossTrack} transversal`,
  reference: ({ how }) => `Referencia: ${how}`,
  kilometres: ({ length }) => `${length} km`,
  metres: ({ length }) => `${length} m`,
  hours: ({ h, min }) => `${h} h ${min} min`,
  minutes: ({ min, s }) => `${min} min ${s} s`,
  seconds: ({ s }) => `${s} s`,
  noModel: "Este servidor no tiene el modelo de vuelo de este escenario.",
  otherVersion: ({ version, flown }) =>
    `El vuelo usó la versión ${flown} del escenario, pero este servidor tiene la versión ${version}.`,
  notShownNow: ({ reason }) => `Inténtelo más tarde: ${reason}`,
};
