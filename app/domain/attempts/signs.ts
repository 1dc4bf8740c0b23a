// Pure: what is remarkable about an attempt. It is shown with its reason, and nobody is judged by it.
import { namesText } from "~/domain/count-text";

/** What is known of an attempt that may be remarkable. */
export type AttemptFacts = {
  /** Between its start and its receipt; null where no start was told. */
  seconds: number | null;
  points: number;
  /** Questions that were answered. */
  answered: number;
  wrong: number;
  burns: number;
  /** Each start has drawn a flight of its own: the burns of one don't fit another. */
  isDrawn: boolean;
  /** Others of the class who handed in the very same evidence, or the very same answers. */
  sameFrom: string[];
  /** Starts of this student at this scenario in this class that no attempt has come of, before this one. */
  unfinishedStarts: number;
};

export type Sign = { kind: "time" | "same" | "starts"; reason: string };

/** Nobody reads and answers a question faster, s. */
const secondsPerAnswer = 2;
/** Nobody earns points in less, s. */
const minSeconds = 5;
/** Short flights and nearly right quizzes are often the same: the tutorial says what to burn, the key is one. */
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
