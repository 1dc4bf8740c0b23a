// Pure: what an accepted claim does to the best score that the server has verified.
export type VerifiedBest = { score: number; maxScore: number };

const shareOf = ({ score, maxScore }: VerifiedBest) => (maxScore > 0 ? score / maxScore : 0);

/** Of attempts at one scenario. */
export function findVerifiedBest(attempts: (VerifiedBest & { isVerified: boolean })[]): VerifiedBest | null {
  const verified = attempts.filter(({ isVerified }) => isVerified);
  const [best] = verified.sort((one, other) => shareOf(other) - shareOf(one));
  return best ? { score: best.score, maxScore: best.maxScore } : null;
}

/** Whether a claim would count in place of the verified score. The best share counts (docs/decisions/0143). */
export const isReplacing = (claim: VerifiedBest, verified: VerifiedBest | null): verified is VerifiedBest =>
  verified !== null && shareOf(claim) > shareOf(verified);

const pointsOf = ({ score, maxScore }: VerifiedBest) => `${score}/${maxScore}`;

/** Before a claim is accepted; null where nothing is verified. */
export function describeAcceptance(claim: VerifiedBest, verified: VerifiedBest | null): string | null {
  if (!verified) return null;
  return isReplacing(claim, verified)
    ? `This replaces a verified score: ${pointsOf(claim)}, which nobody has checked, counts instead of ${pointsOf(verified)}.`
    : `The verified score of ${pointsOf(verified)} still counts: it is as good or better.`;
}

/** Afterwards. */
export const describeReplaced = (replaced: VerifiedBest | null) =>
  replaced ? ` It counts instead of the verified ${pointsOf(replaced)}.` : "";
