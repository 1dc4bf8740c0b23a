import { plural } from "../format";

/** What an instructor decides about a grade. */
export const decisions = {
  /** Label of the menu beside a grade. */
  menu: ({ scenarioTitle }: { scenarioTitle: string }) => `Change the grade in ${scenarioTitle}`,
  menuItem: ({ kind }: { kind: "excuse" | "override" | "adjust" | "note" }) =>
    ({ excuse: "Excuse", override: "Override grade", adjust: "Adjust points", note: "Note on this grade" })[kind],
  title: ({ kind }: { kind: "excuse" | "override" | "adjust" | "note" }) =>
    ({ excuse: "Excuse student", override: "Override grade", adjust: "Adjust points", note: "Note on this grade" })[
      kind
    ],
  action: ({ kind }: { kind: "excuse" | "override" | "adjust" | "note" }) =>
    ({ excuse: "Excuse", override: "Override grade", adjust: "Adjust points", note: "Add note" })[kind],
  effect: ({ kind }: { kind: "excuse" | "override" | "adjust" }) =>
    ({
      excuse:
        "This scenario no longer counts for this student: not in the average, not in the progress, and not as missing.",
      override: "These points count whatever the student hands in. The attempts stay in the list.",
      adjust:
        "The best attempt counts with this change, even if it's a later one, but never below 0 or above its maximum.",
    })[kind],
  points: "Points",
  maxPoints: "Out of",
  pointsToAdd: "Points to add",
  pointsToAddHint: "To subtract points, start with a minus.",
  reason: "Reason",
  reasonHint: "The student can read this reason.",
  note: "Note",
  noteHint: "Instructors and administrators can read this note. The student can't, and the grade doesn't change.",
  done: ({ kind }: { kind: "excuse" | "override" | "adjust" | "note" }) =>
    ({ excuse: "Student excused.", override: "Grade overridden.", adjust: "Points adjusted.", note: "Note added." })[
      kind
    ],
  /** Instead of `done`, if somebody else decided while the form was open. */
  overtook: ({ kind, by }: { kind: "excuse" | "override" | "adjust" | "note"; by: string }) =>
    kind === "note"
      ? `Note added. Meanwhile, ${by} changed this grade.`
      : `Saved. Meanwhile, ${by} had changed this grade, too. Your decision counts; both are in the history.`,
  undo: "Undo",
  undone: "undone",
  undoneToast: "Decision undone.",
  history: ({ entries }: { entries: number }) => `History (${entries})`,
  /** An entry of the history; `value`: points such as "80/100", or a change such as "+5". */
  entry: ({
    kind,
    by,
    value,
  }: {
    kind: "excuse" | "override" | "adjust" | "clear" | "note" | "withdraw";
    by: string;
    value: string;
  }) =>
    ({
      excuse: `${by} excused the student`,
      override: `${by} overrode the grade: ${value}`,
      adjust: `${by} adjusted the points: ${value}`,
      note: `${by} added a note`,
      clear: `${by} cleared the decisions: the attempts count`,
      withdraw: `${by} undid a decision`,
    })[kind],
  noGrade: ({ attempts }: { attempts: number }) => (attempts === 0 ? "Not played." : "No attempt counts."),
  bestOf: ({ points, attempts }: { points: string; attempts: number }) =>
    plural(attempts, { one: `${points} from the only attempt.`, other: `${points}, the best of # attempts.` }),
  isExcused: ({ bestPoints }: { bestPoints: string | null }) =>
    bestPoints === null ? "Excused by an instructor." : `Excused by an instructor; the best attempt has ${bestPoints}.`,
  isOverridden: ({ points, bestPoints }: { points: string; bestPoints: string | null }) =>
    bestPoints === null
      ? `An instructor set this grade to ${points}.`
      : `An instructor set this grade to ${points} instead of ${bestPoints} from the best attempt.`,
  isAdjusted: ({ change, bestPoints }: { change: string; bestPoints: string | null }) =>
    bestPoints === null
      ? `Adjusted by ${change}, but no attempt counts.`
      : `Adjusted by ${change}; the best attempt has ${bestPoints}.`,
  reasonRequired: "Enter a reason.",
  reasonTooLong: ({ max }: { max: number }) => `The text must be at most ${max} characters.`,
  reasonUnstorable: "The text contains a character that can't be saved. Remove it.",
  pointsWhole: "Enter a whole number.",
  pointsBetween: ({ least, most }: { least: number; most: number }) => `Enter a number from ${least} to ${most}.`,
  pointsAboveMaximum: "The points can't be more than the maximum.",
  adjustByNothing: "Enter how many points to add or subtract.",
  nothingToAdjust: "No attempt counts, so there are no points to adjust. Override the grade instead.",
  tooMany: ({ max }: { max: number }) => `This grade already has ${max} decisions and notes, which is the limit.`,
  notWithdrawable: "Only decisions can be undone, not notes.",
  alreadyWithdrawn: "This decision has already been undone.",
};
