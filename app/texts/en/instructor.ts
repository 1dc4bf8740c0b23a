import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const instructor = {
  noClassYet: "Once a class has started in one of your courses, its gradebook opens here.",
  viewAllCourses: "View All Courses",
  live: "live",
  quizResponses: "Quiz Responses",
  sidebar: "Instructor",
  /** The code is on a line of its own. */
  accessCode: ({ accessCode }: { accessCode: ReactNode }) => rich`Access code${accessCode}`,
  allQuizzes: ({ quizzes }: { quizzes: number }) => plural(quizzes, { one: "# quiz", other: "All # quizzes" }),
  noCourseYet: "No course yet",
  chooseCourse: "Choose a course",
  open: "Open",
  copyAccessCode: "Copy access code",
};
