import type { sandboxTasks as english } from "../en/sandboxTasks";
import { plural } from "../format";
import type { Translation } from "../translation";

export const sandboxTasks: Translation<typeof english> = {
  task: "Tarea",
  checks: "Comprobaciones",
  check: "Comprobación",
  approach: "Distancia mínima, km",
  spacecraft: "Nave",
  pair: ({ one, other }) => `${one} y ${other}`,
  wanted: "Objetivo",
  range: ({ from, to }) => `de ${from} a ${to}`,
  below: ({ below, minutes }) => `menos de ${below} en ${minutes} min`,
  found: "Valor",
  result: "Resultado",
  met: "cumplida",
  notMet: "no cumplida",
  missing: "no existe esa nave",
  points: "Puntos",
  byHand: ({ points }) =>
    plural(points, {
      one: "Su docente asigna el # punto restante.",
      other: "Su docente asigna los # puntos restantes.",
    }),
  restIsByHand: ({ points }) =>
    plural(points, {
      one: "El # punto restante se da a mano.",
      other: "Los # puntos restantes se dan a mano.",
    }),
  restByHand: "Su docente califica el resto.",
  handIn: "Entregar",
  confirm:
    "Su docente recibe una copia de este sandbox. Puede seguir construyendo y volver a entregar. Pulse «Entregar» otra vez para confirmar.",
  handedIn: "Entregado",
  cannotHandIn: ({ field }) =>
    `Este sandbox no se puede entregar: ${field} está fuera de los límites. Cámbielo e inténtelo de nuevo.`,
  backToSandbox: "Volver al sandbox",
  copy: "Sandbox tal como se entregó",
  copyHint: "Es una copia del sandbox tal como se entregó. No se puede cambiar nada en ella.",
  openCopy: "Abrir en el simulador",
  needsSimulator: "El simulador no está disponible aquí, así que la copia se muestra como tabla.",
  model: "Modelo de fuerzas",
  toGrade: "Por calificar",
  toGradeLegend: "… Por calificar",
  again: "Entregado de nuevo",
  handedInOn: ({ dateTime }) => `Entregado el ${dateTime}`,
  checksAdd: ({ points, maxPoints }) => `Las comprobaciones suman ${points} de ${maxPoints} puntos.`,
  handedInMeanwhile:
    "El estudiante ha vuelto a entregar desde que abrió este formulario. Consulte el último intento y después guarde la nota.",
  toGradeHint: "Este intento espera una calificación manual: califíquelo con la rúbrica o sustituya la calificación.",
  queue: "Sandboxes",
  queueHint: "Sandboxes entregados que esperan una calificación manual, en todos sus cursos.",
  queueEmpty: "Nada por calificar",
  queueEmptyHint: "Los sandboxes entregados aparecen aquí hasta que tengan una calificación manual.",
  seeAttempt: "Ver el intento",
};
