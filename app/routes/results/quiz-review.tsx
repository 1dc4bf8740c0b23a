import { Answer, summaryOf } from "~/admin/student/quiz-answers";
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
          <details key={column.scenarioId} className="rounded-lg border border-line bg-surface">
            <summary className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 font-medium">
              {column.scenarioTitle}
              <span className="font-normal text-muted">{summaryOf(quiz)}</span>
            </summary>
            <ol className="grid gap-4 border-t border-line p-4">
              {quiz.questions.map((question, place) => (
                <Answer
                  key={place}
                  question={question}
                  answer={quiz.answers[place]}
                  isClosed={!isOpen}
                  explanation={quiz.explanations[place] ?? undefined}
                />
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}
