import { plural } from "../format";

export const quizAnswers = {
  title: "Quizzes, question by question",
  /** Beside an answer that the student chose. */
  chosen: "chosen",
  noAnswer: "No answer.",
  answers: ({ answered }: { answered: number }) => plural(answered, { one: "# answer", other: "# answers" }),
  rightOf: ({ right, marked }: { right: number; marked: number }) => `${right} of ${marked} correct`,
  right: "correct",
  wrong: "wrong",
};
