import { plural } from "../format";
import type { flightResults as english } from "../en/flightResults";
import type { Translation } from "../translation";

export const flightResults: Translation<typeof english> = {
  minutes: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  days: ({ days, hours }) => `${days} d ${hours} h`,
  objectiveReached: "Objetivo alcanzado.",
  leftEarly: "Abandonado antes del objetivo.",
  enteredKeepOut: ({ radius }) => `Ha entrado en la esfera de exclusión de ${radius} m.`,
  timeUp: "Se ha acabado el tiempo.",
  notCaptured: "El puerto no capturó la nave.",
  gateExceeded: ({ gate, value, limit }) => `${gate}: ${value} (límite: ${limit}).`,
  gate: ({ gate }) =>
    ({
      perigee: "Error de perigeo",
      apogee: "Error de apogeo",
      planeAngle: "Ángulo entre planos",
      holdPoint: "Distancia al punto de espera",
      speed: "Velocidad",
      flyRound: "Vuelta por completar",
      miss: "Falta para la distancia de paso",
      passing: "Tiempo hasta que haya pasado",
      slot: "Mayor distancia a la posición",
      holdTime: "Tiempo de espera restante",
      imaging: "Tiempo restante de grabación",
      axis: "Fuera del eje",
      closing: "Velocidad de acercamiento",
      sideways: "Velocidad lateral",
      misalignment: "Desalineación",
      turning: "Velocidad de giro",
    })[gate],
  part: ({ part }) => ({ objective: "Objetivo", deltaV: "Delta-v", time: "Tiempo", safety: "Seguridad" })[part],
  achieved: "Conseguido.",
  notAchieved: "No conseguido.",
  deltaVUsed: ({ used, reference }) => `${used} m/s usados; la referencia necesita ${reference} m/s.`,
  timeFlown: ({ flown, par, limit }) =>
    `${flown} de vuelo. Todos los puntos hasta ${par}, ninguno a partir de ${limit}.`,
  wastefulTimeFlown: ({ flown, par, limit }) =>
    `${flown} de vuelo. Todos los puntos hasta ${par}, ninguno a partir de ${limit}, y menos si usa más del doble del delta-v de la referencia.`,
  neverEntered: "No entró nunca en la esfera de exclusión.",
  neverWouldEnter: "No entró nunca en la esfera de exclusión, y todos los encendidos fueron pasivamente seguros.",
  entered: ({ entries }) =>
    plural(entries, {
      one: "Entró # vez en la esfera de exclusión.",
      other: "Entró # veces en la esfera de exclusión.",
    }),
  unsafeBurns: ({ burns }) =>
    plural(burns, {
      one: "# encendido no fue pasivamente seguro.",
      other: "# encendidos no fueron pasivamente seguros.",
    }),
  nothingLost: "No se perdió ningún punto.",
  lost: ({ points }) => plural(points, { one: "Se perdió # punto.", other: "Se perdieron # puntos." }),
  seeGates: "Véanse abajo las condiciones finales: al contacto, cada una debe estar dentro de su límite.",
  noSmallChange: ({ how }) => `Ningún cambio pequeño ayuda. Compare su vuelo con la referencia: ${how}.`,
  withoutBurn: ({ burn, deltaV, time }) => `Omita el encendido ${burn} (${deltaV} m/s en ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }) =>
    `Haga el encendido ${burn} (${deltaV} m/s en ${time}) un ${by}\u00a0% menor.`,
  largerBurn: ({ burn, deltaV, time, by }) =>
    `Haga el encendido ${burn} (${deltaV} m/s en ${time}) un ${by}\u00a0% mayor.`,
  earlierBurn: ({ burn, deltaV, time, by }) => `Haga el encendido ${burn} (${deltaV} m/s en ${time}) ${by} antes.`,
  laterBurn: ({ burn, deltaV, time, by }) => `Haga el encendido ${burn} (${deltaV} m/s en ${time}) ${by} después.`,
  referenceBurn: (change) =>
    `Haga el encendido ${change.burn} (${change.deltaV} m/s en ${change.time}) como la referencia (${change.referenceDeltaV} m/s en ${change.referenceTime}).`,
  exactStop: "Haga un último encendido que le detenga exactamente (Igualar).",
  noCancelledPulses: ({ deltaV }) => `Omita los pulsos hacia un lado y de vuelta (${deltaV} m/s).`,
  slowerClosing: ({ deltaV }) => `Acérquese a la mitad de velocidad (${deltaV} m/s menos, y el doble de tiempo).`,
  wouldHaveGained: ({ points }) =>
    plural(points, { one: "Eso habría dado # punto más.", other: "Eso habría dado # puntos más." }),
  thruster: ({ thruster }) =>
    ({
      forward: "Adelante",
      back: "Atrás",
      right: "Derecha",
      left: "Izquierda",
      up: "Arriba",
      down: "Abajo",
      "pitch up": "Cabeceo arriba",
      "pitch down": "Cabeceo abajo",
      "yaw right": "Guiñada derecha",
      "yaw left": "Guiñada izquierda",
      "roll right": "Alabeo derecha",
      "roll left": "Alabeo izquierda",
      "stop turning": "Detener giro",
    })[thruster],
};
