/** A question in a cell of the responses page. */
export type QuizCell = {
  score: number;
  maxScore: number;
  /** The chosen answers, by their position as shown. */
  chosen: { position: number; text: string; correct: boolean }[];
};

/** A tick or a cross if the question is scored, otherwise the answer's letter: A, B, C by position. */
export function answerMarkOf(cell: QuizCell, answer: QuizCell["chosen"][number]): string {
  if (cell.maxScore > 0) return answer.correct ? "✓" : "✗";
  return answerLetterOf(answer.position);
}

/** A, B, ... Z, AA, AB, ... */
export function answerLetterOf(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : answerLetterOf(Math.floor(position / 26) - 1) + letter;
}

export type CellTone = "right" | "wrong" | "none";

export function cellToneOf({ score, maxScore }: Pick<QuizCell, "score" | "maxScore">): CellTone {
  if (maxScore === 0) return "none";
  return score === maxScore ? "right" : "wrong";
}

/** Some of the points, but not all; shown beside the marks. */
export const isPartial = ({ score, maxScore }: Pick<QuizCell, "score" | "maxScore">) => score > 0 && score < maxScore;
