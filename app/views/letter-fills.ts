/** Colours of the letters in plots: failed, barely passed, and ever stronger for better grades. */
const letterFills = [
  "var(--color-bad)",
  "var(--color-amber)",
  "var(--color-letter-c)",
  "var(--color-letter-b)",
  "var(--color-accent)",
  "var(--color-good)",
];

/** `place`: in a scale of `count` letters, worst first. */
export const letterFillOf = (place: number, count: number): string =>
  letterFills[Math.round((place / Math.max(1, count - 1)) * (letterFills.length - 1))] ?? "";
