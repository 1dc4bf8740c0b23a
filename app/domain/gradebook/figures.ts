// All figures of grades are rounded down, in pages and files alike: 89.6 % with a B must not read 90 %.

/** Products such as 0.29 * 100 can be slightly below the whole number. */
const slack = 1e-9;

/** A share (0 to 1) in whole percent. */
export const percentOf = (share: number) => Math.floor(share * 100 + slack);

export const percentText = (share: number | null) => (share === null ? "–" : `${percentOf(share)} %`);

/** A mean of points or a correlation, with at most two decimals. */
export const cutText = (value: number) => String(Math.trunc(value * 100 + Math.sign(value) * slack) / 100);

/**
 * The percentages that `counts` are of `all`. If the counts add up to all, the percentages add up to 100 (largest
 * remainder method).
 */
export function percentsOf(counts: number[], all: number): number[] {
  if (all === 0) return counts.map(() => 0);
  const percents = counts.map((count) => percentOf(count / all));
  if (counts.reduce((sum, count) => sum + count, 0) !== all) return percents;
  const remainder = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const mostCut = counts
    .map((count, place) => ({ place, lost: (count * 100) % all }))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, remainder)
    .map(({ place }) => place);
  return percents.map((percent, place) => (mostCut.includes(place) ? percent + 1 : percent));
}
