/** Where someone signed in. */
export const devices = {
  browserOn: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknown: "Unknown device",
};
