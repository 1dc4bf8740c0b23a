import type { contractChecks as english } from "../en/contractChecks";
import type { Translation } from "../translation";

/** Checks of a game build in its preview: what the running game has shown. */
export const contractChecks: Translation<typeof english> = {
  notRunning: "Das Spiel läuft nicht.",
  loadCheck: "Der Build startet",
  running: "Das Spiel läuft.",
  loading: "Wird geladen …",
  waiting: "Warten auf das Spiel",
  taken: "Das Spiel hat es angenommen.",
  sent: "Das Spiel hat es gerade gesendet.",
  attemptCheck: "Versuch",
  attemptSeen: "Das Spiel hat einen Versuch eingereicht. Er wurde nicht gespeichert.",
  attemptHint: "Schließen Sie im Spiel ein Szenario ab, um das zu prüfen.",
};
