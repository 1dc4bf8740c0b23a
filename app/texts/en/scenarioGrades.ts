import { plural } from "../format";

export const scenarioGrades = {
  plotTitle: "Spread of the grades",
  plotLegend: ({ percent }: { percent: string }) => `Dashed: median, ${percent}`,
  plotLabel: "Students by their share of the points",
  playedIt: "played it",
  notStarted: "not started",
  responses: "Responses",
  noGrades: "No grades yet",
  nobodyPlayed: "Nobody has played this scenario.",
  withoutPoints: "This scenario gives no points.",
  scenarios: "Scenarios",
  next: ({ scenarioTitle }: { scenarioTitle: string }) => `Next: ${scenarioTitle} →`,
  noPoints: "No points",
  notPlayed: "Not played",
  tableLabel: "Students by letter",
  grade: "Grade",
  who: "Who",
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
};
