import { fileNamePartOf } from "~/domain/file-name";

/** 'Quiz Results.csv', or with the scenario title appended. */
export function quizResultsFileNameOf(scenarioTitle?: string) {
  const title = scenarioTitle && fileNamePartOf(scenarioTitle);
  return title ? `Quiz Results ${title}.csv` : "Quiz Results.csv";
}
