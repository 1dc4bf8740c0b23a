import { number } from "../format";

/** The files of a game: why a build isn't installed, or can't be played. */
export const gameBuilds = {
  diskFull: "The disk is full. The previous game still runs.",
  pathNotFound: ({ path }: { path: string }) => `File or folder not found: ${path}`,
  diskTooFull: ({ needed }: { needed: string }) => `The disk is too full: the game needs ${needed}.`,
  diskTooFullFor: ({ needed, free }: { needed: string; free: string }) =>
    `The disk is too full: the game needs ${needed}, and ${free} are free.`,
  notInstallable: ({ problems }: { problems: readonly string[] }) =>
    `This build cannot be installed. ${problems.join(" ")}`,
  several: "There are several builds here; choose one.",
  incomplete: ({ name, files }: { name: string; files: string }) =>
    `The build ${name} is not complete: ${files} is missing.`,
  notHere: ({ name }: { name: string }) => `There is no build ${name} here.`,
  tooOld: "This build was made with Unity 2019 or older. Builds of Unity 2020.1 and later can be installed.",
  otherPlatform:
    "This is a build for another platform. In Unity, choose Web (WebGL) in the Build Settings and build again.",
  project: "This is a Unity project, not a build of it. In Unity, build it for Web (WebGL) and pack what that makes.",
  noBuild: "There is no Unity Web build here: no file ends with .loader.js.",
  ignoredBuild: ({ folder }: { folder: string }) =>
    `Another build in ${folder} is ignored, because this one was installed. Install the other one, or delete it.`,
  severalInFolder: ({ folder, names }: { folder: string; names: string }) =>
    `${folder} contains several builds: ${names}. Delete all but one, or set GAME_NAME.`,
  otherName: ({ name, folder, names }: { name: string; folder: string; names: string }) =>
    `GAME_NAME is ${name}, but ${folder} contains ${names}.`,
  emptyFolder: ({ folder }: { folder: string }) => `${folder} contains no build.`,
  installing: "Another game is being installed right now. Try again when that is done.",
  gone: "This game is no longer here: somebody offered another, or removed it.",
  offeredAlready: "Students already play this game.",
  otherOffered: "Students play another game by now than the page showed. Look at it, then offer again.",
  candidateGone: "This candidate is no longer here: it was offered, discarded or replaced.",
  notInstalled: "This game is no longer installed.",
  noPrevious: "There is no previous build to go back to.",
  notZip: ({ reason }: { reason: string }) => `This isn't a zip file, or it is truncated (${reason}).`,
  tooManyFiles: ({ files, max }: { files: number; max: number }) =>
    `The zip contains ${number(files)} files; at most ${number(max)} are allowed.`,
  directoryTooLarge: "The zip's table of contents is too large for a game.",
  zipUnreadable: ({ reason }: { reason: string }) => `The zip cannot be read: ${reason}.`,
  twice: ({ name }: { name: string }) => `The zip contains ${name} twice.`,
  fileAndFolder: ({ name }: { name: string }) => `The zip contains a file and a folder with the same name: ${name}.`,
  nameTooLong: ({ name, maxName, maxPath }: { name: string; maxName: number; maxPath: number }) =>
    `The zip contains a name that is too long: ${name} A name may have ${number(maxName)} bytes, and a whole path ${number(maxPath)}.`,
  zeroByte: "The zip contains a name with a zero byte.",
  symbolicLink: ({ name }: { name: string }) =>
    `The zip contains a symbolic link, which isn't allowed: ${name}. Nothing was unpacked.`,
  encrypted: "The zip is protected with a password; pack it without one.",
  bomb: ({ size }: { size: string }) => `The zip would unpack to ${size}, too much for a game. Nothing was unpacked.`,
  entryDamaged: ({ name, reason }: { name: string; reason: string }) => `${name} in the zip is damaged: ${reason}.`,
  nameUnstorable: ({ name }: { name: string }) => `The zip contains a name that this disk cannot store: ${name}.`,
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
      notWasm: `${file} isn't WebAssembly (it does not begin with \\0asm).`,
      noUnityData: `${file} contains no Unity data.`,
      tooLarge: `${file} is larger than 4 GB when it is unpacked.`,
      notBrotli: `${file} is damaged (it isn't a brotli archive, or a part of it was changed).`,
      notGzip: `${file} is damaged (it isn't a gzip archive, or a part of it was changed).`,
    })[fault],
};
