/** What is released by itself, in the order of the page. Right answers also wait for grades. Pure. */
export const releaseParts = ["grades", "feedback", "answers"] as const;
export type ReleasePart = (typeof releaseParts)[number];
