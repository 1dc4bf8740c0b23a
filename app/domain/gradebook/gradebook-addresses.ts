import { fileNamePartOf } from "~/domain/file-name";
import { csvWords } from "~/domain/csv-words";

/** The gradebook of a class. Pure. */
export const gradebookAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}`;

/** A student's record in a class session, or the attempts in one scenario. Pure. */
export const studentAddressOf = (classSessionId: string, userId: string, scenarioId?: string) =>
  `/instructor/gradebook/${classSessionId}/students/${userId}${scenarioId ? `#${scenarioId}` : ""}`;

/** A student's grades in a class session, to print. Pure. */
export const transcriptAddressOf = (classSessionId: string, userId: string) =>
  `${studentAddressOf(classSessionId, userId)}/transcript`;

/** The page of one attempt. Pure. */
export const attemptAddressOf = (attemptId: string) => `/instructor/attempts/${attemptId}`;

/** What a student of a class sees, shown to an instructor; or one attempt of it. Pure. */
export const viewAddressOf = (classSessionId: string, userId: string, attemptId?: string) =>
  `${gradebookAddressOf(classSessionId)}/students/${userId}/view${attemptId ? `/${attemptId}` : ""}`;

/** When students of a class see their results. Pure. */
export const releaseAddressOf = (classSessionId: string, scenarioId?: string) =>
  `${gradebookAddressOf(classSessionId)}/students/release${scenarioId ? `#${scenarioId}` : ""}`;

/** The student's own page of an attempt. Pure. */
export const ownAttemptAddressOf = (attemptId: string) => `/results/attempts/${attemptId}`;

/** The page on which an instructor sets what students of a class may read. Pure. */
export const visibilityAddressOf = (classSessionId: string) => `${gradebookAddressOf(classSessionId)}/students/results`;

/** The page with the due dates of a class; with a student and a scenario, ready to extend them. Pure. */
export const datesAddressOf = (classSessionId: string, extended?: { userId: string; scenarioId: string }) =>
  `${gradebookAddressOf(classSessionId)}/dates${
    extended ? `?student=${extended.userId}&scenario=${extended.scenarioId}#extend` : ""
  }`;

/** The page on which claims of a class are accepted. Pure. */
export const claimsAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/attempts/claims`;

/** The plot of a class's grades in one scenario. Pure. */
export const plotAddressOf = (classSessionId: string, scenarioId: string) =>
  `/instructor/gradebook/${classSessionId}/scenarios/${scenarioId}`;

/** The address parameters of a gradebook's view. */
const listParameters = ["show", "missing", "campaign", "hide", "q", "sort", "page"];

/** The page on which a question of a quiz gets another key. Pure. */
export const regradeAddressOf = (classSessionId: string, scenarioId: string, questionId?: number) =>
  `${plotAddressOf(classSessionId, scenarioId)}/regrade${questionId === undefined ? "" : `?question=${questionId}`}`;

/** The page on which the rubric of a scenario is written. Pure. */
export const rubricAddressOf = (classSessionId: string, scenarioId: string) =>
  `${plotAddressOf(classSessionId, scenarioId)}/rubric`;

/** The parameters of the gradebook's list in a query: filter, search, sorting, page. Pure. */
export function listQueryOf(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([name]) => listParameters.includes(name))).toString();
}

/** An address that carries the gradebook's list parameters, for links back and to the next student. Pure. */
export const withListQueryOf = (address: string, search: URLSearchParams) =>
  withListQuery(address, listQueryOf(search));

/** The same with the result of `listQueryOf`. Pure. */
export function withListQuery(address: string, list: string): string {
  if (list === "") return address;
  const [, path = "", query, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  const otherParameters = [...new URLSearchParams(query)].filter(([name]) => !listParameters.includes(name));
  const otherQuery = otherParameters.length > 0 ? `&${new URLSearchParams(otherParameters)}` : "";
  return `${path}?${list}${otherQuery}${hash}`;
}

const shortLength = 8;

/** The start of a scenario's id, for `?hide=`: forty whole ids would be a long address. Pure. */
export const shortIdOf = (scenarioId: string) => scenarioId.slice(0, shortLength);

const chosenLength = 12;

/** The end of a student's id, for `?students=`; ids of one import begin alike. Pure. */
export const chosenPartOf = (userId: string) => userId.slice(-chosenLength);

/** 'Gradebook Orbital Mechanics 101, Fall Term.csv' */
export const gradebookCsvFileNameOf = ({ courseName, name }: { courseName: string; name: string }) =>
  csvWords.gradebookName({ className: fileNamePartOf(`${courseName}, ${name}`) });

/** 'Grades Orbital Mechanics 101, Fall Term OneRoster.zip' */
export const oneRosterFileNameOf = ({ courseName, name }: { courseName: string; name: string }) =>
  csvWords.oneRosterName({ className: fileNamePartOf(`${courseName}, ${name}`) });

/** The form for a message to students of a class; its query, like the gradebook's, selects them. Pure. */
export const messageAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/message`;

/** The page on which many grades are decided at once; its query, like the gradebook's, selects students. Pure. */
export const manyGradesAddressOf = (classSessionId: string) =>
  `/instructor/gradebook/${classSessionId}/students/grades`;

/** The comments to all students of a class. Pure. */
export const classCommentsAddressOf = (classSessionId: string) =>
  `${gradebookAddressOf(classSessionId)}/students/comments`;

/** The gradebook as it was on a day. Pure. */
export const pastGradebookAddressOf = (classSessionId: string) =>
  `/instructor/gradebook/${classSessionId}/students/past`;

/** The page on which a class summary is read and shared. Pure. */
export const summaryAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/summary`;

/** The page on which final grades of a class are submitted and read. Pure. */
export const finalGradesAddressOf = (classSessionId: string) =>
  `/instructor/gradebook/${classSessionId}/students/final`;

/** The shared summary, for anyone with the link's token. Pure. */
export const sharedSummaryAddressOf = (token: string) => `/summary/${token}`;

/** Decisions of colleagues that wait for a second look. */
export const looksAddress = "/instructor/requests?show=looks";
