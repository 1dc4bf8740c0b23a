export const quizAnswers = {
  title: "Quizzes, question by question",
  chosen: "chosen",
  noAnswer: "No answer.",
  answers: ({ answered }: { answered: number }) => `${answered} answers`,
  rightOf: ({ right, marked }: { right: number; marked: number }) => `${right} of ${marked} right`,
  right: "right",
  wrong: "wrong",
};
