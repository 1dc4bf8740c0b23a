export const leaderboards = {
  clearQuestion: "This action cannot be undone. Are you sure you want to clear all leaderboards for all users?",
  cleared: "All leaderboards cleared.",
  pageTitle: "Leaderboards",
  clearHint:
    "This resets every leaderboard of every class and organization. Grades, attempts and quiz responses are kept.",
  clearedOn: ({ dateTime }: { dateTime: string }) => `Last cleared on ${dateTime}`,
  neverCleared: "Never cleared",
  clear: "Clear All Leaderboards",
};
