import type { gameFrame as english } from "../en/gameFrame";
import type { Translation } from "../translation";

export const gameFrame: Translation<typeof english> = {
  starting: "Démarrage…",
  opening: "Ouverture…",
  tryAgain: "Réessayer",
  notOpened: ({ reason }) => `L'ouverture a échoué. ${reason}`,
  fileFailed: ({ file, status }) => `${file} a répondu ${status}.`,
  programNotLoaded:
    "Le programme n'a pas pu être chargé. Vérifiez votre connexion. Si cela ne suffit pas, rechargez la page.",
  classNotRead: ({ reason }) =>
    `Votre classe n'a pas pu être chargée. ${reason} Le bac à sable fonctionne ; rechargez la page pour tout le reste.`,
  scenarioNotFound: "Ce scénario ne fait pas partie de votre classe. Choisissez-en un autre.",
  earlierAttemptSaved: "Une tentative précédente a été enregistrée.",
  clipboardDenied:
    "Votre navigateur n'autorise pas le jeu à lire le presse-papiers. Collez plutôt dans le champ avec le clavier.",
  leaveTitle: ({ activity }) => ({ flight: "Quitter le vol ?", lesson: "Quitter la leçon ?" })[activity],
  leaveHint: "Votre progression est enregistrée. Vous pourrez reprendre là où vous en étiez.",
  stay: "Rester",
  leave: "Quitter",
};
