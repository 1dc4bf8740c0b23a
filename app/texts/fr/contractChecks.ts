import type { contractChecks as english } from "../en/contractChecks";
import type { Translation } from "../translation";

export const contractChecks: Translation<typeof english> = {
  notRunning: "Le jeu n'est pas en cours d'exécution.",
  loadCheck: "Le build démarre",
  running: "Le jeu est en cours d'exécution.",
  loading: "Chargement...",
  waiting: "En attente du jeu",
  taken: "Le jeu l'a accepté.",
  sent: "Le jeu vient de l'envoyer.",
  attemptCheck: "Tentative",
  attemptSeen: "Le jeu a remis une tentative. Elle n'a pas été enregistrée.",
  attemptHint: "Terminez un scénario dans le jeu pour le vérifier.",
};
