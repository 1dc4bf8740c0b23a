/** What a draft is of: a lesson, or a scenario that asks for a sandbox. Pure. */
export const draftKinds = ["lesson", "sandbox"] as const;
export type DraftKind = (typeof draftKinds)[number];
