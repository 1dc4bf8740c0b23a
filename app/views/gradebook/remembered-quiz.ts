import { openLocalStorage, storeLocally } from "~/ui/browser-storage";

// The quiz opened last, for URLs that don't name one.
const keys = { classSessionId: "sessionId", quizId: "quizId" };

export type RememberedQuiz = { classSessionId: string; quizId: string };

export function storeQuiz({ classSessionId, quizId }: RememberedQuiz) {
  storeLocally(keys.classSessionId, classSessionId);
  storeLocally(keys.quizId, quizId);
}

export function readStoredQuiz(): RememberedQuiz | null {
  const storage = openLocalStorage();
  const classSessionId = storage?.getItem(keys.classSessionId);
  const quizId = storage?.getItem(keys.quizId);
  return classSessionId && quizId ? { classSessionId, quizId } : null;
}
