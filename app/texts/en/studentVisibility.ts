export const studentVisibility = {
  saved: "Saved. Students see the change on their next visit.",
  title: "Student visibility",
  purpose: "Under My results, students see their own progress, grades, attempts and answers, and no one else's name.",
  median: "Class median beside each grade",
  medianHint: "For scenarios that at least five students have played.",
  answers: "Correct answers and explanations in quizzes",
  answersHint: "Shown when the course's quiz rules allow it. If off, they're never shown.",
  saving: "Saving...",
  tabTitle: "Student visibility",
};
