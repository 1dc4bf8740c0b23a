import { plural } from "../format";

/** Questions that come back until they are remembered; on pages and in refusals. */
export const practice = {
  otherAnswer: "Another answer was already sent with this ID. Load the questions again.",
  notTimeZone: "Send the name of a time zone, such as Europe/Berlin.",
  title: "Practice",
  hint: "Questions that you've answered come back shortly before you'd forget them. Practice isn't graded.",
  none: "There's nothing to practice yet. Questions come back here after your first lesson with questions.",
  due: ({ questions, minutes }: { questions: number; minutes: number }) =>
    plural(questions, {
      one: `# question is due, about ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
      other: `# questions are due, about ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
    }),
  nothingDue: "Nothing is due today.",
  nextOn: ({ date, count }: { date: string; count: number }) =>
    plural(count, { one: `Next practice on ${date}: # question`, other: `Next practice on ${date}: # questions` }),
  remembered: "remembered for three weeks or more",
  rememberedOf: ({ remembered, cards }: { remembered: number; cards: number }) => `${remembered} of ${cards}`,
  daysInARow: "days in a row with a lesson, a flight or practice",
  classTitle: "What the class forgets",
  classHint: ({ days, students }: { days: number; students: number }) =>
    `From practice in the last ${days} days, which isn't graded. Questions appear if at least ${students} students practice them. Names aren't shown.`,
  practising: ({ practising, students }: { practising: number; students: number }) =>
    `${practising} of ${students} students practiced.`,
  classNone: "No question is forgotten yet",
  classNoneHint:
    "Students practice in the game with questions that they've answered. This table then shows which ones they forget.",
  question: "Question",
  students: "Students",
  practiced: "Times practiced",
  forgotten: "Forgotten",
};
