import type { gameBuilds as english } from "../en/gameBuilds";
import type { Translation } from "../translation";
import { number } from "../format";

export const gameBuilds: Translation<typeof english> = {
  diskFull: "Le disque est plein. Le jeu précédent reste en service.",
  pathNotFound: ({ path }) => `Fichier ou dossier introuvable : ${path}`,
  diskTooFull: ({ needed }) => `Le disque est trop plein : le jeu a besoin de ${needed}.`,
  diskTooFullFor: ({ needed, free }) =>
    `Le disque est trop plein : le jeu a besoin de ${needed}, et il ne reste que ${free}.`,
  notInstallable: ({ problems }) => `Ce build ne peut pas être installé. ${problems.join(" ")}`,
  several: "Il y a plusieurs builds ici ; choisissez-en un.",
  incomplete: ({ name, files }) => `Le build ${name} n'est pas complet : il manque ${files}.`,
  notHere: ({ name }) => `Il n'y a pas de build ${name} ici.`,
  tooOld:
    "Ce build a été créé avec Unity 2019 ou une version antérieure. Les builds d'Unity 2020.1 et des versions suivantes peuvent être installés.",
  otherPlatform:
    "Ce build est destiné à une autre plateforme. Dans Unity, choisissez Web (WebGL) dans Build Settings et recommencez le build.",
  project:
    "C'est un projet Unity, pas un build. Dans Unity, faites-en un build pour le Web (WebGL) et compressez le résultat.",
  noBuild: "Il n'y a pas de build Unity Web ici : aucun fichier ne se termine par .loader.js.",
  ignoredBuild: ({ folder }) =>
    `Un autre build dans ${folder} est ignoré, car celui-ci a été installé. Installez l'autre, ou supprimez-le.`,
  severalInFolder: ({ folder, names }) =>
    `${folder} contient plusieurs builds : ${names}. Supprimez-les tous sauf un, ou définissez GAME_NAME.`,
  otherName: ({ name, folder, names }) => `GAME_NAME vaut ${name}, mais ${folder} contient ${names}.`,
  emptyFolder: ({ folder }) => `${folder} ne contient aucun build.`,
  installing: "Un autre jeu est en cours d'installation. Réessayez quand elle sera terminée.",
  gone: "Ce jeu n'est plus ici : quelqu'un en a proposé un autre, ou l'a supprimé.",
  offeredAlready: "Les élèves jouent déjà à ce jeu.",
  otherOffered:
    "Les élèves jouent désormais à un autre jeu que celui affiché sur la page. Regardez-le, puis proposez à nouveau.",
  candidateGone: "Ce candidat n'est plus ici : il a été proposé, abandonné ou remplacé.",
  notInstalled: "Ce jeu n'est plus installé.",
  noPrevious: "Il n'y a pas de build précédent auquel revenir.",
  notZip: ({ reason }) => `Ce n'est pas un fichier zip, ou il est tronqué (${reason}).`,
  tooManyFiles: ({ files, max }) =>
    `Le fichier zip contient ${number(files)} fichiers ; ${number(max)} sont autorisés au maximum.`,
  directoryTooLarge: "La table des matières du fichier zip est trop grande pour un jeu.",
  zipUnreadable: ({ reason }) => `Le fichier zip est illisible : ${reason}.`,
  twice: ({ name }) => `Le fichier zip contient deux fois ${name}.`,
  fileAndFolder: ({ name }) => `Le fichier zip contient un fichier et un dossier du même nom : ${name}.`,
  nameTooLong: ({ name, maxName, maxPath }) =>
    `Le fichier zip contient un nom trop long : ${name} Un nom peut avoir ${number(maxName)} octets, et un chemin entier ${number(maxPath)}.`,
  zeroByte: "Le fichier zip contient un nom avec un octet nul.",
  symbolicLink: ({ name }) =>
    `Le fichier zip contient un lien symbolique, ce qui n'est pas autorisé : ${name}. Rien n'a été décompressé.`,
  encrypted: "Le fichier zip est protégé par un mot de passe ; recréez-le sans mot de passe.",
  bomb: ({ size }) => `Décompressé, le fichier zip occuperait ${size}, trop pour un jeu. Rien n'a été décompressé.`,
  entryDamaged: ({ name, reason }) => `${name} est endommagé dans le fichier zip : ${reason}.`,
  nameUnstorable: ({ name }) => `Le fichier zip contient un nom que ce disque ne peut pas enregistrer : ${name}.`,
  fault: ({ file, fault }) =>
    ({
      missing: `${file} est absent.`,
      empty: `${file} est vide.`,
      incomplete: `${file} est incomplet.`,
      notScript: `${file} est incomplet ou n'est pas du JavaScript.`,
      notWasm: `${file} n'est pas du WebAssembly (il ne commence pas par \\0asm).`,
      noUnityData: `${file} ne contient pas de données Unity.`,
      tooLarge: `${file} dépasse 4 Go une fois décompressé.`,
      notBrotli: `${file} est endommagé (ce n'est pas une archive brotli, ou une partie a été modifiée).`,
      notGzip: `${file} est endommagé (ce n'est pas une archive gzip, ou une partie a été modifiée).`,
    })[fault],
};
