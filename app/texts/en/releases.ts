import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

type Part = "grades" | "feedback" | "answers";
type Rule = "atOnce" | "at" | "allHandedIn" | "held";

/** When students see their grades, comments and right answers. */
export const releases = {
  title: "Release",
  open: "Release",
  hint: "Choose when students see what they reached in a scenario. Correct answers never appear before the grades.",
  scenario: "Scenario",
  part: ({ part }: { part: Part }) => ({ grades: "Grades", feedback: "Comments", answers: "Correct answers" })[part],
  rule: ({ rule }: { rule: Rule }) =>
    ({ atOnce: "At once", at: "At a time", allHandedIn: "When all have handed in", held: "Held until I release" })[
      rule
    ],
  opensAt: "Time",
  opensAtHint: "Only for “At a time”.",
  change: "Change",
  changeOf: ({ scenario }: { scenario: string }) => `Change release of ${scenario}`,
  changeAll: "Change all scenarios",
  leaveAsIs: "Leave as it is",
  releaseNow: "Release now",
  releaseOf: ({ scenario }: { scenario: string }) => `Release ${scenario} now`,
  shown: "Shown",
  shownSince: ({ dateTime, by }: { dateTime: string; by: string }) => `Released on ${dateTime} by ${by}`,
  waitsForGrades: "Waits for the grades",
  heldBy: ({ by }: { by: string }) => `Held by ${by}`,
  heldUntil: ({ dateTime }: { dateTime: string }) => `Held until ${dateTime}`,
  heldForAll: ({ waiting }: { waiting: number }) =>
    plural(waiting, { one: "Held: # student hasn't handed in", other: "Held: # students haven't handed in" }),
  waiting: ({ names }: { names: string }) => `Not handed in: ${names}`,
  handedIn: ({ students }: { students: number }) =>
    plural(students, { one: "# student has handed in", other: "# students have handed in" }),
  lesson: "Lessons show points and answers while they're played.",
  lessonShows: "Lessons show points and answers while they're played, so their grades and answers can't be held.",
  timeRequired: "Enter a date and time.",
  saved: "Saved. Students see the change on their next visit.",
  seenTitle: "Students may have seen this",
  seen: ({ students, names }: { students: number; names: string }) =>
    plural(students, {
      one: `# student could see it until now: ${names}. Nothing has been hidden yet.`,
      other: `# students could see it until now: ${names}. Nothing has been hidden yet.`,
    }),
  more: ({ more }: { more: number }) => plural(more, { one: "# more", other: "# more" }),
  hideAnyway: "Hide it anyway",
  noScenarios: "No scenarios",
  noScenariosHint: "The class's curriculum has no scenarios.",
  notReleased: "This grade isn't released yet.",
  heldTitle: "Not released yet",
  heldHint: "Totals and averages leave these scenarios out.",
  heldMark: "held",
  heldMarkHint: "Students don't see these grades yet.",
  handedInOn: ({ dateTime }: { dateTime: ReactNode }) => rich`Handed in on ${dateTime}`,
  notHandedIn: "Not handed in yet",
  from: ({ dateTime }: { dateTime: string }) => `You'll see your grade from ${dateTime}.`,
  later: "You'll see your grade when your instructor releases it.",
  gameHeld: "Handed in. Your instructor releases the result later.",
  viewAs: "View as student",
  viewTitle: ({ name }: { name: string }) => `What ${name} sees`,
  viewing: ({ name }: { name: ReactNode }) => rich`You see what ${name} sees. Nothing here can be changed.`,
  backToRecord: "Back to student record",
};
