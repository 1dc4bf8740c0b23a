import { number } from "../format";
import type { modelChecks as english } from "../en/modelChecks";
import type { Translation } from "../translation";

export const modelChecks: Translation<typeof english> = {
  model: ({ model }) =>
    ({
      twoBody: "Movimiento de dos cuerpos",
      relative: "Movimiento relativo (Clohessy-Wiltshire)",
      oblate: "Tierra achatada (J2), en promedio",
      elliptic: "Elipticidad del ecuador (J22)",
    })[model],
  source: ({ source }) =>
    ({
      vallado: "Vallado, Fundamentals of Astrodynamics and Applications",
      "vallado6-14": "Vallado, Fundamentals of Astrodynamics and Applications, ejemplo 6-14",
      "vallado6-15": "Vallado, Fundamentals of Astrodynamics and Applications, ejemplo 6-15",
      closedForm: "Forma cerrada; la cifra está en la prueba",
      lagrange: "Coeficientes de Lagrange",
      egm96: "EGM96, coeficientes normalizados de grado y orden 2",
      dop853: "DOP853 de SciPy en el sistema que gira con la Tierra; extrapolado en la prueba",
    })[source],
  period: ({ altitude }) => `Período a ${number(altitude)} km`,
  hohmann: ({ from, to, quantity }) =>
    ({
      firstBurn: `Hohmann, de ${number(from)} a ${number(to)} km: primer encendido`,
      secondBurn: `Hohmann, de ${number(from)} a ${number(to)} km: segundo encendido`,
      time: `Hohmann, de ${number(from)} a ${number(to)} km: tiempo`,
    })[quantity],
  integrator: "Integrador comparado con la solución de Kepler tras una órbita",
  drift: ({ seconds, axis }) =>
    ({
      radial: `Deriva tras ${number(seconds)} s, radial`,
      inTrack: `Deriva tras ${number(seconds)} s, en trayectoria`,
      crossTrack: `Deriva tras ${number(seconds)} s, transversal`,
    })[axis],
  speedToMeet: ({ seconds, axis }) =>
    ({
      radial: `Velocidad de encuentro en ${number(seconds)} s, radial`,
      inTrack: `Velocidad de encuentro en ${number(seconds)} s, en trayectoria`,
    })[axis],
  hop: ({ direction, distance }) =>
    ({
      tangential: `Salto tangencial de ${number(distance)} km`,
      radial: `Salto radial de ${number(distance)} km`,
    })[direction],
  node: ({ altitude, inclination }) => `Nodo a ${number(altitude)} km, ${number(inclination)}°`,
  perigee: ({ altitude, inclination }) => `Perigeo a ${number(altitude)} km, ${number(inclination)}°`,
  sunSynchronous: ({ altitude }) => `Heliosíncrona a ${number(altitude)} km`,
  ellipticity: "Elipticidad del ecuador, J22",
  longAxis: "Longitud de su eje mayor",
  slot: ({ longitude, days, seconds }) =>
    `Posición a ${number(longitude)}° este sin control: deriva hacia el este en ${number(days)} días (volada en pasos de ${number(seconds)} s)`,
  perDay: "°/día",
  impulsesLimit: "Los encendidos son impulsos: no llevan tiempo, y girar la nave no gasta propelente.",
  twoBodyLimit:
    "Los vuelos puntuados son movimiento de dos cuerpos, a menos que su pantalla indique otro modelo. Los globos giran los planos con J2 en promedio, sin las oscilaciones dentro de una órbita.",
  clohessyWiltshireLimit:
    "El computador de vuelo planifica con Clohessy-Wiltshire: a 1 km se desvía 1,04 m del movimiento de dos cuerpos tras una órbita, y el error crece con el cuadrado de la distancia.",
  slotLimit:
    "El vuelo de la posición geoestacionaria solo modela la elipse del ecuador, no las partes más finas del campo, y avanza en pasos de 400 s: al cabo de un mes suman 0,001 grados.",
  dragLimit:
    "La resistencia es la de 10 m² sobre 1000 kg en una atmósfera exponencial que gira con la Tierra. El aire real es hasta diez veces más tenue o más denso, según el Sol.",
  sunLimit:
    "Sin gravedad del Sol ni de la Luna, y sin presión de radiación. El tiempo sidéreo toma UT1 como UTC, y la dirección del Sol es correcta hasta 0,01 grados.",
  catalogueLimit:
    "Los objetos del catálogo se mueven con SGP4 (satellite.js), que coincide con el conjunto de verificación publicado hasta 1,2e-7 km. Se muestran, nunca se vuelan.",
};
