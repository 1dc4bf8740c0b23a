// The quiz opened last, for addresses that name none.
const keys = { classSessionId: "sessionId", quizId: "quizId" };

export type RememberedQuiz = { classSessionId: string; quizId: string };

export function rememberQuiz({ classSessionId, quizId }: RememberedQuiz) {
  localStorage.setItem(keys.classSessionId, classSessionId);
  localStorage.setItem(keys.quizId, quizId);
}

export function recallQuiz(): RememberedQuiz | null {
  const classSessionId = localStorage.getItem(keys.classSessionId);
  const quizId = localStorage.getItem(keys.quizId);
  return classSessionId && quizId ? { classSessionId, quizId } : null;
}
