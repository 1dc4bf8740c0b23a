// Pure: why an attempt doesn't count although nobody has excluded it.
export const uncountedKinds = ["claim", "practice"] as const;
export type UncountedKind = (typeof uncountedKinds)[number];
