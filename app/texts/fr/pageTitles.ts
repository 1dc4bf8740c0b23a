import type { pageTitles as english } from "../en/pageTitles";
import type { Translation } from "../translation";

export const pageTitles: Translation<typeof english> = {
  lessonResponses: "Réponses à la leçon",
  notFound: "Page introuvable",
  forbidden: "Accès interdit",
  unauthorized: "Non autorisé",
  serverError: "Erreur du serveur",
  error: "Erreur",
};
