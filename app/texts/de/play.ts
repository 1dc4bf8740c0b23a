import type { play as english } from "../en/play";
import type { Translation } from "../translation";

/** The page with the game, and why a game could not be loaded. */
export const play: Translation<typeof english> = {
  gameTitle: "Spiel",
  retry: "Erneut versuchen",
  supportDetails: "Details für den Support",
  copied: "Kopiert",
  copyDetails: "Details kopieren",
  loadingPercent: ({ percent }) => `Wird geladen … ${percent} %`,
  loadingLabel: "Das Spiel wird geladen",
  notReached: "Das Spiel ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  halted: "Das Laden ist ins Stocken geraten. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  connectionLost: "Die Verbindung ist abgebrochen. Prüfen Sie sie und versuchen Sie es noch einmal.",
  forInstructor: ({ reason }) => `${reason} Informieren Sie Ihre Kursleitung.`,
  noWebGl:
    "Dieser Browser kann das Spiel nicht anzeigen, weil er kein WebGL hat. Schalten Sie in seinen Einstellungen die Hardwarebeschleunigung ein oder verwenden Sie einen anderen Browser.",
  noMemory:
    "Der Speicher reicht für das Spiel nicht aus. Schließen Sie andere Tabs und Programme und versuchen Sie es noch einmal.",
  loaderMissing: ({ status }) => `Die erste Datei des Spiels kann nicht geladen werden (${status}).`,
  notIsolated: "Das Spiel braucht eine Seite mit Cross-Origin-Isolation.",
  encodingMissing: ({ file }) => `${file} wird ohne Content-Encoding gesendet.`,
  fileUnreadable: ({ file }) => `${file} kann nicht gelesen werden.`,
  fileMissing: ({ file }) => `${file} kann nicht geladen werden.`,
  fileRefused: ({ file, status }) => `${file} kann nicht geladen werden (${status}).`,
  serverNotAllowed: "Das Spiel ruft einen Server auf, der nicht erlaubt ist (GAME_CONNECT_SRC).",
  stoppedStarting: "Das Spiel ist beim Starten stehen geblieben.",
  simulatorFailed: ({ problem }) => `Der Simulator konnte nicht gestartet werden: ${problem}`,
  notLoaded: "Das Spiel konnte nicht geladen werden.",
  turnDevice: "Drehen Sie Ihr Gerät ins Querformat, um das Spiel größer zu sehen.",
  menu: "Menü",
  loggedInAs: ({ username }) => `Angemeldet als: ${username}`,
  myResults: "Meine Ergebnisse",
  myAccount: "Mein Konto",
  manageSubscription: "Abonnement verwalten oder kündigen",
  logOut: "Abmelden",
  scriptsHint:
    "Schalten Sie JavaScript für diese Website ein oder verwenden Sie die Desktop-Version und versuchen Sie es noch einmal.",
  scriptsTitle: "Das Spiel braucht JavaScript und WebGL.",
  noGame: ({ problems, supportEmail }) =>
    `${problems} Informieren Sie Ihre Kursleitung. Wenn das Problem bestehen bleibt, schreiben Sie an ${supportEmail}.`,
  pageTitle: "Spielen",
  framePageTitle: "Spiel",
};
