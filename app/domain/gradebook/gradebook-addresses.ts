import { fileNamePartOf } from "~/domain/file-name";

/** Where the gradebook of a class is read. Pure. */
export const gradebookAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}`;

/** Where a student's record in a class session is read, at its attempts in one scenario when that is named. Pure. */
export const studentAddressOf = (classSessionId: string, userId: string, scenarioId?: string) =>
  `/instructor/gradebook/${classSessionId}/students/${userId}${scenarioId ? `#${scenarioId}` : ""}`;

/** Where one attempt is read. Pure. */
export const attemptAddressOf = (attemptId: string) => `/instructor/attempts/${attemptId}`;

/** Where a player reads one of the own attempts. Pure. */
export const ownAttemptAddressOf = (attemptId: string) => `/results/attempts/${attemptId}`;

/** Where an instructor decides what the students of a class may read. Pure. */
export const visibilityAddressOf = (classSessionId: string) => `${gradebookAddressOf(classSessionId)}/students/results`;

/** Where the claims of a class are accepted. Pure. */
export const claimsAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/attempts/claims`;

/** Where the grades of a class in one scenario are plotted. Pure. */
export const plotAddressOf = (classSessionId: string, scenarioId: string) =>
  `/instructor/gradebook/${classSessionId}/scenarios/${scenarioId}`;

/** The parameters that say how a gradebook is looked at. */
const listParameters = ["show", "missing", "campaign", "hide", "q", "sort", "page"];

/** How the gradebook is looked at, of an address that may say more. Pure. */
export function listIn(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([name]) => listParameters.includes(name))).toString();
}

/** The address of a page that leads back to the gradebook as `search` has it, and to the next of its students. Pure. */
export const inList = (address: string, search: URLSearchParams) => withList(address, listIn(search));

/** The same with what `listIn` has given. Pure. */
export function withList(address: string, list: string): string {
  if (list === "") return address;
  const [, path = "", query, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  const rest = [...new URLSearchParams(query)].filter(([name]) => !listParameters.includes(name));
  const own = rest.length > 0 ? `&${new URLSearchParams(rest)}` : "";
  return `${path}?${list}${own}${hash}`;
}

const shortLength = 8;

/** A scenario as `?hide=` names it: forty whole ids would be a long address. Pure. */
export const shortIdOf = (scenarioId: string) => scenarioId.slice(0, shortLength);

/** 'Gradebook Orbital Mechanics 101, Fall Term.csv' */
export const gradebookCsvFileNameOf = ({ courseName, name }: { courseName: string; name: string }) =>
  `Gradebook ${fileNamePartOf(`${courseName}, ${name}`)}.csv`;

/** Where students of a class are written to; its query, as that of the gradebook, says whom. Pure. */
export const messageAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/message`;

/** Where the summary of a class is read and shared. Pure. */
export const summaryAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/summary`;

/** Where anyone with the link's token reads it. Pure. */
export const sharedSummaryAddressOf = (token: string) => `/summary/${token}`;
