export const leaderboards = {
  clearQuestion: "This action cannot be undone. Are you sure you want to clear all leaderboards for all users?",
  cleared: "All leaderboards cleared.",
  pageTitle: "Leaderboards",
  clearHint:
    "Every leaderboard of every class and organization starts again from nothing. Grades, attempts and quiz responses stay.",
  clearedOn: ({ dateTime }: { dateTime: string }) => `Last cleared on ${dateTime}`,
  neverCleared: "They have never been cleared.",
  clear: "Clear All Leaderboards",
};
