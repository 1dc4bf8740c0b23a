// Pure: what an accepted claim does to the best score that the server has verified.
type Points = { score: number; maxScore: number };
export type VerifiedBest = Points & { receivedAt: Date };

const shareOf = ({ score, maxScore }: Points) => (maxScore > 0 ? score / maxScore : 0);

/** Of attempts at one scenario. */
export function findVerifiedBest(attempts: (VerifiedBest & { isVerified: boolean })[]): VerifiedBest | null {
  const verified = attempts.filter(({ isVerified }) => isVerified);
  const [best] = verified.sort((one, other) => (isBetter(one, other) ? -1 : 1));
  return best ? { score: best.score, maxScore: best.maxScore, receivedAt: best.receivedAt } : null;
}

/** The best share counts, and of equal shares the latest (docs/decisions/0002). */
const isBetter = (one: VerifiedBest, other: VerifiedBest) =>
  shareOf(one) === shareOf(other) ? one.receivedAt > other.receivedAt : shareOf(one) > shareOf(other);

/** Whether a claim would count in place of the verified score. */
export const isReplacing = (claim: VerifiedBest, verified: VerifiedBest | null): verified is VerifiedBest =>
  verified !== null && isBetter(claim, verified);

const pointsOf = ({ score, maxScore }: Points) => `${score}/${maxScore}`;

/** Before a claim is accepted; null where nothing is verified. */
export function describeAcceptance(claim: VerifiedBest, verified: VerifiedBest | null): string | null {
  if (!verified) return null;
  return isReplacing(claim, verified)
    ? `This replaces a verified score: ${pointsOf(claim)}, which nobody has checked, counts instead of ${pointsOf(verified)}.`
    : `The verified score of ${pointsOf(verified)} still counts: it's at least as good.`;
}

/** Afterwards. */
export const describeReplaced = (replaced: Points | null) =>
  replaced ? ` It counts instead of the verified ${pointsOf(replaced)}.` : "";
