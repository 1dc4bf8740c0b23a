// Pure: how an accepted claim affects the best verified score.
import { texts } from "~/texts";

type Points = { score: number; maxScore: number };
export type VerifiedBest = Points & { receivedAt: Date };

const shareOf = ({ score, maxScore }: Points) => (maxScore > 0 ? score / maxScore : 0);

/** `attempts`: at one scenario. */
export function findVerifiedBest(attempts: (VerifiedBest & { isVerified: boolean })[]): VerifiedBest | null {
  const verified = attempts.filter(({ isVerified }) => isVerified);
  const [best] = verified.sort((one, other) => (isBetter(one, other) ? -1 : 1));
  return best ? { score: best.score, maxScore: best.maxScore, receivedAt: best.receivedAt } : null;
}

/** The rule of `counting-rules.ts`: the highest share counts, then the latest. */
const isBetter = (one: VerifiedBest, other: VerifiedBest) =>
  shareOf(one) === shareOf(other) ? one.receivedAt > other.receivedAt : shareOf(one) > shareOf(other);

/** Whether a claim would count instead of the verified score. */
export const isReplacing = (claim: VerifiedBest, verified: VerifiedBest | null): verified is VerifiedBest =>
  verified !== null && isBetter(claim, verified);

const pointsOf = ({ score, maxScore }: Points) => `${score}/${maxScore}`;

/** Shown before a claim is accepted; null if there is no verified score. */
export function describeAcceptance(claim: VerifiedBest, verified: VerifiedBest | null): string | null {
  if (!verified) return null;
  return isReplacing(claim, verified)
    ? texts.judging.acceptReplaces({ claim: pointsOf(claim), verified: pointsOf(verified) })
    : texts.judging.acceptKeeps({ verified: pointsOf(verified) });
}

/** Shown afterwards. */
export const describeReplaced = (replaced: Points | null) =>
  replaced && texts.judging.replaced({ verified: pointsOf(replaced) });
