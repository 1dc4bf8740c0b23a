import type { GradeLetter } from "~/domain/gradebook/grade-letter";

/** The colour of each letter in plots: below the pass mark, just above it, and the rest, the better the stronger. */
export const letterFills: Record<GradeLetter, string> = {
  F: "var(--color-bad)",
  D: "var(--color-amber)",
  C: "var(--color-letter-c)",
  B: "var(--color-letter-b)",
  A: "var(--color-accent)",
  "A+": "var(--color-good)",
};
