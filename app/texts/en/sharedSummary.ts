export const sharedSummary = {
  readableUntil: ({ dateTime }: { dateTime: string }) =>
    `Anyone with this link can read this summary until ${dateTime}.`,
  closedHint: "It may have expired or been withdrawn. Ask the person who sent it to you for a new one.",
  closedTitle: "This summary link doesn't work",
  pageTitle: "Class summary",
};
