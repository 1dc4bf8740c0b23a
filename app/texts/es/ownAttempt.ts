import { plural } from "../format";
import type { ownAttempt as english } from "../en/ownAttempt";
import type { Translation } from "../translation";

export const ownAttempt: Translation<typeof english> = {
  pageTitle: "Mi intento",
  backToResults: "Mis resultados",
  placeInCourse: ({ courseName, className }) => `${courseName}, ${className}`,
  outsideClass: "Fuera de una clase",
  points: "puntos",
  pointsOf: ({ score, maxScore }) => `${score} de ${maxScore}`,
  result: "resultado",
  passed: "superado",
  notPassed: "no superado",
  practice: "práctica, no cuenta",
  claim: "no cuenta",
  counts: "cuenta",
  notBest: "no es el mejor",
  late: "entregado tarde",
  excludedBecause: ({ reason }) => `Su docente excluyó este intento: ${reason}`,
  pointsOnly: "El juego solo envió los puntos, no lo que hizo para obtenerlos.",
  myAnswers: "Mis respuestas",
  attemptsLeft: ({ attempts }) => plural(attempts, { one: "Le queda # intento.", other: "Le quedan # intentos." }),
  nextAttempt: ({ dateTime }) => `Puede repetir el cuestionario a partir del ${dateTime}.`,
  showAnswers: "Mostrar las respuestas",
  showAnswersHint:
    "Con esto terminan sus intentos en este cuestionario: conserva su mejor puntuación, pero no puede repetirlo.",
  endAttempts: "Mostrar respuestas y terminar los intentos",
  answersShown: "Estas son las respuestas.",
};
