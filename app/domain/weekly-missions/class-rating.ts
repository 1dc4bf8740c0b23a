// Pure: an Elo rating from the missions of several weeks. Each week, everyone of the class who flew meets everyone else.

/** What everyone starts with. */
const firstRating = 1500;
/** The most that a week can change. */
const swing = 48;
/** In a smaller week, a single rival would decide. */
const leastFlyers = 3;

export type WeekOfClass = readonly { userId: string; points: number }[];
export type Rating = { rating: number; weeks: number; change: number };

/** Weeks in the order of time. Who never flew in a week that counts has no rating. */
export function rateClass(weeks: readonly WeekOfClass[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const flyers of weeks.filter(({ length }) => length >= leastFlyers)) {
    const before = new Map(flyers.map(({ userId }) => [userId, ratings.get(userId)?.rating ?? firstRating]));
    for (const flyer of flyers) {
      const change = changeOf(flyer, flyers, before);
      const { rating = firstRating, weeks: earlier = 0 } = ratings.get(flyer.userId) ?? {};
      ratings.set(flyer.userId, { rating: rating + change, weeks: earlier + 1, change });
    }
  }
  return ratings;
}

function changeOf(own: WeekOfClass[number], flyers: WeekOfClass, before: ReadonlyMap<string, number>): number {
  const ratingOf = (userId: string) => before.get(userId) ?? firstRating;
  const rivals = flyers.filter(({ userId }) => userId !== own.userId);
  const surplus = rivals.reduce((sum, rival) => {
    const expected = 1 / (1 + 10 ** ((ratingOf(rival.userId) - ratingOf(own.userId)) / 400));
    return sum + (1 + Math.sign(own.points - rival.points)) / 2 - expected;
  }, 0);
  return (swing * surplus) / rivals.length;
}
