import { plural } from "../format";

export const scenarioGrades = {
  plotTitle: "Grade distribution",
  plotLegend: ({ percent }: { percent: string }) => `Dashed line: median (${percent})`,
  plotLabel: "Students by share of points",
  /** Label of a figure such as "12 of 24": students who played. */
  playedIt: "played",
  notStarted: "not started",
  responses: "Responses",
  noGrades: "No grades yet",
  nobodyPlayed: "No one has played this scenario yet.",
  withoutPoints: "This scenario doesn't give points.",
  scenarios: "Scenarios",
  next: ({ scenarioTitle }: { scenarioTitle: string }) => `Next: ${scenarioTitle} →`,
  noPoints: "No points",
  notPlayed: "Not played",
  tableLabel: "Students by grade",
  grade: "Grade",
  /** Heading of the column with the students' names. */
  who: "Names",
  studentAttempts: ({ username, attempts }: { username: string; attempts: number }) =>
    `${username}, ${plural(attempts, { one: "# attempt", other: "# attempts" })}`,
  average: "average",
  median: "median",
  passed: "passed",
  previous: ({ scenarioTitle }: { scenarioTitle: string }) => `← Previous: ${scenarioTitle}`,
  bin: ({ from, to, letter, students }: { from: number; to: number; letter: string; students: number }) =>
    to === 100
      ? `${from} to 100 % (${letter}): ${plural(students, { one: "# student", other: "# students" })}`
      : `${from} to under ${to} % (${letter}): ${plural(students, { one: "# student", other: "# students" })}`,
  title: "Grades",
  studentLink: "Link for students",
  copyStudentLink: "Copy link for students",
};
