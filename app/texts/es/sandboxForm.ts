import type { sandboxForm as english } from "../en/sandboxForm";
import { number, plural } from "../format";
import type { Translation } from "../translation";

export const sandboxForm: Translation<typeof english> = {
  kind: "Tipo",
  kindName: ({ kind }) => ({ lesson: "Lección", sandbox: "Tarea de sandbox" })[kind],
  taskHint: "Qué hay que construir. Una línea en blanco empieza un párrafo nuevo.",
  pointsHint: "Los de las comprobaciones y los que se dan a mano.",
  checksHint: "El servidor comprueba cada sandbox entregado. Los demás puntos se dan a mano.",
  sum: ({ checks, byHand }) => `Comprobaciones: ${number(checks)} puntos. A mano: ${number(byHand)} puntos.`,
  checkName: ({ place }) => `Comprobación ${place}`,
  period: "Periodo, min",
  eccentricity: "Excentricidad",
  spacecraft: "Número de la nave",
  other: "Otra nave",
  below: "A menos de, km",
  minutes: "En, min",
  addCheck: ({ kind }) =>
    ({ range: "Añadir una comprobación de órbita", approach: "Añadir una distancia mínima" })[kind],
  noChecks: "Aún no hay comprobaciones. Sin ellas, todos los puntos se dan a mano.",
  writeText: "Diga qué hay que construir.",
  writePoints: "Indique cuántos puntos da la tarea, al menos 1.",
  checksGiveMore: ({ sum, points }) =>
    `Las comprobaciones suman ${number(sum)} puntos, pero la tarea da ${number(points)}.`,
  mistakesBeforePublishing: ({ places }) =>
    plural(places, {
      one: "Corrija # error antes de publicar esta tarea.",
      other: "Corrija # errores antes de publicar esta tarea.",
    }),
};
