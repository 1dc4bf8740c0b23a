import type { pageTitles as english } from "../en/pageTitles";
import type { Translation } from "../translation";

export const pageTitles: Translation<typeof english> = {
  lessonResponses: "Lektionsantworten",
  notFound: "Seite nicht gefunden",
  forbidden: "Zugriff verweigert",
  unauthorized: "Nicht angemeldet",
  serverError: "Serverfehler",
  error: "Fehler",
};
