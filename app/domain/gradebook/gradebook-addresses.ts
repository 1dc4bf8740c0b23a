/** Where the gradebook of a class is read. Pure. */
export const gradebookAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}`;

/** Where a student's record in a class session is read, at its attempts in one scenario when that is named. Pure. */
export const studentAddressOf = (classSessionId: string, userId: string, scenarioId?: string) =>
  `/instructor/gradebook/${classSessionId}/students/${userId}${scenarioId ? `#${scenarioId}` : ""}`;

/** Where one attempt is read. Pure. */
export const attemptAddressOf = (attemptId: string) => `/instructor/attempts/${attemptId}`;

/** Where a player reads one of the own attempts. Pure. */
export const ownAttemptAddressOf = (attemptId: string) => `/results/attempts/${attemptId}`;

/** Where the claims of a class are accepted. Pure. */
export const claimsAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/attempts/claims`;

/** Where the grades of a class in one scenario are plotted. Pure. */
export const plotAddressOf = (classSessionId: string, scenarioId: string) =>
  `/instructor/gradebook/${classSessionId}/scenarios/${scenarioId}`;
