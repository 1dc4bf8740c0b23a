/** 'Quiz Results.csv', or with the scenario title appended (spec section 7, Scores). */
export function quizResultsFileName(scenarioTitle?: string) {
  const title = scenarioTitle
    ?.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return title ? `Quiz Results ${title}.csv` : "Quiz Results.csv";
}
