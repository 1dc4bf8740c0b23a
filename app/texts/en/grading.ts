import { plural } from "../format";

/** The rules by which a course is graded, and what a total comes from. */
export const grading = {
  title: "Grading",
  intro: "These rules apply to all classes of this course. Preview a change before you save it.",
  usual: "The course has no rules of its own: the best attempt counts, and each scenario counts the same.",
  setBy: ({ by, date }: { by: string; date: string }) => `Changed by ${by} on ${date}.`,
  edit: "Edit grading",
  attemptsTitle: "Attempts",
  counting: "Attempt that counts",
  countingOf: ({ counting }: { counting: "best" | "last" | "first" | "mean" }) =>
    ({ best: "Best attempt", last: "Last attempt", first: "First attempt", mean: "Mean of all attempts" })[counting],
  countingHint: "The mean is of the percentages, rounded down to whole points.",
  maxAttempts: "Number of attempts",
  maxAttemptsHint: "Only the first ones at each scenario count. Leave blank to count all.",
  anyNumber: "All",
  categoriesTitle: "Categories",
  categoriesHint:
    "Without categories, each scenario counts the same. With categories, the weights add up to 100, and the scenarios of a category share its weight.",
  category: ({ number }: { number: number }) => `Category ${number}`,
  name: "Name",
  weight: "Weight in %",
  dropLowest: "Drop lowest",
  dropLowestHint: "Number of each student's lowest grades that don't count. One grade always counts.",
  removeHint: "To remove a category, clear its name and weight.",
  campaignsTitle: "Campaigns",
  campaignsHint: "A campaign without a category doesn't count in the total.",
  campaignCategory: ({ campaign }: { campaign: string }) => `Category of ${campaign}`,
  noCategory: "Doesn't count",
  useCampaigns: "Use campaigns as categories",
  lettersTitle: "Letters and passing",
  letters: "Letters",
  lettersHint: "A letter and the percentage it starts at on each line, best first. The last one starts at 0.",
  passMark: "Pass mark in %",
  passMarkHint: "Below it, a student fails. Within 10 % above it, a student is at risk.",
  rounding: "Rounding of totals",
  roundingOf: ({ rounding }: { rounding: "down" | "nearest" }) =>
    ({ down: "Down to whole percent", nearest: "To the nearest whole percent" })[rounding],
  preview: "Preview",
  save: "Save grading",
  reset: "Remove rules",
  makeDefault: "Make these the default",
  makeDefaultHint: "New courses of the organization start with the saved rules of this course.",
  startFrom: "Start from",
  startFromHint: "Fills in the form. Nothing changes until you save.",
  fromCourse: "Rules of another course",
  fromOrganization: "Default of the organization",
  fillIn: "Fill in",
  saved: "Grading saved.",
  savedOver: ({ by }: { by: string }) =>
    `Grading saved. ${by} changed it while you were editing; your rules now apply.`,
  removed: "Rules removed.",
  defaultSaved: "New courses will start with these rules.",
  previewTitle: ({ className }: { className: string }) => `Preview: ${className}`,
  previewNoClass: "The course has no class yet, so no grades would change.",
  previewSame: ({ students }: { students: number }) =>
    students === 0
      ? "The class has no students yet, so no grades would change."
      : plural(students, {
          one: "The total of the only student stays the same.",
          other: "The totals of all # students stay the same.",
        }),
  previewMoves: ({ higher, lower, students }: { higher: number; lower: number; students: number }) =>
    `Totals so far that would rise: ${higher}, that would fall: ${lower}, of ${students}.`,
  previewPassing: ({ nowPassing, nowFailing }: { nowPassing: number; nowFailing: number }) =>
    `Students who would pass and fail now: ${nowPassing}. Students who would fail and pass now: ${nowFailing}.`,
  previewNow: "Now",
  previewThen: "With these rules",
  previewMore: ({ more }: { more: number }) => plural(more, { one: "# more student", other: "# more students" }),
  noTotal: "No grades yet",
  soFar: "So far",
  ifNothingMoreComes: "If nothing more comes",
  soFarHint: "The total of the grades so far",
  ifNothingMoreComesHint: "The total if every scenario without a grade counts as 0",
  whyTitle: "Why this total?",
  whyEqual: ({ total, grades }: { total: string; grades: number }) =>
    plural(grades, { one: `${total} from # grade.`, other: `${total}, the mean of # grades.` }),
  whyCategory: ({ name, weight, share, grades }: { name: string; weight: string; share: string; grades: number }) =>
    plural(grades, {
      one: `${name} counts ${weight} %: ${share} from # grade.`,
      other: `${name} counts ${weight} %: ${share} from # grades.`,
    }),
  whyEmptyCategory: ({ name, weight }: { name: string; weight: string }) =>
    `${name} counts ${weight} %: no grades yet, so the other categories count more.`,
  whyDropped: ({ name, scenarios }: { name: string; scenarios: string }) => `Dropped from ${name}: ${scenarios}.`,
  whyUncounted: ({ campaigns }: { campaigns: string }) => `Not part of the total: ${campaigns}.`,
  whyCounting: ({
    counting,
    maxAttempts,
  }: {
    counting: "best" | "last" | "first" | "mean";
    maxAttempts: number | null;
  }) => {
    const which = {
      best: "the best attempt counts",
      last: "the last attempt counts",
      first: "the first attempt counts",
      mean: "the mean of all attempts counts",
    }[counting];
    return maxAttempts === null
      ? `In each scenario, ${which}.`
      : plural(maxAttempts, {
          one: "In each scenario, only the first attempt counts.",
          other: `In each scenario, ${which}, among the first #.`,
        });
  },
  whyPassMark: ({ passMark }: { passMark: number }) => `The pass mark is ${passMark} %.`,
  summaryEqual: "Each scenario counts the same",
  summaryCategories: ({ categories }: { categories: number }) =>
    plural(categories, { one: "# category", other: "# categories" }),
  total: "Total",
  tooLong: ({ max }: { max: number }) => `Enter at most ${max} characters.`,
  unprintable: "Remove line breaks and control characters.",
  wholeBetween: ({ least, most }: { least: number; most: number }) => `Enter a whole number from ${least} to ${most}.`,
  weightBetween: "Enter a weight from 0.01 to 100, with at most two decimals.",
  nameRequired: "Enter a name for this category.",
  tooManyCampaigns: "A category can have at most 500 campaigns.",
  letterLines: "Enter a letter and a whole percentage on each line, such as B 80.",
  letterCount: ({ max }: { max: number }) => `Enter 2 to ${max} letters.`,
  lettersInOrder: "Each letter must start at a lower percentage than the one before it.",
  lettersFromZero: "The last letter must start at 0.",
  lettersTwice: "Each letter can appear only once.",
  tooManyCategories: ({ max }: { max: number }) => `A course can have at most ${max} categories.`,
  namesTwice: "Two categories have the same name.",
  campaignTwice: "A campaign can be in one category only.",
  weightsTotal: ({ total }: { total: string }) => `The weights add up to ${total}, not to 100.`,
  tooManyVersions: ({ max }: { max: number }) =>
    `The rules have already been changed ${max} times, which is the limit.`,
  unknownCampaign: "A campaign of these rules isn't in the course's curriculum.",
};
