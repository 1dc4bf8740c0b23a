// Pure: the rules of a course, by which attempts become grades and grades a total (docs/decisions/0180).

/** From this percentage on, a grade has this letter. The last one of a scale begins at 0. */
export type LetterStep = { letter: string; from: number };

/** Which attempts at a scenario make its grade: the best, the newest, the oldest, or the mean of all. */
export const countings = ["best", "last", "first", "mean"] as const;
export type Counting = (typeof countings)[number];

/** Of a percentage: cut, or to the nearest whole one. */
export const roundings = ["down", "nearest"] as const;

export type GradeCategory = {
  name: string;
  /** In percent of the total, with at most two decimals; those of all categories add up to 100. */
  weight: number;
  /** Number of a student's grades that are dropped, those with the lowest percentage first. */
  dropLowest: number;
  campaignIds: string[];
};

/** What is taken off an attempt received after its due date. */
export type LateRule = {
  /** In percent of the attempt's points, for each day begun since the due date. */
  percentPerDay: number;
  /** In percent of the attempt's points: what always stays. */
  leastPercent: number;
  /** Up to this long after the due date, an attempt is on time. */
  graceMinutes: number;
};

export type GradingRules = {
  counting: Counting;
  /** Only the first ones at each scenario count; null: all. */
  maxAttempts: number | null;
  /** Null: attempts count in full whenever they are received. */
  late: LateRule | null;
  /** Without an attempt a scenario counts 0 after this number of days from its due date; null: it stays blank. */
  missingAfterDays: number | null;
  /** Empty: every scenario counts the same. A campaign in no category doesn't count. */
  categories: GradeCategory[];
  /** In whole percent. */
  passMark: number;
  /** Best first. */
  letters: LetterStep[];
  rounding: (typeof roundings)[number];
};

/** Without rules of its own, a course has these. */
export const usualRules: GradingRules = {
  counting: "best",
  maxAttempts: null,
  late: null,
  missingAfterDays: null,
  categories: [],
  passMark: 60,
  letters: [
    { letter: "A+", from: 95 },
    { letter: "A", from: 90 },
    { letter: "B", from: 80 },
    { letter: "C", from: 70 },
    { letter: "D", from: 60 },
    { letter: "F", from: 0 },
  ],
  rounding: "down",
};

export const gradingLimits = {
  ...{ categories: 20, letters: 20, letterLength: 12, attempts: 100, dropLowest: 100 },
  ...{ graceMinutes: 10_080, missingDays: 365 },
};

/** Whether a student's grade needs more than the best attempt. */
export const needsAllAttempts = ({
  counting,
  maxAttempts,
  late,
}: Pick<GradingRules, "counting" | "maxAttempts" | "late">) =>
  counting !== "best" || maxAttempts !== null || late !== null;

/** Average below which a student is at risk: ten percent above the pass mark. A share, as `passedFrom`. */
export const atRiskBelowOf = ({ passMark }: Pick<GradingRules, "passMark">) => (passMark + 10) / 100;

/** From 0 to 1. */
export const passedFromOf = ({ passMark }: Pick<GradingRules, "passMark">) => passMark / 100;

/** Place of a campaign's category; -1: it is in none. */
export const categoryOf = ({ categories }: Pick<GradingRules, "categories">, campaignId: string): number =>
  categories.findIndex(({ campaignIds }) => campaignIds.includes(campaignId));
