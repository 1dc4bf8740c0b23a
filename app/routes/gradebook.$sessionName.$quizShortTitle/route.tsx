import { useLocation } from "@remix-run/react";
import { InstructorAreaLink } from "~/views/instructor-area-link";
import { QuizResponses } from "~/views/quiz-responses/quiz-responses";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
export { quizLoader as loader } from "~/views/quiz-responses/quiz-loader.server";

export const handle = { title: () => texts.quizResponses.tabTitle } satisfies Page;

/**
 * Quiz responses without navigation; inside the instructor area they are
 * /instructor/gradebook/{sessionName}/{quizShortTitle}.
 */
export default function QuizResponsesPage() {
  const { pathname, search } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="p-4 md:px-6 md:py-5">
      <InstructorAreaLink to={`/instructor${pathname}${search}`} />
      <QuizResponses />
    </main>
  );
}
