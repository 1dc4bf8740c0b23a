import { number, plural } from "../format";

/** The form of a scenario that asks for a sandbox. */
export const sandboxForm = {
  /** What a new draft is of. */
  kind: "Kind",
  kindName: ({ kind }: { kind: "lesson" | "sandbox" }) => ({ lesson: "Lesson", sandbox: "Sandbox task" })[kind],
  taskHint: "What students build. A blank line starts a new paragraph.",
  /** Below the task's points. */
  pointsHint: "Those of the checks, and those by hand.",
  checksHint: "The server runs the checks on each sandbox that is handed in. The rest of the points are given by hand.",
  /** How many of the task's points the checks give. */
  sum: ({ checks, byHand }: { checks: number; byHand: number }) =>
    `Checks: ${number(checks)} points. By hand: ${number(byHand)} points.`,
  checkName: ({ place }: { place: number }) => `Check ${place}`,
  period: "Period, min",
  eccentricity: "Eccentricity",
  spacecraft: "Spacecraft number",
  other: "Other spacecraft",
  below: "Closer than, km",
  minutes: "Within, min",
  addCheck: ({ kind }: { kind: "range" | "approach" }) =>
    ({ range: "Add a check of an orbit", approach: "Add a closest approach" })[kind],
  noChecks: "No checks yet. Without any, all points are given by hand.",
  writeText: "Say what students build.",
  writePoints: "Enter how many points the task gives, at least 1.",
  checksGiveMore: ({ sum, points }: { sum: number; points: number }) =>
    `The checks add up to ${number(sum)} points, but the task gives ${number(points)}.`,
  mistakesBeforePublishing: ({ places }: { places: number }) =>
    plural(places, {
      one: "Fix # mistake before publishing this task.",
      other: "Fix # mistakes before publishing this task.",
    }),
};
