import { number } from "../format";
import type { flightRegrades as english } from "../en/flightRegrades";
import type { Translation } from "../translation";

/** The flights of a class, flown again. */
export const flightRegrades: Translation<typeof english> = {
  title: "Repetir los vuelos",
  purpose:
    "Repite cada vuelo de esta clase a partir de su registro, con el modelo actual y la versión más reciente del escenario. Vale solo para esta clase, y también para los vuelos que lleguen después. Las clasificaciones no cambian.",
  fly: "Repetir los vuelos y ver la vista previa",
  more: "Continuar",
  progress: ({ flown, flights }) => `Vuelos repetidos: ${number(flown)} de ${number(flights)}.`,
  neverLower: "Nunca menos: los vuelos que obtendrían una parte menor de los puntos conservan los suyos",
  unflyable: "Estos no se pueden repetir y conservan sus puntos:",
  none: "Aún no ha llegado ningún vuelo en esta clase.",
  unchanged: "Nada que cambiar: ningún vuelo obtendría otros puntos.",
  apply: "Usar estos puntos",
  history: "Vuelos repetidos",
  entry: ({ by }) => `${by} hizo repetir los vuelos`,
  model: ({ model, most }) => `Modelo ${model}, máximo ${most}`,
  notFlownYet:
    "Han llegado vuelos que aún no se han repetido. Repítalos, mire la nueva vista previa e inténtelo de nuevo.",
  done: ({ changed }) => `Vuelos repetidos. Intentos con nuevos puntos: ${number(changed)}.`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Sus vuelos en ${scenarioTitle} (${courseName}) se han repetido. Su calificación ha cambiado de ${from} a ${to}. Su docente escribe:`,
  noLog: "Ningún registro guardado",
  noStart: "Inicio desconocido",
  noReference: "Ningún vuelo de referencia alcanza el objetivo",
  logRefused: "El registro no se ajusta a las reglas actuales",
  undoLabel: "Deshacer la repetición de los vuelos",
};
