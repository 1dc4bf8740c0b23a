import { number } from "../format";
/** A student's grades in a class, to print. */
export const transcript = {
  title: "Transcript of grades",
  open: "Printable transcript",
  username: "Username",
  courseAndClass: "Course and class",
  period: "Period",
  running: "still running",
  date: "Date",
  points: "Points",
  noGrade: "No grade",
  decided: "Decided by an instructor",
  held: ({ scenarios }: { scenarios: number }) =>
    `Scenarios left out because their grades aren't released yet: ${number(scenarios)}.`,
  letters: ({ letters }: { letters: string }) => `Letters from these percentages on: ${letters}.`,
  printed: ({ productName, date }: { productName: string; date: string }) =>
    `Printed from ${productName} on ${date}. This printout isn't signed; a signed transcript of a passed campaign can be checked by anyone who gets it.`,
};
