import { QuizResponses } from "~/admin/quiz-responses/quiz-responses";
export { quizLoader as loader } from "~/admin/quiz-responses/quiz-loader.server";

/** The responses alone; inside the instructor area they are /instructor/gradebook/{sessionName}/{quizShortTitle}. */
export default function QuizResponsesAlone() {
  return (
    <main id="main" tabIndex={-1} className="p-4 md:px-6 md:py-5">
      <QuizResponses />
    </main>
  );
}
