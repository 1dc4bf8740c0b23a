import { number } from "../format";

/** The files of a game: why a build isn't installed, or can't be played. */
export const gameBuilds = {
  diskFull: "The disk is full. The previous game still runs.",
  pathNotFound: ({ path }: { path: string }) => `File or folder not found: ${path}`,
  diskTooFull: ({ needed }: { needed: string }) => `There isn't enough disk space: the game needs ${needed}.`,
  diskTooFullFor: ({ needed, free }: { needed: string; free: string }) =>
    `There isn't enough disk space: the game needs ${needed}, but only ${free} is free.`,
  notInstallable: ({ problems }: { problems: readonly string[] }) =>
    `This build can't be installed. ${problems.join(" ")}`,
  several: "There are several builds here. Choose one.",
  incomplete: ({ name, files }: { name: string; files: string }) =>
    `The build ${name} is incomplete. Missing: ${files}.`,
  notHere: ({ name }: { name: string }) => `There's no build named ${name} here.`,
  tooOld: "This build was made with Unity 2019 or older. Build the game with Unity 2020.1 or later.",
  otherPlatform:
    "This build is for another platform. In Unity, choose Web (WebGL) in the Build Settings and build again.",
  project: "This is a Unity project, not a build. In Unity, build it for Web (WebGL), then use that build.",
  noBuild: "There's no Unity Web build here: no file name ends with .loader.js.",
  ignoredBuild: ({ folder }: { folder: string }) =>
    `The build in ${folder} is ignored because an installed game takes precedence. Install that build, or delete it.`,
  severalInFolder: ({ folder, names }: { folder: string; names: string }) =>
    `${folder} contains several builds: ${names}. Delete all but one, or set GAME_NAME.`,
  otherName: ({ name, folder, names }: { name: string; folder: string; names: string }) =>
    `GAME_NAME is ${name}, but ${folder} contains ${names}.`,
  emptyFolder: ({ folder }: { folder: string }) => `${folder} contains no build.`,
  installing: "Another game is being installed right now. Try again when that's done.",
  gone: "This game is no longer available: someone offered another one or removed it.",
  offeredAlready: "Students already get this game.",
  otherOffered: "The page is out of date: students now get another game. Review that one, then offer this game again.",
  candidateGone: "This candidate is no longer available: someone offered, discarded or replaced it.",
  notInstalled: "This game is no longer installed.",
  noPrevious: "There's no previous build to go back to.",
  notZip: ({ reason }: { reason: string }) => `This isn't a zip file, or it's incomplete (${reason}).`,
  tooManyFiles: ({ files, max }: { files: number; max: number }) =>
    `The zip file contains ${number(files)} files, but can have at most ${number(max)}.`,
  directoryTooLarge: "The zip file's table of contents is too large for a game.",
  zipUnreadable: ({ reason }: { reason: string }) => `The zip file can't be read: ${reason}.`,
  twice: ({ name }: { name: string }) => `The zip file contains ${name} twice.`,
  fileAndFolder: ({ name }: { name: string }) =>
    `The zip file contains a file and a folder with the same name: ${name}.`,
  nameTooLong: ({ name, maxName, maxPath }: { name: string; maxName: number; maxPath: number }) =>
    `The zip file contains a name that's too long: “${name}”. A name can have at most ${number(maxName)} bytes, and a whole path ${number(maxPath)}.`,
  zeroByte: "The zip file contains a name with a zero byte.",
  symbolicLink: ({ name }: { name: string }) =>
    `The zip file contains a symbolic link, which isn't allowed: ${name}. Nothing was unpacked.`,
  encrypted: "The zip file is protected with a password. Zip the build again without one.",
  bomb: ({ size }: { size: string }) =>
    `The zip file would unpack to ${size}, which is too large for a game. Nothing was unpacked.`,
  entryDamaged: ({ name, reason }: { name: string; reason: string }) =>
    `${name} in the zip file is damaged: ${reason}.`,
  nameUnstorable: ({ name }: { name: string }) => `The zip file contains a name that this disk can't store: ${name}.`,
  fault: ({
    file,
    fault,
  }: {
    file: string;
    fault:
      | "missing"
      | "empty"
      | "incomplete"
      | "notScript"
      | "notWasm"
      | "noUnityData"
      | "tooLarge"
      | "notBrotli"
      | "notGzip";
  }) =>
    ({
      missing: `${file} is missing.`,
      empty: `${file} is empty.`,
      incomplete: `${file} is incomplete.`,
      notScript: `${file} is incomplete or not JavaScript.`,
      notWasm: `${file} isn't WebAssembly (it doesn't begin with \\0asm).`,
      noUnityData: `${file} contains no Unity data.`,
      tooLarge: `${file} is larger than 4 GB when unpacked.`,
      notBrotli: `${file} is damaged (it isn't a brotli archive, or part of it was changed).`,
      notGzip: `${file} is damaged (it isn't a gzip archive, or part of it was changed).`,
    })[fault],
};
