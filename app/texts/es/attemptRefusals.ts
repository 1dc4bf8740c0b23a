import { plural } from "../format";
import type { attemptRefusals as english } from "../en/attemptRefusals";
import type { Translation } from "../translation";

export const attemptRefusals: Translation<typeof english> = {
  claimAccepted: "Esta declaración ya se ha aceptado.",
  claimNotWaiting: "Este intento no está pendiente de aceptación.",
  claimExcluded: "Este intento está excluido. Primero márquelo para que cuente.",
  claimNotAccepted: "Este intento no es una declaración aceptada.",
  startUsed: "Ya se ha entregado un intento para este inicio.",
  answersChecked: "Las respuestas de este escenario se comprueban al entregar el intento.",
  noSuchQuestion: "El plan de estudios no tiene esa pregunta en este escenario.",
  noSuchAnswer: "El plan de estudios no tiene esa respuesta a esta pregunta.",
  answerRequired: "Elija una respuesta.",
  notPracticed: "Solo se pueden practicar los vuelos.",
  tryAgain: "Este intento no se pudo guardar en este momento. Envíelo de nuevo.",
  quizNotGraded: "Solo se pueden mostrar las respuestas de un cuestionario calificado por el servidor.",
  alreadyExcluded: "Este intento ya está excluido.",
  alreadyCounts: "Este intento ya cuenta.",
  idUsed: "Este attemptId ya está en uso.",
  classNotStarted: "Esta clase todavía no ha empezado.",
  classEnded: "Esta clase ha terminado.",
  noSuchStart: "Este inicio no existe.",
  startOfOther: "Este inicio pertenece a otro escenario.",
  startOfOtherClass: "Este inicio pertenece a otra clase.",
  otherUser: "Este intento pertenece a otro usuario. Inicie sesión con la cuenta que lo jugó.",
  quizWait: ({ minutes }) =>
    `Podrá repetir este cuestionario en ${plural(minutes, { one: "# minuto", other: "# minutos" })}.`,
  quizEnded: "Ya ha visto las respuestas, y con ello terminaron sus intentos en este cuestionario.",
  quizClassEnded: "La clase ha terminado y ya ha hecho este cuestionario.",
  quizAttemptsUsed: ({ attempts }) =>
    attempts === null
      ? "Ha usado todos sus intentos en este cuestionario."
      : plural(attempts, {
          one: "Ha usado su único intento en este cuestionario.",
          other: "Ha usado los # intentos en este cuestionario.",
        }),
  noTaskPoints:
    "Las tareas solo dan puntos si había conexión al empezar la lección, porque cada inicio tiene sus propios números.",
};
