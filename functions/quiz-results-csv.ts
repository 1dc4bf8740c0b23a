// The quiz results of a class session, streamed; its own function, because it may take longer than others.
import { createFunctionApp } from "./api/function-app";
import { quizResults } from "./api/quiz-results";

export default createFunctionApp().route("/", quizResults);
