import { number } from "../format";

/** The gradebook as it was, beside a later moment. */
export const pastGradebook = {
  title: "Gradebook on another day",
  link: "Another day",
  day: "Day",
  at: "As of",
  atHint: ({ timeZone }: { timeZone: string }) => `The end of this day in the course's time zone: ${timeZone}.`,
  compareWith: "Compare with",
  compareHint: "Leave blank to compare with now.",
  onlyChanged: "Only students with changes",
  show: "Show",
  slider: "Move through the days of the class",
  compareWithEnd: "Compare with the end of the class",
  sliderHint: ({ days }: { days: number }) => `Days with changes, marked on the slider: ${number(days)}.`,
  changes: ({ changes }: { changes: number }) =>
    changes === 0 ? "No grade differs." : `Grades that differ: ${number(changes)}. The arrow leads to the later grade.`,
  /** For screen readers, before the later grade. */
  later: "later:",
  none: "No student has changes.",
  whatIf: "Try other rules",
  fault: ({ fault }: { fault: "notADay" | "beforeClass" | "future" }) =>
    ({
      notADay: "Enter a date that exists.",
      beforeClass: "The class hadn't started on this day. Choose a later one.",
      future: "This day is in the future. Choose an earlier one.",
    })[fault],
};
