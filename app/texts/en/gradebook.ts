import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const gradebook = {
  campaignType: ({ type }: { type: "Learn" | "Compete" }) => ({ Learn: "Learn", Compete: "Compete" })[type],
  findStudent: "Find a student",
  /** For screen readers, while they type in the search field. */
  found: ({ found }: { found: number }) => plural(found, { one: "# student found", other: "# students found" }),
  noneFound: "No students found",
  copyAccessCode: "Copy access code",
  ended: "Ended",
  scheduled: "Scheduled",
  notLive: "Reconnecting...",
  notLiveHint: "The server isn't responding. We'll keep trying every few seconds.",
  active: "Active",
  /** Chip of a running class whose page updates by itself. Phones show only "live". */
  activeLive: ({ wide }: { wide: (text: string) => ReactNode }) => rich`${wide("Active, ")}live`,
  /** Below the number. */
  students: ({ students }: { students: number }) => plural(students, { one: "student", other: "students" }),
  average: "average",
  averageOf: ({ graded }: { graded: number }) => `average, n=${graded}`,
  averageHint: ({ graded }: { graded: number }) =>
    `Average of the ${plural(graded, { one: "# student", other: "# students" })} with grades`,
  courseCompletion: "course completion",
  reviewClaims: ({ waitingClaims }: { waitingClaims: number }) =>
    plural(waitingClaims, { one: "Review # claim", other: "Review # claims" }),
  claims: "Claims",
  studentVisibility: "Student visibility",
  summary: "Summary",
  downloadCsv: "Download CSV",
  /** Opens the menu of what is needed less often; its groups are about grades, students, and reports. */
  more: "More",
  menuOfGrades: "Grades",
  menuOfStudents: "Students",
  menuOfReports: "Reports",
  /** Box beside a student's name. */
  choose: ({ name }: { name: string }) => `Choose ${name}`,
  chosenStudents: "Chosen students",
  chosen: ({ students }: { students: number }) =>
    plural(students, { one: "# student chosen", other: "# students chosen" }),
  chooseAll: ({ students }: { students: number }) => `Choose all ${students}`,
  chooseNone: "Clear selection",
  chooseScenario: "Scenario",
  chooseScenarioLater: "Choose scenarios later",
  changeChosen: "Change grades",
  notDownloaded: "Failed to download gradebook",
  studentsShown: "Students shown",
  showName: ({ show }: { show: "all" | "at-risk" | "not-started" | "failing" }) =>
    ({ all: "All", "at-risk": "At risk", "not-started": "Not started", failing: "Failing" })[show],
  notPlayed: "Not played",
  notPlayedChoice: "Not played…",
  notPlayedAt: ({ scenarioTitle }: { scenarioTitle: string }) => `Not played: ${scenarioTitle}`,
  campaign: "Campaign",
  allCampaigns: "All campaigns",
  noAttemptAt: ({ scenarioTitle }: { scenarioTitle: string }) => `No attempt at ${scenarioTitle}.`,
  shownOf: ({ found, all }: { found: number; all: number }) =>
    plural(all, { one: `Showing ${found} of # student.`, other: `Showing ${found} of # students.` }),
  messageStudents: "Message these students",
  showDetails: "Show class details",
  hideDetails: "Hide class details",
  joinWithCode: ({ accessCode }: { accessCode: ReactNode }) => rich`Students join with this access code: ${accessCode}`,
  noMatch: ({ query }: { query: string }) => `No students match “${query}”.`,
  noneListed: "No students match this filter.",
  skipToGrades: "Skip to grades",
  barsLegend: "Bars above each column: number of students per grade.",
  /** Keys of the grid. */
  keysLegend: ({ mayRun }: { mayRun: boolean }) =>
    `Keys on a grade: E to excuse, O to override, N to add a note, C to comment${mayRun ? ", D to extend the due date" : ""}, M to change several, Space to choose the student.`,
  plotsByScenario: "Grade plots by scenario",
  /** Label of the link "3 of 24" below a column; it filters the students. */
  showNotStarted: ({
    notStarted,
    students,
    scenarioTitle,
  }: {
    notStarted: number;
    students: number;
    scenarioTitle: string;
  }) =>
    plural(notStarted, {
      one: `# of ${students} hasn't started ${scenarioTitle}: show the student`,
      other: `# of ${students} haven't started ${scenarioTitle}: show these students`,
    }),
  whyAtRisk: "Why at risk",
  sortBy: ({ scenarioTitle }: { scenarioTitle: string }) => `Sort by ${scenarioTitle}`,
  quizLink: ({ scenarioTitle }: { scenarioTitle: string }) => `${scenarioTitle}: quiz responses (opens in a new tab)`,
  matrixLabel: "Grades by student and scenario",
  classAverage: "Class average",
  classAverageHint: "Average grade of the whole class, not only the students shown",
  classMedian: "Class median",
  classMedianHint: "Median grade of the whole class, not only the students shown",
  passed: "Passed",
  passedHint: ({ percent }: { percent: number }) =>
    `Students with a grade of ${percent} % or more, out of all students with a grade`,
  notStartedRowHint: "Students in the class without an attempt",
  retiredHint: ({ scenarioTitle }: { scenarioTitle: string }) =>
    `${scenarioTitle}: no longer offered. Its grades are kept.`,
  noGrades: "no grades yet",
  graded: ({ graded }: { graded: number }) => `${graded} graded`,
  /** Below a student's average: scenarios without a grade. */
  missing: ({ missing }: { missing: number }) => `${missing} missing`,
  view: "View",
  /** Beside "View": columns that are hidden. */
  hidden: ({ columns }: { columns: number }) => `${columns} hidden`,
  /** Heading of the choice of row height. */
  rows: "Rows",
  densityName: ({ density }: { density: "compact" | "regular" | "comfortable" }) =>
    ({ compact: "Compact", regular: "Regular", comfortable: "Comfortable" })[density],
  hideIn: ({ campaign }: { campaign: string }) => `Hide columns: ${campaign}`,
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
  subtitle: ({ names, date, wide }: { names: ReactNode; date: string; wide: (text: string) => ReactNode }) =>
    rich`${names}${wide(`, since ${date}`)}`,
};
