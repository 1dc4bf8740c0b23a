import type { ReactNode } from "react";
import { rich } from "../rich";

export const results = {
  grades: "Grades",
  gradesLabel: "My grades by scenario",
  scenario: "Scenario",
  grade: "Grade",
  classMedian: "Class median",
  attemptsHeading: "Attempts, latest first",
  older: ({ older }: { older: number }) => `${older} older`,
  counts: "counts",
  late: "handed in late",
  excludedBecause: ({ reason }: { reason: string }) => `excluded: ${reason}`,
  myAnswers: "My answers",
  playsInNow: ({ name }: { name: string }) => `You're now playing in ${name}.`,
  myResults: "My results",
  /** Attempts that belong to no class. */
  outsideClass: "Outside a class",
  nothingPlayedHint: "Scenarios that you finish in the game appear here with their points.",
  nothingPlayed: "Nothing played yet",
  scenariosPlayed: "scenarios played",
  playIn: ({ courseName }: { courseName: string }) => `Play in ${courseName}`,
  classes: "Classes",
  nextScenario: ({ next, scenario }: { next: (text: string) => ReactNode; scenario: ReactNode }) =>
    rich`${next("Next: ")}${scenario}`,
  openGame: "Open the game",
  unsentNeedsScripts: "Turn on JavaScript to see attempts that are still waiting on this device.",
  unsentTitle: "Waiting on this device",
  /** In place of the points of an attempt that hasn't been sent. */
  notGraded: "not graded yet",
  notTaken: ({ refused }: { refused: string }) => `not accepted: ${refused}`,
  waits: "waiting to be sent",
  sendUnsent: "Open the game to send them",
  pageTitle: "My results",
  playsIn: ({ className }: { className: ReactNode }) => rich`You're playing in ${className}.`,
  attempts: "attempts",
  doneOf: ({ done, offered }: { done: number; offered: number }) => `${done} of ${offered}`,
  endedClass: ({ courseName, className }: { courseName: string; className: string }) =>
    `${courseName}, ${className} (ended)`,
  /** In place of a title. */
  aScenario: "Unknown scenario",
};
