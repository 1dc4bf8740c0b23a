// Pure: why an attempt doesn't count although nobody has excluded it.
export const uncountedKinds = ["claim", "practice"] as const;
export type UncountedKind = (typeof uncountedKinds)[number];

/** For points that the server hasn't calculated itself. */
export const reportedWord = "reported by the game";
export const reportedHint = "The game reported these points. The server has not verified them.";

/** For instructors. */
export const uncountedTexts: Record<UncountedKind, { short: string; notice: string }> = {
  claim: {
    short: "doesn't count until accepted",
    notice:
      "The game reported these points without evidence of how they were earned. They don't count until you accept them.",
  },
  practice: { short: "practice, doesn't count", notice: "This was played in practice mode, which doesn't count." },
};

/** Next to the student's own attempt. */
export const ownUncountedTexts: Record<UncountedKind, string> = {
  claim: "doesn't count unless your instructor accepts it",
  practice: "practice, doesn't count",
};

/** For the student: what the attempt lacks, and what would make it count. */
export function reasonOfUncounted(kind: UncountedKind, classSessionId: string | null): string {
  if (kind === "practice") return "You played in practice mode, which doesn't count.";
  const claim = "The game reported these points without evidence of how they were earned.";
  return classSessionId === null
    ? `${claim} They don't count.`
    : `${claim} They don't count unless your instructor accepts them.`;
}
