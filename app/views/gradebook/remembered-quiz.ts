import { openLocalStorage, storeLocally } from "~/ui/browser-storage";

// The quiz opened last, for addresses that name none.
const keys = { classSessionId: "sessionId", quizId: "quizId" };

export type RememberedQuiz = { classSessionId: string; quizId: string };

export function rememberQuiz({ classSessionId, quizId }: RememberedQuiz) {
  storeLocally(keys.classSessionId, classSessionId);
  storeLocally(keys.quizId, quizId);
}

export function recallQuiz(): RememberedQuiz | null {
  const storage = openLocalStorage();
  const classSessionId = storage?.getItem(keys.classSessionId);
  const quizId = storage?.getItem(keys.quizId);
  return classSessionId && quizId ? { classSessionId, quizId } : null;
}
