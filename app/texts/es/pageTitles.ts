import type { pageTitles as english } from "../en/pageTitles";
import type { Translation } from "../translation";

export const pageTitles: Translation<typeof english> = {
  lessonResponses: "Respuestas de la lección",
  notFound: "Página no encontrada",
  forbidden: "Prohibido",
  unauthorized: "No autorizado",
  serverError: "Error del servidor",
  error: "Error",
};
