import { plural } from "../format";
import type { attempt as english } from "../en/attempt";
import type { Translation } from "../translation";

export const attempt: Translation<typeof english> = {
  notTold: "desconocido (el juego no lo indica)",
  flownFor: "Tiempo de vuelo",
  signedInSince: ({ device, dateTime }) => `${device}, desde el ${dateTime}`,
  signInUnknown: "ya no consta",
  copyId: "Copiar ID del intento",
  factsTitle: "Sobre este intento",
  takeBack: "Deshacer aceptación",
  acceptClaim: "Aceptar declaración",
  countAttempt: "Contar intento",
  excludeAttempt: "Excluir intento",
  notPassed: "no superado",
  practice: "práctica, no cuenta",
  doesntCount: "no cuenta",
  notTheBest: "no es el mejor",
  acceptedBy: ({ by }) => `aceptado por ${by}`,
  handedInLate: "entregado tarde",
  excludedBy: ({ by, reason }) => `${by} excluyó este intento: ${reason}`,
  signsTitle: "Conviene revisarlo",
  sign: ({ reason }) => `Conviene revisarlo: ${reason}`,
  evidenceTitle: "Cómo se obtuvieron los puntos",
  noEvidence: "El juego solo envió los puntos, no cómo se obtuvieron.",
  answers: "Respuestas",
  excludedWhy: "Este intento está excluido. Cuenta el mejor de los demás intentos.",
  onlyAttempt: "Es el único intento, así que cuenta.",
  bestIsThis: "Cuenta la mejor puntuación; si hay empate, la más reciente. Este intento cuenta.",
  bestIsOther: "Cuenta la mejor puntuación; si hay empate, la más reciente. Cuenta otro intento.",
  rivalsTitle: "Intentos de esta persona en este escenario",
  counts: "cuenta",
  thisOne: "este intento",
  started: "Inicio",
  received: "Recibido",
  took: "Duración",
  late: "Tarde",
  startedBeforeEnd: ({ ended }) =>
    ended === null
      ? "Iniciado durante la clase y entregado después de que terminara."
      : `Iniciado durante la clase y entregado después de que terminara el ${ended}.`,
  client: "Cliente",
  signIn: "Inicio de sesión",
  attempt: "Intento",
  points: "puntos",
  grade: "nota",
  result: "resultado",
  passed: "superado",
  excluded: "excluido",
  uncountedWhy: ({ hasOthers }) =>
    hasOthers ? "Este intento no cuenta. Cuenta el mejor de los demás." : "Este intento no cuenta.",
  signQuick: ({ answered, seconds }) =>
    answered > 0
      ? plural(answered, {
          one: `# pregunta respondida en los primeros ${seconds} s.`,
          other: `# preguntas respondidas en los primeros ${seconds} s.`,
        })
      : `Puntos obtenidos en los primeros ${seconds} s.`,
  signSameAnswers: ({ names, wrong }) =>
    `Las mismas respuestas que ${names}, ${plural(wrong, { one: "# de ellas incorrecta", other: "# de ellas incorrectas" })}.`,
  signSameBurns: ({ names, burns, isDrawn }) =>
    isDrawn
      ? plural(burns, {
          one: `# encendido es igual que en el vuelo de ${names}, aunque cada inicio es un vuelo distinto.`,
          other: `# encendidos son iguales que en el vuelo de ${names}, aunque cada inicio es un vuelo distinto.`,
        })
      : plural(burns, {
          one: `# encendido es igual que en el vuelo de ${names}.`,
          other: `# encendidos son iguales que en el vuelo de ${names}.`,
        }),
  signStarts: ({ starts }) =>
    plural(starts, {
      one: "# inicio sin terminar antes de este intento.",
      other: "# inicios sin terminar antes de este intento.",
    }),
};
