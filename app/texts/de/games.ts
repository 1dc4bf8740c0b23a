import { plural } from "../format";
import type { games as english } from "../en/games";
import type { Translation } from "../translation";

/** Game builds: what administrators read about files, uploads and other servers. */
export const games: Translation<typeof english> = {
  otherBuild: "Das Spiel wurde durch einen anderen Build ersetzt. Laden Sie die Seite neu.",
  simulatorTitle: "Simulator",
  ownGameTitle: "Spiel in public/game",
  noGame: "Kein Spiel",
  noBuild: "Es wurde kein Build gefunden.",
  files: "Dateien",
  filesComplete: ({ files }) => plural(files, { one: "# Datei, geprüft", other: "# Dateien, alle geprüft" }),
  chooseBuild: ({ reason, choices }) => `${reason} Verfügbare Builds: ${choices}.`,
  diskFull: "Der Datenträger ist voll. Das vorherige Spiel läuft weiter.",
  diskTooFull: ({ free }) => `Auf dem Datenträger ist nicht genug Platz: Nur ${free} sind frei. Nichts wurde geändert.`,
  zipRequired: "Wählen Sie eine Zip-Datei.",
  zipTooLarge: ({ most }) => `Die Zip-Datei darf höchstens ${most} groß sein.`,
  uploadBroken: "Der Upload wurde unterbrochen. Das vorherige Spiel läuft weiter. Versuchen Sie es noch einmal.",
  uploadRunning:
    "Sie laden bereits ein Spiel hoch. Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal.",
  missingGame: ({ name, date, folder }) =>
    `Das am ${date} installierte Spiel „${name}“ ist nicht in ${folder}, deshalb erhalten Spielende stattdessen das Spiel in public/game. Kopieren Sie den Ordner games aus dem alten DATA_DIR oder installieren Sie das Spiel erneut.`,
  indexNotRead: ({ url }) =>
    `${url}/index.html kann nicht gelesen werden, und GAME_NAME ist nicht gesetzt. Prüfen Sie GAME_URL oder setzen Sie GAME_NAME auf den Namen des Builds.`,
  hostSilent: ({ name, host }) => `${name}: ${host} antwortet nicht.`,
  hostAnswers: ({ name, host, status }) => `${name}: ${host} antwortet mit ${status}.`,
  hostRedirects: ({ name, host, target }) =>
    `${name}: ${host} leitet zu ${target} weiter. Setzen Sie GAME_URL auf die Adresse, die die Dateien liefert.`,
  headerWrong: ({ name, header, sent }) =>
    sent === null
      ? `${name}: Der Server muss „${header}“ senden, sendet diesen Header aber nicht.`
      : `${name}: Der Server muss „${header}“ senden, sendet aber „${sent}“.`,
  threadsHeaderMissing: ({ name }) =>
    `${name}: Der Build verwendet Threads, deshalb muss der Server „Cross-Origin-Resource-Policy: cross-origin“ senden.`,
  wasmTypeRemark: ({ name }) =>
    `${name}: Das Spiel startet schneller, wenn der Server „Content-Type: application/wasm“ sendet.`,
};
