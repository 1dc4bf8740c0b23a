// The quiz responses inside the instructor area; the same without the area's navigation is
// /gradebook/{sessionName}/{quizShortTitle}.
export { QuizResponses as default } from "~/admin/quiz-responses/quiz-responses";
export { quizLoader as loader } from "~/admin/quiz-responses/quiz-loader.server";
