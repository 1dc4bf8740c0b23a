import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** The administrators' page Content: the game builds on this server, and the curricula. */
export const content = {
  curriculumTitle: "Curriculum in this build",
  checking: "Checking...",
  seeErrors: "Review errors",
  seeChanges: "Review changes",
  /** A candidate is an uploaded game that students don't get yet. */
  candidate: ({ title }: { title: string }) => `Candidate: ${title}`,
  notOfferedYet: "Not offered to students yet",
  contractCheck: "Contract check",
  offerToStudents: "Offer to students",
  discard: "Discard",
  curricula: "Curricula",
  noCurriculaHint: "Publish your first curriculum below.",
  noCurricula: "No curricula found",
  curriculaLabel: "All curricula",
  key: "Key",
  version: "Version",
  campaigns: "Campaigns",
  scenarios: "Scenarios",
  questions: "Questions",
  /** `title` is for screen readers and starts with a space. */
  downloadCurriculum: ({ title }: { title: ReactNode }) => rich`Download${title}`,
  unknownEngine: "Unknown (the build doesn't say)",
  game: "Game",
  offered: "Offered to students",
  notOffered: "Not offered",
  previewAsPlayer: "Preview as a student",
  /** The contract: the messages that page and game exchange. */
  checkContract: "Check contract",
  uninstall: "Uninstall",
  /** On a button below the warning that the installed game's files are missing. */
  doWithoutGame: ({ name }: { name: string }) => `Continue without “${name}”`,
  startupDataNotTaken: "No student's game has accepted it yet",
  filesVerified: ({ files }: { files: number }) =>
    plural(files, { one: "# file, verified", other: "# files, all verified" }),
  buildAtGameUrl:
    "The game comes from GAME_URL. To change it, put the new build there with the same file names or with a new index.html.",
  noDisk:
    "This host has no disk, so games can't be uploaded here. Put the build on any web server and set GAME_URL to its folder, or deploy it in public/game.",
  simulator: "Simulator",
  attemptsStay: "Attempts and grades aren't affected.",
  filesOfThirdDeleted: ({ title }: { title: string }) =>
    `Only two games can stay installed, so the files of “${title}” will be deleted.`,
  noClassRunning: "No class is running right now.",
  uploadTitle: "Upload a game",
  verifying: "Unpacking and verifying...",
  uploadedNotice: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`The game was uploaded as a candidate. ${link("Preview it, then offer it to students")}.`,
  upload: "Upload",
  uploading: "Uploading...",
  zipRequired: "Choose a zip file.",
  zipTooLarge: "The zip file must be 2 GB or smaller.",
  zipFile: "Zip file of a Unity Web build",
  zipHint: "Up to 2 GB. Every file is verified.",
  buildInZip: ({ span }: { span: (text: string) => ReactNode }) =>
    rich`Build name ${span("(if the zip file contains several builds)")}`,
  uploadProgress: ({ percent }: { percent: number }) => `Uploading: ${percent} %`,
  uploadLabel: "Upload progress",
  otherGames: "Other games on this server",
  comesWithProduct: "Included in this installation.",
  gameFacts: ({ source, size, dateAndUser }: { source: string; size: string; dateAndUser: ReactNode }) =>
    rich`From ${source}, ${size}, uploaded ${dateAndUser}`,
  documentRequired: "Choose a JSON file or paste a document.",
  publishTitle: "Publish a curriculum",
  publishHint: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`Publish a new curriculum, or a new version of one. You'll review the changes first. ${link("JSON Schema")}`,
  jsonFile: "JSON file",
  jsonFileHint: "Up to 5 MB.",
  seeDocumentChanges: "Review changes",
  pasteDocument: "Or paste the document",
  pasteHint: "Used only if you don't choose a file.",
  pageTitle: "Content",
  subtitle: "The game and the curricula that students use.",
  uploadInterrupted: "The upload was interrupted and nothing was changed. Try again.",
  zipRefused: "The zip file is larger than this server accepts.",
  serverAnswered: ({ status }: { status: number }) => `The upload failed: the server answered ${status}.`,
  sensors: "This game uses motion sensors (phone tilt)",
  sensorsHint: "Lets the game read how the phone is held and moved. Leave it off if the game doesn't need it.",
  /** Only "Save" is visible; the rest is for screen readers. */
  saveSensors: ({ span }: { span: (text: string) => ReactNode }) => rich`Save${span(" motion sensor setting")}`,
  uploadedToast: "The game was uploaded as a candidate. Preview it, then offer it to students.",
  reloadPage: "Reload the page and try again.",
  gameOffered: ({ name }: { name: string }) => `Students get “${name}” the next time they start the game.`,
  gameUninstalledFor: ({ name, instead }: { name: string; instead: string }) =>
    `“${name}” was uninstalled. Students now get “${instead}”.`,
  gameUninstalled: ({ name }: { name: string }) => `“${name}” was uninstalled.`,
  sensorsAllowed: ({ name }: { name: string }) => `“${name}” can now use motion sensors.`,
  sensorsForbidden: ({ name }: { name: string }) => `“${name}” can no longer use motion sensors.`,
  missingGameDismissed: "Warning dismissed. Students get the game in public/game.",
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
  }) =>
    ({
      new: `The build includes version ${version} of “${title}”, which isn't published here yet.`,
      newer: `The build includes version ${version} of “${title}”. Version ${published} is published here.`,
      same: `The build includes version ${version} of “${title}”, which is published here.`,
      taken: `The build includes version ${version} of “${title}”, but a different document is published here under this version number. Give the one in the build a higher number.`,
      older: `The build includes version ${version} of “${title}”. A newer version, ${published}, is published here.`,
      unreadable: "The build's StreamingAssets/curriculum.json isn't a valid curriculum.",
    })[state],
  buildName: ({ title, version, company }: { title: string; version: string | null; company: string | null }) => {
    const name = version ? `${title} ${version}` : title;
    return company ? `${name} by ${company}` : name;
  },
  build: "Build",
  /** Where the build comes from. */
  from: "From",
  engine: "Engine",
  size: "Size",
  uploaded: "Uploaded",
  /** The date of the build's newest file. */
  since: "Last changed",
  address: "Address",
  /** What the page passes to the game: who is playing, and more. */
  startupData: "Startup data",
  timeAndUser: ({ time, userName }: { time: ReactNode; userName: string }) => rich`${time} by ${userName}`,
  unityEngine: ({ engine, isThreaded }: { engine: string; isThreaded: boolean }) =>
    isThreaded ? `Unity ${engine}, with threads` : `Unity ${engine}`,
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
      bundled: "Simulator included with the product",
      remote: "On another server (GAME_URL)",
      deployed: "Deployed with the site",
    }[origin];
    return source ? `${name}, from ${source}` : name;
  },
  startupDataTaken: ({ time, userName }: { time: ReactNode; userName: string | null }) =>
    userName ? rich`Last accepted on ${time} by the game of ${userName}` : rich`Last accepted on ${time}`,
  startupDataRefused: ({ time, refusal }: { time: ReactNode; refusal: string | null }) =>
    rich`Last rejected on ${time}: ${refusal}`,
  encodedSize: ({ size, encoding, unpackedSize }: { size: string; encoding: string; unpackedSize: string }) =>
    `${size} (${encoding}), ${unpackedSize} unpacked`,
  discardTitle: ({ title }: { title: string }) => `Discard “${title}”?`,
  uninstallTitle: ({ title }: { title: string }) => `Uninstall “${title}”?`,
  filesDeleted: ({ title }: { title: string }) => `Its files will be deleted. Students keep getting “${title}”.`,
  filesDeletedOther: ({ title }: { title: string }) =>
    `Its files will be deleted, and students will get “${title}” instead.`,
  replacesGame: ({ title }: { title: string }) => `It replaces “${title}”.`,
  classesRunning: ({ classes, title }: { classes: number; title: string }) =>
    plural(classes, {
      one: `# class is running right now. Students who are playing continue with “${title}” and get the other game the next time they start it.`,
      other: `# classes are running right now. Students who are playing continue with “${title}” and get the other game the next time they start it.`,
    }),
  staysInstalled: ({ title }: { title: string }) => `“${title}” stays installed, so you can offer it again.`,
  offerTitle: ({ title }: { title: string }) => `Offer “${title}” to students?`,
  uploadHint: "The game becomes a candidate. Students don't get it until you offer it.",
  uploadReplaces: ({ title }: { title: string }) =>
    `The game becomes a candidate and replaces the candidate “${title}”. Students don't get it until you offer it.`,
  offerGame: ({ title }: { title: ReactNode }) => rich`Offer to students${title}`,
  previewGame: ({ title }: { title: ReactNode }) => rich`Preview${title}`,
  uninstallOther: ({ title }: { title: ReactNode }) => rich`Uninstall${title}`,
  gameDiscarded: ({ title }: { title: string }) => `“${title}” was discarded.`,
  fileSize: ({ size, unit }: { size: string; unit: "GB" | "MB" | "kB" }) => `${size} ${unit}`,
};
