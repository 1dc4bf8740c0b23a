export type StandardAnswer = { text: string; correct: boolean };
/** maxScore 0 = unscored survey question. */
export type StandardQuestion = { text: string; maxScore: number; answers: StandardAnswer[] };

export const yes = (text: string): StandardAnswer => ({ text, correct: true });
export const no = (text: string): StandardAnswer => ({ text, correct: false });

/** A scored question; the answers keep the order in which they are written. */
export const q = (maxScore: 1 | 2 | 5, text: string, ...answers: StandardAnswer[]): StandardQuestion => ({
  text,
  maxScore,
  answers,
});

/** An unscored question: no answer is right or wrong. */
export const survey = (text: string, ...options: string[]): StandardQuestion => ({
  text,
  maxScore: 0,
  answers: options.map(no),
});
