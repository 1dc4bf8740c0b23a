import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const studentRecord = {
  grades: "Grades",
  closeAll: "Hide older attempts and answers",
  openAll: "Show all attempts and answers",
  gradesIn: ({ title }: { title: string }) => `Grades in ${title}`,
  scenario: "Scenario",
  grade: "Grade",
  classMedian: "Class median",
  attemptsLatestFirst: "Attempts, latest first",
  /** A link: the figure, and words for screen readers. */
  medianPlot: ({
    median,
    scenarioTitle,
    unseen,
  }: {
    median: string;
    scenarioTitle: string;
    unseen: (text: string) => ReactNode;
  }) => rich`${median}${unseen(`, class median in ${scenarioTitle}: show plot`)}`,
  onlyLatest: "Latest only",
  countAttempt: "Count attempt",
  excludeAttempt: "Exclude attempt",
  takeBackClaim: "Undo acceptance",
  acceptClaim: "Accept claim",
  sandboxes: "Sandboxes",
  noSandboxes: "No sandboxes yet.",
  sandboxUse: ({ accessCount, dateTime }: { accessCount: number; dateTime: string }) =>
    plural(accessCount, {
      one: `opened # time, last changed ${dateTime}`,
      other: `opened # times, last changed ${dateTime}`,
    }),
  signIns: "Sign-ins during the class",
  noSignIns: "No sign-ins during this class.",
  notes: "Notes",
  noNotes: "No notes yet.",
  removeNote: ({ unseen }: { unseen: (text: string) => ReactNode }) => rich`Remove${unseen(" this note")}`,
  addNoteTitle: "Add a note",
  newNote: "New note",
  noteHint: "Saved with the course. Anyone who can open this gradebook can read it; the student can't.",
  addNote: "Add note",
  removeTitle: "Remove note?",
  remove: "Remove",
  handInFile: "Hand in a file",
  lastSignedIn: ({ relativeTime }: { relativeTime: ReactNode }) =>
    rich`Last signed in ${relativeTime}. No attempt in this class yet.`,
  neverSignedIn: "Never signed in.",
  previousStudent: "Previous student",
  nextStudent: "Next student",
  scenariosPlayed: "scenarios played",
  lastPlayed: "last played",
  noteAdded: "Note added.",
  noteRemoved: "Note removed.",
  played: ({ done, offered, average }: { done: number; offered: number; average: string | null }) =>
    average === null ? `${done} of ${offered} played` : `${done} of ${offered} played, average ${average}`,
  /** A link that shows older attempts. */
  older: ({ attempts }: { attempts: number }) => `${attempts} older`,
  /** Label of the menu of an attempt, such as "Change 8/10, 11/27/2026 @ 09:30". */
  changeAttempt: ({ points, dateTime }: { points: string; dateTime: string }) => `Change ${points}, ${dateTime}`,
  /** Beside the attempt that counts. */
  counts: "counts",
  handedInLate: ({ began }: { began: string | null }) =>
    began === null ? "handed in late" : `handed in late, started ${began}`,
  excludedBy: ({ by, reason }: { by: string; reason: string }) => `excluded by ${by}: ${reason}`,
  acceptedBy: ({ by }: { by: string }) => `accepted by ${by}`,
  deviceAttempts: ({
    device,
    attempts,
    muted,
  }: {
    device: string;
    attempts: number;
    muted: (text: string) => ReactNode;
  }) => rich`${device}${muted(plural(attempts, { one: ", # attempt", other: ", # attempts" }))}`,
  timeSpan: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  attempts: "attempts",
  noteRequired: "Write a note.",
  noteTooLong: ({ max }: { max: number }) => `The note must be at most ${max} characters.`,
  noteUnstorable: "The note contains a character that can't be saved. Remove it.",
  tooManyNotes: ({ max }: { max: number }) =>
    `This student already has ${max} notes, which is the limit. Remove one first.`,
};
