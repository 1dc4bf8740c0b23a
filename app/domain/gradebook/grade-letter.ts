import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { totalPercentOf } from "~/domain/grades/total";
import { percentText } from "./figures";

type Scale = Pick<GradingRules, "letters">;

/** The letter of points; null without a maximum. */
export function gradeLetterOf(score: number, maxScore: number, { letters }: Scale): string | null {
  if (maxScore <= 0) return null;
  // Products of integers are exact; a quotient could miss a boundary by a rounding error.
  for (const { from, letter } of letters) if (score * 100 >= from * maxScore) return letter;
  return letters.at(-1)?.letter ?? null;
}

/** The letter of a total, from the percentage that is shown with it. `share`: from 0 to 1. */
export const letterOfAverage = (share: number, rules: Scale & Pick<GradingRules, "rounding">) =>
  gradeLetterOf(totalPercentOf(share, rules), 100, rules);

/** "B 82 %" */
export const averageText = (share: number | null, rules: Scale & Pick<GradingRules, "rounding">) =>
  share === null ? percentText(null) : `${letterOfAverage(share, rules)} ${totalPercentOf(share, rules)} %`;

/** How a grade looks: good, nearly failed, failed, or neither. `letter` null: it has no points. */
export type Tone = "good" | "warn" | "bad";

/** `percent` as it is shown. */
export function toneOf(percent: number, { passMark }: Pick<GradingRules, "passMark">): Tone | undefined {
  if (percent < passMark) return "bad";
  if (percent < passMark + 10) return "warn";
  return percent >= usualGoodFrom ? "good" : undefined;
}

const usualGoodFrom = usualRules.letters.find(({ letter }) => letter === "A")?.from ?? 90;
