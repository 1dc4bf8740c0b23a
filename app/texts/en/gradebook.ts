import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const gradebook = {
  findStudent: "Find a student",
  found: ({ found }: { found: number }) => `${found} found`,
  noneFound: "No Student Found",
  accessCode: "access code",
  ended: "Ended",
  scheduled: "Scheduled",
  notLive: "Reconnecting...",
  notLiveHint: "The server isn't answering. We try again every few seconds.",
  active: "Active",
  activeLive: ({ wide }: { wide: (text: string) => ReactNode }) => rich`${wide("Active, ")}live`,
  students: ({ students }: { students: number }) => plural(students, { one: "student", other: "students" }),
  average: "average",
  averageOf: ({ graded }: { graded: number }) => `average of ${graded}`,
  averageHint: ({ graded }: { graded: number }) =>
    `Average of the ${plural(graded, { one: "# student", other: "# students" })} with grades`,
  courseCompletion: "course completion",
  reviewClaims: ({ waitingClaims }: { waitingClaims: number }) =>
    plural(waitingClaims, { one: "Review # claim", other: "Review # claims" }),
  claims: "Claims",
  studentVisibility: "Student visibility",
  summary: "Summary",
  downloadCsv: "Download CSV",
  notDownloaded: "Failed to download gradebook",
  studentsShown: "Students shown",
  showName: ({ show }: { show: "all" | "at-risk" | "not-started" | "failing" }) =>
    ({ all: "All", "at-risk": "At risk", "not-started": "Not started", failing: "Failing" })[show],
  notPlayed: "Not played",
  notPlayedChoice: "Not played …",
  notPlayedAt: ({ scenarioTitle }: { scenarioTitle: string }) => `Not played: ${scenarioTitle}`,
  campaign: "Campaign",
  allCampaigns: "All campaigns",
  noAttemptAt: ({ scenarioTitle }: { scenarioTitle: string }) => `No attempt at ${scenarioTitle}.`,
  shownOf: ({ found, all }: { found: number; all: number }) => `${found} of ${all} shown.`,
  messageStudents: "Message these students",
  showDetails: "Show class details",
  hideDetails: "Hide class details",
  joinWithCode: ({ accessCode }: { accessCode: ReactNode }) => rich`Students join with the access code ${accessCode}`,
  noMatch: ({ query }: { query: string }) => `No students match “${query}”.`,
  noneListed: "No students in this list.",
  skipToGrades: "Skip to the grades",
  barsLegend: "Bars above a column: how many grades of each letter.",
  plotsByScenario: "Plots by scenario",
  showNotStarted: ({
    notStarted,
    students,
    scenarioTitle,
  }: {
    notStarted: number;
    students: number;
    scenarioTitle: string;
  }) => `${notStarted} of ${students} have not started ${scenarioTitle}: show them`,
  whyAtRisk: "Why at risk",
  sortBy: ({ scenarioTitle }: { scenarioTitle: string }) => `Sort by ${scenarioTitle}`,
  quizLink: ({ scenarioTitle }: { scenarioTitle: string }) => `${scenarioTitle}: quiz responses (opens in a new tab)`,
  matrixLabel: "Grades of each student in each scenario",
  classAverage: "Class average",
  classAverageHint: "Average of the grades, everyone in the class counted",
  classMedian: "Class median",
  classMedianHint: "Median of the grades, everyone in the class counted",
  passed: "Passed",
  passedHint: ({ percent }: { percent: number }) => `Grades of ${percent} % or more, of those with a grade`,
  notStartedRowHint: "Students without an attempt, of the class",
  retiredHint: ({ scenarioTitle }: { scenarioTitle: string }) =>
    `${scenarioTitle}: No longer offered; its grades stay.`,
  noGrades: "no grades yet",
  graded: ({ graded }: { graded: number }) => `${graded} graded`,
  missing: ({ missing }: { missing: number }) => `${missing} missing`,
  view: "View",
  hidden: ({ columns }: { columns: number }) => `${columns} hidden`,
  rows: "Rows",
  densityName: ({ density }: { density: "compact" | "regular" | "comfortable" }) =>
    ({ compact: "Compact", regular: "Regular", comfortable: "Comfortable" })[density],
  hideIn: ({ campaign }: { campaign: string }) => `Hide in ${campaign}`,
  apply: "Apply",
  noCourses: "No Courses Found",
  showHint: ({
    show,
    atRisk,
    failingPercent,
  }: {
    show: "all" | "at-risk" | "not-started" | "failing";
    atRisk: { percent: number; days: number };
    failingPercent: number;
  }) =>
    ({
      all: "Everyone in this class.",
      "at-risk": `At risk: average below ${atRisk.percent} %, or inactive for ${atRisk.days} days. New students get a ${atRisk.days}-day grace period.`,
      "not-started": "Not started: no attempt at any scenario.",
      failing: `Failing: average below ${failingPercent} %.`,
    })[show],
  subtitle: ({ names, date, wide }: { names: string; date: string; wide: (text: string) => ReactNode }) =>
    rich`${names}${wide(`, since ${date}`)}`,
};
