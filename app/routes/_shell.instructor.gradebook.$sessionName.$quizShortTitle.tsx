// Quiz responses inside the instructor area; /gradebook/{sessionName}/{quizShortTitle} shows them without its
// navigation.
import type { Page } from "~/domain/page";
import { texts } from "~/texts";

export const handle = { title: () => texts.quizResponses.tabTitle } satisfies Page;

export { QuizResponses as default } from "~/views/quiz-responses/quiz-responses";
export { quizLoader as loader } from "~/views/quiz-responses/quiz-loader.server";
