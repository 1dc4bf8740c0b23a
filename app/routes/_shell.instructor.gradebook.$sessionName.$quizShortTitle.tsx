// The quiz responses inside the instructor area; the same without the area's navigation is /gradebook/{sessionName}/{quizShortTitle}.
export { QuizResponses as default } from "./gradebook.$sessionName.$quizShortTitle/quiz-responses";
export { loader } from "./gradebook.$sessionName.$quizShortTitle/route";
