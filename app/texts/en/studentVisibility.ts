export const studentVisibility = {
  saved: "Saved. It holds from the next look on.",
  title: "What students see",
  purpose: "Each student sees the own progress, grades, attempts and answers under My results, and nobody else's name.",
  median: "The median of the class beside each grade",
  medianHint: "Of scenarios that at least five students have played.",
  answers: "Right answers and explanations of quizzes",
  answersHint: "When the quiz rules of the course allow it. Off: never.",
  saving: "Saving...",
  tabTitle: "Student visibility",
};
