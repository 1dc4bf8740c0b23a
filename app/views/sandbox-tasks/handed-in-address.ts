/** The page that opens a handed-in sandbox in the simulator. */
export const handedInAddressOf = (attemptId: string) => `/handed-in/${attemptId}`;
