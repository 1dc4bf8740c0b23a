import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const studentRecord = {
  grades: "Grades",
  closeAll: "Close older attempts and answers",
  openAll: "Open all attempts and answers",
  gradesIn: ({ title }: { title: string }) => `Grades in ${title}`,
  scenario: "Scenario",
  bestGrade: "Best grade",
  classMedian: "Class median",
  attemptsLatestFirst: "Attempts, latest first",
  medianPlot: ({
    median,
    scenarioTitle,
    unseen,
  }: {
    median: string;
    scenarioTitle: string;
    unseen: (text: string) => ReactNode;
  }) => rich`${median}${unseen(` of the class in ${scenarioTitle}: plot`)}`,
  onlyLatest: "Only the latest",
  countAttempt: "Count attempt",
  excludeAttempt: "Exclude attempt",
  takeBackClaim: "Take back claim",
  acceptClaim: "Accept claim",
  sandboxes: "Sandboxes",
  noSandboxes: "Has made no sandbox.",
  sandboxUse: ({ accessCount, dateTime }: { accessCount: number; dateTime: string }) =>
    `opened ${plural(accessCount, { one: "# time", other: "# times" })}, changed ${dateTime}`,
  signIns: "Sign-ins during the class",
  noSignIns: "Has not signed in during this class.",
  notes: "Notes",
  noNotes: "No notes yet.",
  removeNote: ({ unseen }: { unseen: (text: string) => ReactNode }) => rich`Remove${unseen(" this note")}`,
  addNoteTitle: "Add a note",
  newNote: "New note",
  noteHint: "Stays with the course. Read by those who may read this gradebook, not by the student.",
  addNote: "Add Note",
  removeTitle: "Remove this note?",
  remove: "Remove",
  handInFile: "Hand in a file",
  lastSignedIn: ({ relativeTime }: { relativeTime: ReactNode }) =>
    rich`Last signed in ${relativeTime}. No attempt in this class yet.`,
  neverSignedIn: "Has never signed in.",
  previousStudent: "Previous student",
  nextStudent: "Next student",
  scenariosPlayed: "scenarios played",
  lastPlayed: "last played",
  noteAdded: "Note added.",
  noteRemoved: "Note removed.",
  played: ({ done, offered, average }: { done: number; offered: number; average: string | null }) =>
    average === null ? `${done} of ${offered} played` : `${done} of ${offered} played, average ${average}`,
  older: ({ attempts }: { attempts: number }) => `${attempts} older`,
  changeAttempt: ({ points, dateTime }: { points: string; dateTime: string }) => `Change ${points}, ${dateTime}`,
  counts: "counts",
  handedInLate: ({ began }: { began: string | null }) =>
    began === null ? "handed in late" : `handed in late, began ${began}`,
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
  average: "average",
  attempts: "attempts",
  noteRequired: "Write a note.",
  noteTooLong: ({ max }: { max: number }) => `A note has at most ${max} characters.`,
  noteUnstorable: "The note contains a character that cannot be stored.",
  tooManyNotes: ({ max }: { max: number }) => `There are ${max} notes about this student. Remove one first.`,
};
