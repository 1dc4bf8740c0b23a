export const games = {
  otherBuild: "Another build is played here now. Reload the page.",
  simulator: "the simulator",
  ownGame: "the game in public/game",
  simulatorTitle: "The simulator",
  ownGameTitle: "The game in public/game",
  noGame: "No game",
  noBuild: "There is no build.",
  files: "Files",
  filesComplete: ({ files }: { files: number }) => `All ${files} are complete: each was read to its end.`,
  chooseBuild: ({ reason, choices }: { reason: string; choices: string }) => `${reason} Name one of these: ${choices}.`,
  diskFull: "The disk is full. The previous game still runs.",
  diskTooFull: ({ free }: { free: string }) => `The disk is too full: ${free} are free. Nothing was changed.`,
  zipRequired: "Choose a zip file.",
  zipTooLarge: ({ most }: { most: string }) => `The zip must be at most ${most}.`,
  uploadBroken: "The upload broke off. The game that was there before still runs. Try again.",
  uploadRunning: "You're already uploading a game. Wait until it's done, then try again.",
  missingGame: ({ name, date, folder }: { name: string; date: string; folder: string }) =>
    `The game ${name}, installed on ${date}, is not in ${folder}: players get the game in public/game instead. Copy the games folder from the old DATA_DIR, or install the game again.`,
  indexNotRead: ({ url }: { url: string }) =>
    `${url}/index.html cannot be read, and no GAME_NAME says what the build is called.`,
  hostSilent: ({ name, host }: { name: string; host: string }) => `${name}: ${host} does not answer.`,
  hostAnswers: ({ name, host, status }: { name: string; host: string; status: number }) =>
    `${name}: ${host} answers ${status}.`,
  hostRedirects: ({ name, host, target }: { name: string; host: string; target: string }) =>
    `${name}: ${host} redirects to ${target}. Set GAME_URL to the address that serves the files.`,
  headerWrong: ({ name, header, sent }: { name: string; header: string; sent: string | null }) =>
    `${name}: its server must send "${header}" (it sends ${sent ?? "none"}).`,
  threadsHeaderMissing: ({ name }: { name: string }) =>
    `${name}: the build has threads, so its server must send "Cross-Origin-Resource-Policy: cross-origin".`,
  wasmTypeRemark: ({ name }: { name: string }) =>
    `${name}: with "Content-Type: application/wasm" the game starts faster.`,
};
