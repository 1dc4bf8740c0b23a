// The quiz results of a class session, streamed: a function of its own, for it may take longer than others.
import { createFunctionApp } from "./api/function-app";
import { quizResults } from "./api/quiz-results";

export default createFunctionApp().route("/", quizResults);
