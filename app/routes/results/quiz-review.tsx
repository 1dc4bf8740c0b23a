import { Answer, FoldedQuiz } from "~/admin/student/quiz-answers";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { ReviewedQuiz } from "~/domain/results/read-own-results";

type QuizReviewProps = { quizzes: ReviewedQuiz[]; columns: ClassColumn[]; isOpen: boolean };

/** The best attempt at each quiz: one's own answers, and what is right where the instructor shows it. */
export function QuizReview({ quizzes, columns, isOpen }: QuizReviewProps) {
  const shown = columns.flatMap((column) => {
    const quiz = quizzes.find(({ scenarioId }) => scenarioId === column.scenarioId);
    return quiz ? [{ column, quiz }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">My answers</h2>
      {!isOpen && <p className="mb-2 text-muted">Your instructor does not show which answers are right.</p>}
      <div className="grid gap-2">
        {shown.map(({ column, quiz }) => (
          <FoldedQuiz key={column.scenarioId} title={column.scenarioTitle} quiz={quiz}>
            {quiz.questions.map((question, place) => (
              <Answer
                key={place}
                question={question}
                answer={quiz.answers[place]}
                isClosed={!isOpen}
                explanation={quiz.explanations[place] ?? undefined}
              />
            ))}
          </FoldedQuiz>
        ))}
      </div>
    </section>
  );
}
