// Pure: what is unusual about an attempt. Pages show each sign with its reason; no sign changes a grade.
import { namesText } from "~/domain/names-text";
import { texts } from "~/texts";

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
    const reason = texts.attempt.signQuick({ answered, seconds: Math.max(0, Math.round(seconds)) });
    signs.push({ kind: "time", reason });
  }
  if (sameFrom.length > 0 && (burns >= (isDrawn ? 1 : minBurns) || wrong >= minWrong)) {
    const names = namesText(sameFrom, 3);
    const reason =
      burns > 0
        ? texts.attempt.signSameBurns({ names, burns, isDrawn })
        : texts.attempt.signSameAnswers({ names, wrong });
    signs.push({ kind: "same", reason });
  }
  if (unfinishedStarts >= manyStarts)
    signs.push({ kind: "starts", reason: texts.attempt.signStarts({ starts: unfinishedStarts }) });
  return signs;
}
