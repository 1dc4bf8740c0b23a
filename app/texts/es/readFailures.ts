import type { readFailures as english } from "../en/readFailures";
import type { Translation } from "../translation";

export const readFailures: Translation<typeof english> = {
  sessionNotRead: "No se pudieron obtener los datos del curso o de la clase",
  ownerGroupNotRead: "No se pudo obtener el grupo titular de la clase",
  scenariosNotRead: "No se pudieron obtener los escenarios",
  scorecardsNotRead: "No se pudieron obtener las puntuaciones de la clase",
  studentsNotRead: "No se pudieron obtener los datos de los usuarios",
  quizNotRead: "No se pudieron obtener las puntuaciones del cuestionario",
};
