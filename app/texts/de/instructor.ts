import { plural } from "../format";
import { rich } from "../rich";
import type { instructor as english } from "../en/instructor";
import type { Translation } from "../translation";

export const instructor: Translation<typeof english> = {
  noClassYet: "Sobald einer Ihrer Kurse eine Klasse hatte, öffnet sich hier das Notenbuch.",
  viewAllCourses: "Alle Kurse ansehen",
  live: "live",
  quizResponses: "Quizantworten",
  sidebar: "Kursleitung",
  accessCode: ({ accessCode }) => rich`Zugangscode${accessCode}`,
  allQuizzes: ({ quizzes }) => plural(quizzes, { one: "# Quiz", other: "Alle # Quizze" }),
  noCourseYet: "Noch kein Kurs",
  chooseCourse: "Kurs wählen",
  open: "Öffnen",
  copyAccessCode: "Zugangscode kopieren",
};
