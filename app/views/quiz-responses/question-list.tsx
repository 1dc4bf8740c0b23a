import { answerLetterOf } from "~/domain/quiz-results/answer-mark";
import type { QuizTable } from "~/domain/quiz-results/quiz-table";
import { texts } from "~/texts";

/** All questions and answers in full, which the table abbreviates. */
export function QuestionList({ columns }: { columns: QuizTable["columns"] }) {
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 font-medium">{texts.quizResponses.questionList}</summary>
      <dl className="grid max-w-[80ch] gap-4 border-t border-line p-4">
        {columns.map(({ label, text, answers }) => (
          <div key={label} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
            <dt className="font-semibold text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{text}</bdi>
              <ul className="mt-1 grid gap-0.5 text-muted">
                {answers.map((answer, position) => (
                  <li key={position}>
                    <span className="font-semibold">{answerLetterOf(position)}</span> <bdi>{answer}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
