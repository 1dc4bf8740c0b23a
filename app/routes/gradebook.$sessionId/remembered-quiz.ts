// Spec section 3, Client storage: the quiz opened last, for addresses that name none.
const keys = { sessionId: "sessionId", quizId: "quizId" };

export type RememberedQuiz = { sessionId: string; quizId: string };

export function rememberQuiz({ sessionId, quizId }: RememberedQuiz) {
  localStorage.setItem(keys.sessionId, sessionId);
  localStorage.setItem(keys.quizId, quizId);
}

export function rememberedQuiz(): RememberedQuiz | null {
  const sessionId = localStorage.getItem(keys.sessionId);
  const quizId = localStorage.getItem(keys.quizId);
  return sessionId && quizId ? { sessionId, quizId } : null;
}
