// Pure: whether claims (points that a game reports without evidence) count in an organization.
export const claimRules = ["curriculum", "verifiedOnly", "count"] as const;
export type ClaimRule = (typeof claimRules)[number];

export const claimRuleTexts: Record<ClaimRule, { label: string; hint: string }> = {
  curriculum: {
    label: "As the curriculum says",
    hint:
      "Where the server grades, they don't count until an instructor accepts them. " +
      "Where the game grades, they count and are marked.",
  },
  verifiedOnly: {
    label: "Verified only",
    hint: "They don't count in any scenario until an instructor accepts them.",
  },
  count: {
    label: "Claims count",
    hint:
      "They count in every scenario and are marked. Beside a verified score of the same student they wait for an " +
      "instructor. Choose this only if you play with a game of your own that sends no evidence: students can make " +
      "such points up.",
  },
};
