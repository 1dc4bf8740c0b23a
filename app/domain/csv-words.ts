/** Heads, values and names of CSV files: English for every reader, because other programs read them. */
export const csvWords = {
  name: "Name",
  username: "Username",
  average: "Average",
  scenarioPoints: ({ scenarioTitle }: { scenarioTitle: string }) => `${scenarioTitle} Points`,
  scenarioMaxPoints: ({ scenarioTitle }: { scenarioTitle: string }) => `${scenarioTitle} Max Points`,
  reported: "Reported by the Game",
  gradebookName: ({ className }: { className: string }) => `Gradebook ${className}.csv`,
  quizResultsName: ({ scenarioTitle }: { scenarioTitle: string | null }) =>
    scenarioTitle === null ? "Quiz Results.csv" : `Quiz Results ${scenarioTitle}.csv`,
  quiz: "Quiz",
  firstName: "First Name",
  lastName: "Last Name",
  score: "Score",
  maxScore: "Max Score",
  completed: "Completed (UTC)",
  question: ({ label, text }: { label: string; text: string }) => `${label}. ${text}`,
  questionScore: ({ label }: { label: string }) => `${label} Score`,
  yes: "Yes",
};
