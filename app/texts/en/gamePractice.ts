import { dayAndMonth, plural } from "../format";

/** Practice in the simulator. */
export const gamePractice = {
  title: "Practice",
  start: ({ questions, minutes }: { questions: number; minutes: number }) =>
    plural(questions, {
      one: `Practice: # question, about ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
      other: `Practice: # questions, about ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
    }),
  nothingDue: "Nothing to practice today.",
  nextTomorrow: ({ count }: { count: number }) =>
    plural(count, { one: "Next practice tomorrow: # question.", other: "Next practice tomorrow: # questions." }),
  nextOn: ({ date, count }: { date: Date; count: number }) =>
    plural(count, {
      one: `Next practice on ${dayAndMonth(date)}: # question.`,
      other: `Next practice on ${dayAndMonth(date)}: # questions.`,
    }),
  streak: ({ days }: { days: number }) => plural(days, { one: "# day in a row", other: "# days in a row" }),
  needsConnection: "Practice needs a connection, because the server checks your answers.",
  notGraded: "Not graded. Choose an answer, then say whether you know it or are guessing.",
  place: ({ at, count, scenario }: { at: number; count: number; scenario: string }) =>
    `Question ${at} of ${count}, from ${scenario}`,
  several: "Select all that apply.",
  sure: "I know it",
  guess: "I'm guessing",
  right: "Correct.",
  wrong: ({ answers }: { answers: string }) => `That's not right. Correct answer: ${answers}`,
  backTomorrow: "This question comes back tomorrow.",
  backOn: ({ date }: { date: Date }) => `This question comes back on ${dayAndMonth(date)}.`,
  notCounted: "You've already practiced this question today.",
  notSent: "Your answer couldn't be sent. Check your connection, then send it again.",
  sendAgain: "Send again",
  gone: "This question can no longer be practiced.",
  nextQuestion: "Next question",
  finish: "Finish",
  openLesson: ({ lesson }: { lesson: string }) => `Open the lesson: ${lesson}`,
  openLessons: "Open the lessons",
  done: "That's it for now",
  rightOf: ({ right, count }: { right: number; count: number }) => `${right} of ${count} correct`,
  more: ({ count }: { count: number }) => plural(count, { one: "Practice # more", other: "Practice # more" }),
};
