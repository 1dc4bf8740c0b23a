import { plural } from "../format";
import type { quizAnswers as english } from "../en/quizAnswers";
import type { Translation } from "../translation";

export const quizAnswers: Translation<typeof english> = {
  title: "Quizze, Frage für Frage",
  chosen: "gewählt",
  noAnswer: "Keine Antwort.",
  answers: ({ answered }) => plural(answered, { one: "# Antwort", other: "# Antworten" }),
  rightOf: ({ right, marked }) => `${right} von ${marked} richtig`,
  right: "richtig",
  wrong: "falsch",
};
