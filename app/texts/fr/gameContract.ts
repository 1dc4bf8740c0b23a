import type { gameContract as english } from "../en/gameContract";
import type { Translation } from "../translation";

export const gameContract: Translation<typeof english> = {
  checks: "Vérifications",
  header: "Contrat du jeu",
  previewSubtitle: "Ceci n'est visible que par vous. Les élèves n'auront pas ce jeu tant que vous ne le proposez pas.",
  subtitle: "Vérifie si cette page et le jeu des élèves peuvent échanger leurs messages.",
  needsScripts: "Le jeu démarre dès que les scripts de cette page sont chargés.",
  loading: "Chargement...",
  backToContent: "Retour au contenu",
  playHint:
    "Jouez comme le ferait un élève. Log out et Quit sont seulement consignés ici. Rien de ce que le jeu envoie n'est enregistré : les tentatives reçoivent une réponse, toutes les autres requêtes sont refusées.",
  trustHint:
    "Ces vérifications détectent les erreurs, pas les builds malveillants : sans GAME_ORIGIN, le jeu s'exécute avec votre connexion et pourrait les contourner. N'ouvrez l'aperçu que de builds de confiance.",
  checkState: ({ state }) => ({ waiting: "En attente", good: "OK", bad: "Manquant", unknown: "Inconnu" })[state],
  pageTitle: "Contrat du jeu",
  previewOf: ({ title }) => `Aperçu de ${title}`,
  notPlayable: ({ problems }) => `Il est impossible de jouer à ce jeu. ${problems.join(" ")}`,
  nothingStored: "Ceci est un aperçu. Rien n'est enregistré.",
  methodInFiles:
    "Le build contient une méthode de ce nom. Ouvrez l'aperçu du jeu pour vérifier qu'elle accepte le message.",
  methodMissing: "Le build ne contient aucune méthode de ce nom.",
  noEvents: ({ caller }) => `Le build n'envoie aucun événement : il n'appelle jamais ${caller}.`,
  eventSent: "Le build contient du code qui envoie cet événement.",
  eventMissing: "Le build ne mentionne pas cet événement.",
  eventUnknown: ({ event }) =>
    ({
      LogOut: "Les fichiers ne permettent pas de le savoir. Pour vérifier, déconnectez-vous dans l'aperçu.",
      Quit: "Les fichiers ne permettent pas de le savoir. Pour vérifier, appuyez sur Quit dans l'aperçu.",
      ClipboardRequest: "Les fichiers ne permettent pas de le savoir. Pour vérifier, collez un texte dans l'aperçu.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }) =>
    `Ce build ne semble contenir ni ${startupMethod} ni aucun des événements de la page : il ne saura donc pas qui joue. Si son objet et ses méthodes portent d'autres noms, définissez GAME_STARTUP_METHOD (actuellement ${startupMethod}) et GAME_CLIPBOARD_METHOD (actuellement ${clipboardMethod}).`,
};
