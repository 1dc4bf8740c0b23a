// Texts of the gradebook and the quiz responses in each state.
export const gradebookTexts = {
  loading: "Loading...",
  noStudents: "No Students Enrolled",
  noneFound: "No Student Found",
  loadingStudents: "Loading Students...",
  loadingQuizData: "Loading Quiz Data...",
  noQuizData: "No quiz data found",
  noCourses: "No Courses Found",
  sessionNotRead: "Failed to fetch course or session data",
  ownerGroupNotRead: "Failed to get session owner group",
  scenariosNotRead: "Failed to get scenarios",
  scorecardsNotRead: "Failed to get session scorecards",
  studentsNotRead: "Failed to fetch user data",
  quizNotRead: "Failed to fetch quiz score data",
  notDownloaded: "Failed to download results",
  gradebookNotDownloaded: "Failed to download gradebook",
  notLive: "Reconnecting...",
  retired: "Retired",
  retiredHint: "No longer offered; its grades stay.",
  notLiveHint: "The server isn't answering. We try again every few seconds.",
};

/** How long a page waits for data before it says that there is none. */
export const noDataMilliseconds = 5_000;

/** Quiz column titles are cut at 20 characters, in two lines of 10. */
export function quizColumnTitleOf(title: string): [first: string, second: string] {
  const characters = [...title];
  return [characters.slice(0, 10).join(""), characters.slice(10, 20).join("")];
}

/** Milliseconds between polls of an open gradebook: a grade appears within a second of its receipt. */
export const pollIntervalMs = 600;
