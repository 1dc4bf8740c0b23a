/** Where students of a class are written to; its query, as that of the gradebook, says whom. Pure. */
export const messageAddressOf = (classSessionId: string) => `/instructor/gradebook/${classSessionId}/students/message`;
