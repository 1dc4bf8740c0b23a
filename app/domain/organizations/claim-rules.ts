// Pure: whether claims (points that a game reports without evidence) count in an organization.
export const claimRules = ["curriculum", "verifiedOnly", "count"] as const;
export type ClaimRule = (typeof claimRules)[number];
