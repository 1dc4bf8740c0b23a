import { plural } from "../format";
import type { decisions as english } from "../en/decisions";
import type { Translation } from "../translation";

export const decisions: Translation<typeof english> = {
  menu: ({ scenarioTitle }) => `Cambiar la nota de ${scenarioTitle}`,
  menuItem: ({ kind }) =>
    ({
      excuse: "Eximir",
      override: "Sustituir la nota",
      adjust: "Ajustar los puntos",
      note: "Observación sobre esta nota",
    })[kind],
  title: ({ kind }) =>
    ({
      excuse: "Eximir al estudiante",
      override: "Sustituir la nota",
      adjust: "Ajustar los puntos",
      note: "Observación sobre esta nota",
    })[kind],
  action: ({ kind }) =>
    ({ excuse: "Eximir", override: "Sustituir la nota", adjust: "Ajustar los puntos", note: "Añadir la observación" })[
      kind
    ],
  effect: ({ kind }) =>
    ({
      excuse: "Este escenario ya no cuenta para esta persona: ni en el promedio, ni en el progreso, ni como pendiente.",
      override: "Estos puntos cuentan, entregue lo que entregue. Los intentos siguen en la lista.",
      adjust:
        "El mejor intento cuenta con este cambio, aunque sea posterior, pero nunca por debajo de 0 ni por encima de su máximo.",
    })[kind],
  points: "Puntos",
  maxPoints: "De un máximo de",
  pointsToAdd: "Puntos que se suman",
  pointsToAddHint: "Para restar puntos, empiece con un signo menos.",
  reason: "Motivo",
  reasonHint: "El estudiante puede leer este motivo.",
  note: "Observación",
  noteHint: "Los instructores y administradores pueden leer esta observación. El estudiante no, y la nota no cambia.",
  done: ({ kind }) =>
    ({
      excuse: "Estudiante eximido.",
      override: "Nota sustituida.",
      adjust: "Puntos ajustados.",
      note: "Observación añadida.",
    })[kind],
  overtook: ({ kind, by }) =>
    kind === "note"
      ? `Observación añadida. Mientras tanto, ${by} cambió esta nota.`
      : `Guardado. Mientras tanto, ${by} también había cambiado esta nota. Cuenta su decisión; ambas están en el historial.`,
  undo: "Deshacer",
  undone: "deshecha",
  undoneToast: "Decisión deshecha.",
  history: ({ entries }) => `Historial (${entries})`,
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} eximió al estudiante`,
      override: `${by} sustituyó la nota: ${value}`,
      adjust: `${by} ajustó los puntos: ${value}`,
      note: `${by} añadió una observación`,
      clear: `${by} quitó las decisiones: cuentan los intentos`,
      withdraw: `${by} deshizo una decisión`,
    })[kind],
  noGrade: ({ attempts }) => (attempts === 0 ? "Sin jugar." : "Ningún intento cuenta."),
  bestOf: ({ points, attempts }) =>
    plural(attempts, {
      one: `${points} del único intento.`,
      many: `${points}, el mejor de # intentos.`,
      other: `${points}, el mejor de # intentos.`,
    }),
  isExcused: ({ bestPoints }) =>
    bestPoints === null
      ? "Eximido por un instructor."
      : `Eximido por un instructor; el mejor intento tiene ${bestPoints}.`,
  isOverridden: ({ points, bestPoints }) =>
    bestPoints === null
      ? `Un instructor fijó esta nota en ${points}.`
      : `Un instructor fijó esta nota en ${points} en lugar de ${bestPoints}, del mejor intento.`,
  isAdjusted: ({ change, bestPoints }) =>
    bestPoints === null
      ? `Ajuste de ${change}, pero ningún intento cuenta.`
      : `Ajuste de ${change}; el mejor intento tiene ${bestPoints}.`,
  reasonRequired: "Escriba un motivo.",
  reasonTooLong: ({ max }) => `El texto debe tener como máximo ${max} caracteres.`,
  reasonUnstorable: "El texto contiene un carácter que no se puede guardar. Elimínelo.",
  pointsWhole: "Escriba un número entero.",
  pointsBetween: ({ least, most }) => `Escriba un número de ${least} a ${most}.`,
  pointsAboveMaximum: "Los puntos no pueden superar el máximo.",
  adjustByNothing: "Escriba cuántos puntos se suman o se restan.",
  nothingToAdjust: "Ningún intento cuenta, así que no hay puntos que ajustar. Sustituya la nota.",
  tooMany: ({ max }) => `Esta nota ya tiene ${max} decisiones y observaciones, que es el límite.`,
  notWithdrawable: "Solo se pueden deshacer las decisiones, no las observaciones.",
  alreadyWithdrawn: "Esta decisión ya se deshizo.",
};
