// Every figure of grades is cut, never rounded up, in pages and files alike: 89.6 % beside a B must not read 90 %.

/** Products such as 0.29 * 100 miss the whole number by a rounding of their own. */
const slack = 1e-9;

/** A share (0 to 1) as whole percents. */
export const percentOf = (share: number) => Math.floor(share * 100 + slack);

export const percentText = (share: number | null) => (share === null ? "–" : `${percentOf(share)} %`);

/** A mean of points or a correlation, to two decimals at most. */
export const cutText = (value: number) => String(Math.trunc(value * 100 + Math.sign(value) * slack) / 100);

/**
 * Whole percents that `counts` are of `all`. Where the counts make up all of it, the percents make up 100: those that
 * lost most by being cut get the rest.
 */
export function percentsOf(counts: number[], all: number): number[] {
  if (all === 0) return counts.map(() => 0);
  const percents = counts.map((count) => percentOf(count / all));
  if (counts.reduce((sum, count) => sum + count, 0) !== all) return percents;
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const mostCut = counts
    .map((count, place) => ({ place, lost: (count * 100) % all }))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, missing)
    .map(({ place }) => place);
  return percents.map((percent, place) => (mostCut.includes(place) ? percent + 1 : percent));
}
