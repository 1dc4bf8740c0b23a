import type { ReactNode } from "react";
import { rich } from "../rich";

export const instructor = {
  noClassYet: "The gradebook opens here as soon as one of your courses has had a class.",
  viewAllCourses: "View All Courses",
  live: "live",
  quizResponses: "Quiz Responses",
  sidebar: "Instructor",
  accessCode: ({ accessCode }: { accessCode: ReactNode }) => rich`Access code${accessCode}`,
  allQuizzes: ({ quizzes }: { quizzes: number }) => `All ${quizzes} quizzes`,
  noCourseYet: "No course yet",
  chooseCourse: "Choose a course",
  open: "Open",
  accessCodeLabel: "access code",
};
