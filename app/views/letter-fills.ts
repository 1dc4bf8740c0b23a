import type { GradeLetter } from "~/domain/gradebook/grade-letter";

/** Colours of the letters in plots: failed, barely passed, and ever stronger for better grades. */
export const letterFills: Record<GradeLetter, string> = {
  F: "var(--color-bad)",
  D: "var(--color-amber)",
  C: "var(--color-letter-c)",
  B: "var(--color-letter-b)",
  A: "var(--color-accent)",
  "A+": "var(--color-good)",
};
