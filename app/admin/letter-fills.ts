import type { GradeLetter } from "~/domain/gradebook/grade-letter";

/** The colour of each letter in plots: below the pass mark, just above it, and the rest. */
export const letterFills: Record<GradeLetter, string> = {
  F: "var(--color-bad)",
  D: "var(--color-amber)",
  C: "var(--color-accent)",
  B: "var(--color-accent)",
  A: "var(--color-accent)",
  "A+": "var(--color-accent)",
};
