import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** Who teaches a course: its instructor, co-instructors and assistants. */
export const teachers = {
  title: "People who teach",
  intro:
    "Co-instructors can do everything that the instructor can. Assistants read the gradebook, comment, and decide about grades and requests. They can't change members, classes, rules or dates, release grades or submit final grades.",
  person: "Person",
  reach: "Role in this course",
  reachOf: ({ reach }: { reach: "own" | "teach" | "assist" }) =>
    ({ own: "Instructor", teach: "Co-instructor", assist: "Assistant" })[reach],
  added: "Added",
  addedBy: ({ date, by }: { date: string; by: string }) => `${date} by ${by}`,
  noAccess: "No access",
  noAccessHint: "This account is disabled, or is no longer staff of the organization.",
  addTitle: "Add a person",
  choosePerson: "Choose a person",
  add: "Add to course",
  addHint: "To change someone's role in this course, add them again with the other role.",
  nobodyToAdd: "Your organization has no other instructors.",
  saved: ({ username, reach }: { username: string; reach: "teach" | "assist" }) =>
    reach === "teach"
      ? `${username} is now a co-instructor of this course.`
      : `${username} is now an assistant of this course.`,
  remove: ({ username, hidden }: { username: string; hidden: (text: string) => ReactNode }) =>
    rich`Remove${hidden(` ${username}`)}`,
  removed: ({ username }: { username: string }) => `${username} no longer teaches this course.`,
  instructorHint: "The instructor stays. A system administrator can make someone else the instructor.",
  open: "See who teaches",
  count: ({ people }: { people: number }) =>
    plural(people, { one: "# person teaches this course.", other: "# people teach this course." }),
  personRequired: "Choose a person.",
  reachRequired: "Choose co-instructor or assistant.",
  notStaff: "Choose someone from the staff of the course's organization.",
  isInstructor: "This person is the instructor of the course already.",
  instructorStays: "The instructor can't be removed. A system administrator can make someone else the instructor.",
  tooMany: ({ max }: { max: number }) =>
    `A course can have up to ${max} co-instructors and assistants. Remove someone first.`,
};
