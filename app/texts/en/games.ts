import { plural } from "../format";

/** Game builds: what administrators read about files, uploads and other servers. */
export const games = {
  otherBuild: "The game has been replaced by another build. Reload the page.",
  simulatorTitle: "Simulator",
  ownGameTitle: "Game in public/game",
  noGame: "No game",
  noBuild: "No build was found.",
  files: "Files",
  filesComplete: ({ files }: { files: number }) =>
    plural(files, { one: "# file, verified", other: "# files, all verified" }),
  /** `reason`: a sentence. */
  chooseBuild: ({ reason, choices }: { reason: string; choices: string }) => `${reason} Available builds: ${choices}.`,
  diskFull: "The disk is full. The previous game still runs.",
  diskTooFull: ({ free }: { free: string }) =>
    `There isn't enough disk space: only ${free} is free. Nothing was changed.`,
  zipRequired: "Choose a zip file.",
  zipTooLarge: ({ most }: { most: string }) => `The zip file must be ${most} or smaller.`,
  uploadBroken: "The upload was interrupted. The previous game still runs. Try again.",
  uploadRunning: "You're already uploading a game. Wait until it's done, then try again.",
  missingGame: ({ name, date, folder }: { name: string; date: string; folder: string }) =>
    `The game “${name}”, installed on ${date}, isn't in ${folder}, so students get the game in public/game instead. Copy the games folder from the old DATA_DIR, or install the game again.`,
  indexNotRead: ({ url }: { url: string }) =>
    `${url}/index.html can't be read, and GAME_NAME isn't set. Check GAME_URL, or set GAME_NAME to the name of the build.`,
  /** In this entry and those below, `name` is a file of the game. */
  hostSilent: ({ name, host }: { name: string; host: string }) => `${name}: ${host} isn't responding.`,
  hostAnswers: ({ name, host, status }: { name: string; host: string; status: number }) =>
    `${name}: ${host} answers ${status}.`,
  hostRedirects: ({ name, host, target }: { name: string; host: string; target: string }) =>
    `${name}: ${host} redirects to ${target}. Set GAME_URL to the address that serves the files.`,
  headerWrong: ({ name, header, sent }: { name: string; header: string; sent: string | null }) =>
    sent === null
      ? `${name}: the server must send “${header}”, but it doesn't send this header.`
      : `${name}: the server must send “${header}”, but it sends “${sent}”.`,
  threadsHeaderMissing: ({ name }: { name: string }) =>
    `${name}: the build uses threads, so the server must send “Cross-Origin-Resource-Policy: cross-origin”.`,
  wasmTypeRemark: ({ name }: { name: string }) =>
    `${name}: the game starts faster if the server sends “Content-Type: application/wasm”.`,
};
