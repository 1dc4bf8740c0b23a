import type { gameFrame as english } from "../en/gameFrame";
import type { Translation } from "../translation";

/** The simulator around its screens: starting, opening, leaving, and what went wrong. */
export const gameFrame: Translation<typeof english> = {
  starting: "Wird gestartet …",
  opening: "Wird geöffnet …",
  tryAgain: "Erneut versuchen",
  notOpened: ({ reason }) => `Dies konnte nicht geöffnet werden. ${reason}`,
  fileFailed: ({ file, status }) => `${file} konnte nicht geladen werden: Der Server hat mit ${status} geantwortet.`,
  programNotLoaded:
    "Ein Teil des Simulators konnte nicht geladen werden. Prüfen Sie Ihre Verbindung. Wenn das nicht hilft, laden Sie die Seite neu.",
  classNotRead: ({ reason }) =>
    `Ihre Klasse konnte nicht geladen werden. ${reason} Die Sandbox funktioniert; für alles andere laden Sie die Seite neu.`,
  scenarioNotFound: "Dieses Szenario gehört nicht zu Ihrer Klasse. Wählen Sie ein anderes.",
  earlierAttemptSaved: "Ein früherer Versuch wurde gespeichert.",
  clipboardDenied:
    "Ihr Browser lässt das Spiel die Zwischenablage nicht lesen. Fügen Sie stattdessen mit der Tastatur in das Feld ein.",
  leaveTitle: ({ activity }) => ({ flight: "Flug verlassen?", lesson: "Lektion verlassen?" })[activity],
  leaveHint: "Ihr Fortschritt ist gespeichert. Sie können dort weitermachen, wo Sie aufgehört haben.",
  stay: "Bleiben",
  leave: "Verlassen",
};
