import type { readFailures as english } from "../en/readFailures";
import type { Translation } from "../translation";

export const readFailures: Translation<typeof english> = {
  sessionNotRead: "Échec du chargement du cours ou de la classe",
  ownerGroupNotRead: "Échec du chargement du groupe propriétaire de la classe",
  scenariosNotRead: "Échec du chargement des scénarios",
  scorecardsNotRead: "Échec du chargement des résultats de la classe",
  studentsNotRead: "Échec du chargement des utilisateurs",
  quizNotRead: "Échec du chargement des scores du quiz",
};
