import type { games as english } from "../en/games";
import type { Translation } from "../translation";
import { plural } from "../format";

export const games: Translation<typeof english> = {
  otherBuild: "Le jeu a été remplacé par un autre build. Rechargez la page.",
  simulatorTitle: "Simulateur",
  ownGameTitle: "Jeu de public/game",
  noGame: "Aucun jeu",
  noBuild: "Aucun build n'a été trouvé.",
  files: "Fichiers",
  filesComplete: ({ files }) => plural(files, { one: "# fichier, vérifié", other: "# fichiers, tous vérifiés" }),
  chooseBuild: ({ reason, choices }) => `${reason} Builds disponibles : ${choices}.`,
  diskFull: "Le disque est plein. Le jeu précédent reste en service.",
  diskTooFull: ({ free }) => `L'espace disque est insuffisant : il ne reste que ${free}. Rien n'a été modifié.`,
  zipRequired: "Choisissez un fichier zip.",
  zipTooLarge: ({ most }) => `Le fichier zip ne doit pas dépasser ${most}.`,
  uploadBroken: "Le téléversement a été interrompu. Le jeu précédent reste en service. Réessayez.",
  uploadRunning: "Vous téléversez déjà un jeu. Attendez la fin, puis réessayez.",
  missingGame: ({ name, date, folder }) =>
    `Le jeu « ${name} », installé le ${date}, n'est pas dans ${folder} : les élèves ont donc le jeu de public/game à la place. Copiez le dossier games de l'ancien DATA_DIR, ou réinstallez le jeu.`,
  indexNotRead: ({ url }) =>
    `${url}/index.html est illisible, et GAME_NAME n'est pas défini. Vérifiez GAME_URL, ou indiquez le nom du build dans GAME_NAME.`,
  hostSilent: ({ name, host }) => `${name} : ${host} ne répond pas.`,
  hostAnswers: ({ name, host, status }) => `${name} : ${host} répond ${status}.`,
  hostRedirects: ({ name, host, target }) =>
    `${name} : ${host} redirige vers ${target}. Indiquez dans GAME_URL l'adresse qui fournit les fichiers.`,
  headerWrong: ({ name, header, sent }) =>
    sent === null
      ? `${name} : le serveur doit envoyer « ${header} », mais il n'envoie pas cet en-tête.`
      : `${name} : le serveur doit envoyer « ${header} », mais il envoie « ${sent} ».`,
  threadsHeaderMissing: ({ name }) =>
    `${name} : le build utilise des threads, le serveur doit donc envoyer « Cross-Origin-Resource-Policy: cross-origin ».`,
  wasmTypeRemark: ({ name }) =>
    `${name} : le jeu démarre plus vite si le serveur envoie « Content-Type: application/wasm ».`,
};
