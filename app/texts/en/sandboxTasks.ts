import { plural } from "../format";

/** Scenarios that ask to build something in the sandbox, in the game and for instructors. */
export const sandboxTasks = {
  task: "Task",
  checks: "Checks",
  check: "Check",
  approach: "Closest approach, km",
  spacecraft: "Spacecraft",
  pair: ({ one, other }: { one: number; other: number }) => `${one} and ${other}`,
  wanted: "Target",
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  below: ({ below, minutes }: { below: string; minutes: string }) => `less than ${below} within ${minutes} min`,
  found: "Value",
  result: "Result",
  met: "met",
  notMet: "not met",
  missing: "no such spacecraft",
  points: "Points",
  byHand: ({ points }: { points: number }) =>
    plural(points, {
      one: "Your instructor gives the remaining # point.",
      other: "Your instructor gives the remaining # points.",
    }),
  restIsByHand: ({ points }: { points: number }) =>
    plural(points, {
      one: "The remaining # point is given by hand.",
      other: "The remaining # points are given by hand.",
    }),
  restByHand: "Your instructor grades the rest.",
  handIn: "Hand in",
  confirm:
    "Your instructor gets a copy of this sandbox. You can go on building and hand in again. Press “Hand in” again to confirm.",
  handedIn: "Handed in",
  cannotHandIn: ({ field }: { field: string }) =>
    `This sandbox can't be handed in: ${field} is outside the limits. Change it and try again.`,
  backToSandbox: "Back to the sandbox",
  copy: "Sandbox as handed in",
  copyHint: "This is a copy of the sandbox as it was handed in. Nothing in it can be changed.",
  openCopy: "Open in the simulator",
  needsSimulator: "The simulator isn't available here, so the copy is shown as a table.",
  model: "Force model",
  toGrade: "To be graded",
  toGradeLegend: "… To be graded",
  again: "Handed in again",
  handedInOn: ({ dateTime }: { dateTime: string }) => `Handed in on ${dateTime}`,
  checksAdd: ({ points, maxPoints }: { points: number; maxPoints: number }) =>
    `The checks add ${points} of ${maxPoints} points.`,
  handedInMeanwhile:
    "The student has handed in again since you opened this form. Look at the newest attempt, then save the grade.",
  toGradeHint: "This attempt waits for a grade by hand: grade it by rubric, or override the grade.",
  queue: "Sandboxes",
  queueHint: "Sandboxes that students handed in and that wait for a grade by hand, in all your courses.",
  queueEmpty: "Nothing to grade",
  queueEmptyHint: "Sandboxes that students hand in appear here until they have a grade by hand.",
  seeAttempt: "See the attempt",
};
