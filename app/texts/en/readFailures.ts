export const readFailures = {
  sessionNotRead: "Failed to fetch course or session data",
  ownerGroupNotRead: "Failed to get session owner group",
  scenariosNotRead: "Failed to get scenarios",
  scorecardsNotRead: "Failed to get session scorecards",
  studentsNotRead: "Failed to fetch user data",
  quizNotRead: "Failed to fetch quiz score data",
};
