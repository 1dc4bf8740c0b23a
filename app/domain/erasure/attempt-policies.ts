/** What becomes of an erased person's attempts: they stay without the person, or go. */
export const attemptPolicies = ["keep", "remove"] as const;
export type AttemptPolicy = (typeof attemptPolicies)[number];
