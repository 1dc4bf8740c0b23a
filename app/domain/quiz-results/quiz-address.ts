import { fileNamePartOf } from "~/domain/file-name";
import { csvWords } from "~/domain/csv-words";

export type AddressedQuiz = { sessionId: string; sessionName: string; quizId: string; shortTitle: string };

/** The responses page of a quiz; `area` is `/instructor` inside its frame. Pure. */
export const quizAddressOf = ({ sessionId, sessionName, quizId, shortTitle }: AddressedQuiz, area = "") =>
  `${area}/gradebook/${encodeURIComponent(sessionName)}/${encodeURIComponent(shortTitle)}` +
  `?session=${sessionId}&quiz=${quizId}`;

/** 'Quiz Results.csv', or with the scenario's title appended. */
export function quizResultsFileNameOf(scenarioTitle?: string) {
  const title = scenarioTitle && fileNamePartOf(scenarioTitle);
  return csvWords.quizResultsName({ scenarioTitle: title || null });
}
