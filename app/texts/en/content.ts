import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const content = {
  curriculumTitle: "Curriculum of this game",
  checking: "Checking...",
  seeErrors: "See What Is Wrong",
  seeChanges: "See What It Changes",
  candidate: ({ title }: { title: string }) => `Candidate: ${title}`,
  notOfferedYet: "Students don't get it yet",
  contractCheck: "Contract check",
  offerToStudents: "Offer to students",
  discard: "Discard",
  curricula: "Curricula",
  noCurriculaHint: "Publish one below.",
  noCurricula: "No Curricula Found",
  curriculaLabel: "All curricula",
  key: "Key",
  version: "Version",
  campaigns: "Campaigns",
  scenarios: "Scenarios",
  questions: "Questions",
  downloadCurriculum: ({ title }: { title: ReactNode }) => rich`Download${title}`,
  unknownEngine: "Unknown (the build doesn't say)",
  game: "Game",
  offered: "Offered to students",
  notOffered: "Not offered",
  previewAsPlayer: "Preview as a player",
  checkContract: "Check the contract",
  uninstall: "Uninstall",
  doWithoutGame: ({ name }: { name: string }) => `Do without ${name}`,
  referenceSimulator: "Reference simulator",
  startupDataNotTaken: "No student's game has taken it yet",
  filesVerified: ({ files }: { files: number }) => `${files} files, all verified`,
  buildAtGameUrl:
    "The game comes from GAME_URL: put the new build there, under the same names or with a new index.html.",
  noDisk:
    "This host has no disk of its own. Put the build on any server and set GAME_URL to its folder, or deploy it in public/game.",
  simulator: "the simulator",
  attemptsStay: "Attempts and grades stay.",
  filesOfThirdDeleted: ({ title }: { title: string }) =>
    `Two games stay installed, so the files of ${title} are deleted.`,
  noClassRunning: "No class is running now.",
  uploadTitle: "Upload a game",
  verifying: "Unpacking and verifying ...",
  uploadedNotice: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`The game is uploaded as a candidate. ${link("Preview it, then offer it")}.`,
  upload: "Upload",
  uploading: "Uploading ...",
  zipRequired: "Choose a zip file.",
  zipTooLarge: "The zip must be at most 2 GB.",
  zipFile: "Zip of a Unity Web build",
  zipHint: "At most 2 GB. Every file is verified.",
  buildInZip: ({ span }: { span: (text: string) => ReactNode }) => rich`Which build ${span("(if it holds several)")}`,
  uploadProgress: ({ percent }: { percent: number }) => `Uploading: ${percent}%`,
  uploadLabel: "Upload of the game",
  otherGames: "Other games here",
  comesWithProduct: "Comes with the product.",
  gameFacts: ({ source, size, dateAndUser }: { source: string; size: string; dateAndUser: ReactNode }) =>
    rich`From ${source}, ${size}, uploaded ${dateAndUser}`,
  documentRequired: "Choose a JSON file, or paste a document.",
  publishTitle: "Publish a curriculum",
  publishHint: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`A new one, or a new version. You see what it changes first. ${link("JSON Schema")}`,
  jsonFile: "JSON file",
  jsonFileHint: "At most 5 MB.",
  seeDocumentChanges: "See What Changes",
  pasteDocument: "Or paste it",
  pasteHint: "Taken when no file is chosen.",
  pageTitle: "Content",
  subtitle: "What is taught here: the game and its curricula.",
  uploadInterrupted: "The upload was interrupted, and nothing was changed. Try again.",
  zipRefused: "The zip is larger than this server takes.",
  serverAnswered: ({ status }: { status: number }) => `The server answered ${status}.`,
  sensors: "This game uses motion sensors (phone tilt)",
  sensorsHint: "Lets it read how the phone is held and moved. Leave it off if the game doesn't need it.",
  saveSensors: ({ span }: { span: (text: string) => ReactNode }) => rich`Save${span(" motion sensors")}`,
  uploadedToast: "The game is uploaded as a candidate. Students don't get it yet: preview it, then offer it.",
  reloadPage: "Reload the page and try again.",
  gameOffered: ({ name }: { name: string }) => `Students get ${name} the next time they start the game.`,
  gameUninstalledFor: ({ name, instead }: { name: string; instead: string }) =>
    `${name} is uninstalled. Students get ${instead} instead.`,
  gameUninstalled: ({ name }: { name: string }) => `${name} is uninstalled.`,
  sensorsAllowed: ({ name }: { name: string }) => `${name} may use motion sensors.`,
  sensorsForbidden: ({ name }: { name: string }) => `${name} can't use motion sensors.`,
  missingGameDismissed: "The missing game is given up.",
  bundledCurriculum: ({
    title,
    version,
    state,
    published,
  }: {
    title: string | null;
    version: number | null;
    state: "new" | "newer" | "same" | "taken" | "older" | "unreadable";
    published: number;
  }) => {
    const introduction = `The build brings ${title}, version ${version}`;
    return {
      new: `${introduction}. It is not published here yet.`,
      newer: `${introduction}. Version ${published} is published.`,
      same: `${introduction}. It is published.`,
      taken: `${introduction}. Another document is published under this number: give it a higher one.`,
      older: `${introduction}. Version ${published} is published, which is newer.`,
      unreadable: "The build brings a StreamingAssets/curriculum.json that is no curriculum.",
    }[state];
  },
  buildName: ({ title, version, company }: { title: string; version: string | null; company: string | null }) =>
    [title, version, company && `by ${company}`].filter(Boolean).join(" "),
  build: "Build",
  from: "From",
  engine: "Engine",
  size: "Size",
  uploaded: "Uploaded",
  since: "Since",
  address: "Address",
  startupData: "Startup data",
  timeAndUser: ({ time, userName }: { time: ReactNode; userName: string }) => rich`${time}, by ${userName}`,
  unityEngine: ({ engine, isThreaded }: { engine: string; isThreaded: boolean }) =>
    `Unity ${engine}${isThreaded ? ", with threads" : ""}`,
  originOf: ({
    origin,
    source,
  }: {
    origin: "installed" | "copied" | "bundled" | "remote" | "deployed";
    source: string | null;
  }) => {
    const name = {
      installed: "Installed here",
      copied: "Copied into public/game",
      bundled: "The simulator that comes with the product",
      remote: "On another server (GAME_URL)",
      deployed: "Deployed with the site",
    }[origin];
    return source ? `${name}, from ${source}` : name;
  },
  startupDataTaken: ({ time, userName }: { time: ReactNode; userName: string | null }) =>
    userName ? rich`Last taken on ${time}, by the game of ${userName}` : rich`Last taken on ${time}`,
  startupDataRefused: ({ time, refusal }: { time: ReactNode; refusal: string | null }) =>
    rich`Last refused on ${time}: ${refusal}`,
  encodedSize: ({ size, encoding, unpackedSize }: { size: string; encoding: string; unpackedSize: string }) =>
    `${size}, ${encoding}, unpacked ${unpackedSize}`,
  discardTitle: ({ title }: { title: string }) => `Discard ${title}?`,
  uninstallTitle: ({ title }: { title: string }) => `Uninstall ${title}?`,
  uninstallGame: ({ title }: { title: string }) => `Uninstall ${title}`,
  filesDeleted: ({ title }: { title: string }) => `Its files are deleted. Students keep getting ${title}.`,
  filesDeletedOther: ({ title }: { title: string }) => `Its files are deleted, and students get ${title} instead.`,
  replacesGame: ({ title }: { title: string }) => `It replaces ${title}.`,
  classesRunning: ({ classes, title }: { classes: number; title: string }) =>
    `${plural(classes, { one: "# class is", other: "# classes are" })} running now: students who are playing go on with what ${title} has loaded, and get the other game the next time they start it.`,
  staysInstalled: ({ title }: { title: string }) => `${title} stays installed, and you can offer it again.`,
  offerTitle: ({ title }: { title: string }) => `Offer ${title} to students?`,
  uploadHint: "It becomes a candidate: students don't get it until you offer it.",
  uploadReplaces: ({ title }: { title: string }) =>
    `It becomes a candidate: students don't get it until you offer it. It replaces the candidate ${title}.`,
  offerGame: ({ title }: { title: ReactNode }) => rich`Offer to students${title}`,
  previewGame: ({ title }: { title: ReactNode }) => rich`Preview${title}`,
  uninstallOther: ({ title }: { title: ReactNode }) => rich`Uninstall${title}`,
  gameDiscarded: ({ title }: { title: string }) => `${title} is discarded.`,
  fileSize: ({ size, unit }: { size: string; unit: "GB" | "MB" | "kB" }) => `${size} ${unit}`,
};
