/** 'Quiz Results.csv', or with the scenario title appended. */
export function quizResultsFileNameOf(scenarioTitle?: string) {
  const title = scenarioTitle
    ?.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return title ? `Quiz Results ${title}.csv` : "Quiz Results.csv";
}
