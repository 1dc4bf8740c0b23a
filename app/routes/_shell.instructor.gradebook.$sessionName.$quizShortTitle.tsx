// The quiz responses inside the instructor area; the same without the area's navigation is
// /gradebook/{sessionName}/{quizShortTitle}.
import type { Page } from "~/domain/page";

export const handle = { title: "Quiz responses" } satisfies Page;

export { QuizResponses as default } from "~/views/quiz-responses/quiz-responses";
export { quizLoader as loader } from "~/views/quiz-responses/quiz-loader.server";
