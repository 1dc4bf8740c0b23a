/** Where the summary of a class is read and shared. Pure. */
export const summaryAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/summary`;

/** Where anyone with the link's token reads it. Pure. */
export const sharedSummaryAddressOf = (token: string) => `/summary/${token}`;
