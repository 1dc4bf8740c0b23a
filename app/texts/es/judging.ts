import type { judging as english } from "../en/judging";
import type { Translation } from "../translation";

export const judging: Translation<typeof english> = {
  takeBackTitle: "¿Deshacer aceptación?",
  acceptTitle: "¿Aceptar declaración?",
  attemptIn: ({ score, maxScore, scenarioTitle, dateTime }) => `${score}/${maxScore} en ${scenarioTitle}, ${dateTime}`,
  acceptedBy: ({ by }) =>
    `${by} aceptó esta declaración. Si deshace la aceptación, el intento sigue en la lista pero ya no cuenta.`,
  acceptHint:
    "El juego comunicó estos puntos, y el servidor no puede comprobarlos. Cuando los acepte, contarán como cualquier otro intento y seguirán marcados como comunicados por el juego.",
  takeBack: "Deshacer aceptación",
  acceptClaim: "Aceptar declaración",
  countTitle: "¿Contar intento?",
  excludeTitle: "¿Excluir intento?",
  excludedBy: ({ by, reason }) => `${by} excluyó este intento: ${reason}`,
  reason: "Motivo",
  reasonHint:
    "El intento sigue en la lista y cuenta el mejor de los demás intentos. El estudiante puede leer este motivo.",
  countAttempt: "Contar intento",
  excludeAttempt: "Excluir intento",
  done: ({ intent }) =>
    ({
      aside: "Intento excluido.",
      count: "El intento ya no está excluido.",
      accept: "Declaración aceptada. Ahora cuenta.",
      takeBack: "Aceptación deshecha. La declaración ya no cuenta.",
    })[intent],
  acceptReplaces: ({ claim, verified }) =>
    `Esto sustituye a una puntuación verificada: ${claim}, sin comprobar, cuenta en lugar de ${verified}.`,
  acceptKeeps: ({ verified }) =>
    `La puntuación verificada de ${verified} sigue contando porque es al menos igual de buena.`,
  replaced: ({ verified }) => `Cuenta en lugar de la puntuación verificada de ${verified}.`,
  reasonRequired: "Escriba el motivo por el que este intento no cuenta.",
  reasonTooLong: ({ max }) => `El motivo debe tener ${max} caracteres como máximo.`,
  reasonUnstorable: "El motivo contiene un carácter que no se puede guardar. Quítelo.",
};
