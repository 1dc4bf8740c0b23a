import { texts } from "~/texts";
import { Answer, FoldedQuiz } from "~/views/student/quiz-answers";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { ReviewedQuiz } from "~/domain/results/read-own-results";

type QuizReviewProps = { quizzes: ReviewedQuiz[]; columns: ClassColumn[] };

/** The best attempt at each quiz with the user's answers, and the right ones once they may be shown. */
export function QuizReview({ quizzes, columns }: QuizReviewProps) {
  const reviewedQuizzes = columns.flatMap((column) => {
    const quiz = quizzes.find(({ scenarioId }) => scenarioId === column.scenarioId);
    return quiz ? [{ column, quiz }] : [];
  });
  if (reviewedQuizzes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{texts.results.myAnswers}</h2>
      <div className="grid gap-2">
        {reviewedQuizzes.map(({ column, quiz }) => (
          <FoldedQuiz key={column.scenarioId} title={column.scenarioTitle} quiz={quiz}>
            {quiz.closed && <li className="text-muted">{texts.grades.answersClosed({ closure: quiz.closed })}</li>}
            {quiz.questions.map((question, place) => (
              <Answer
                key={place}
                question={question}
                answer={quiz.answers[place]}
                isClosed={!quiz.shown[place]}
                explanation={quiz.explanations[place] ?? undefined}
              />
            ))}
          </FoldedQuiz>
        ))}
      </div>
    </section>
  );
}
