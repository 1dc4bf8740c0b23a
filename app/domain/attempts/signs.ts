// Pure: what is unusual about an attempt. Pages show each sign with its reason; no sign changes a grade.
import { namesText } from "~/domain/count-text";

/** The facts that signs are found in. */
export type AttemptFacts = {
  /** Between start and receipt; null without a start. */
  seconds: number | null;
  points: number;
  /** Number of answered questions. */
  answered: number;
  wrong: number;
  burns: number;
  /** Each start draws its own flight, so the burns of one don't fit another. */
  isDrawn: boolean;
  /** Others of the class who submitted exactly the same evidence or answers. */
  sameFrom: string[];
  /** Earlier starts of this student at this scenario in this class without an attempt. */
  unfinishedStarts: number;
};

export type Sign = { kind: "time" | "same" | "starts"; reason: string };

/** Seconds: nobody reads and answers a question faster. */
const secondsPerAnswer = 2;
/** Seconds: nobody earns points faster. */
const minSeconds = 5;
/**
 * Short flights and nearly right quizzes are often identical: the tutorial dictates the burns, and there is one right
 * answer.
 */
const minBurns = 3;
const minWrong = 3;
const manyStarts = 5;

export function signsOf({ seconds, points, answered, wrong, burns, isDrawn, ...more }: AttemptFacts): Sign[] {
  const signs: Sign[] = [];
  const { sameFrom, unfinishedStarts } = more;
  const least = Math.max(minSeconds, answered * secondsPerAnswer);
  if (seconds !== null && points > 0 && seconds < least) {
    const what = answered > 0 ? `${answered} questions answered` : "Points earned";
    signs.push({ kind: "time", reason: `${what} ${Math.max(0, Math.round(seconds))} s after the start.` });
  }
  if (sameFrom.length > 0 && (burns >= (isDrawn ? 1 : minBurns) || wrong >= minWrong)) {
    const what = burns > 0 ? burnsText(burns, isDrawn) : `the same answers, ${wrong} of them wrong`;
    signs.push({ kind: "same", reason: `${namesText(sameFrom, 3)} handed in ${what}.` });
  }
  if (unfinishedStarts >= manyStarts)
    signs.push({ kind: "starts", reason: `${unfinishedStarts} starts without an end before this attempt.` });
  return signs;
}

const burnsText = (burns: number, isDrawn: boolean) =>
  `${burns === 1 ? "the same burn" : `the same ${burns} burns`}${isDrawn ? ", although each start draws another flight" : ""}`;
