import { ChevronRightIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { texts } from "~/texts";
import { MarkedBlocks } from "~/views/marked-blocks";
import { quizFiguresOf, type QuizFigures } from "~/domain/gradebook/quiz-figures";
import type { RecordedQuiz, SummedQuiz } from "~/domain/gradebook/read-student-record";
import { PlainLinks } from "~/ui/plain-links";
import type { Block } from "../../../content/marked-text";
import { useOpenParts } from "./open-parts";

/** Each quiz's counted attempt; with its questions if open. */
export function QuizAnswers({ quizzes, columns }: { quizzes: SummedQuiz[]; columns: ScenarioHeader[] }) {
  const answeredQuizzes = columns.flatMap((column) => {
    const quiz = quizzes.find(({ scenarioId }) => scenarioId === column.scenarioId);
    return quiz ? [{ column, quiz }] : [];
  });
  if (answeredQuizzes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{texts.quizAnswers.title}</h2>
      <PlainLinks>
        <div className="grid gap-2">
          {answeredQuizzes.map(({ column, quiz }) => (
            <OpenQuiz key={column.scenarioId} title={column.scenarioTitle} quiz={quiz} />
          ))}
        </div>
      </PlainLinks>
    </section>
  );
}

function OpenQuiz({ title, quiz: { scenarioId, detail, ...figures } }: { title: string; quiz: SummedQuiz }) {
  const address = useOpenParts().toggleAddress(scenarioId);
  return (
    <div className={boxClasses}>
      <h3>
        <a
          href={address}
          data-stays=""
          aria-expanded={address ? detail !== null : undefined}
          className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 text-base font-medium [&[href]]:hover:bg-hover"
        >
          {address && <ChevronRightIcon className="fold-mark size-4 text-muted print:hidden" aria-hidden />}
          <bdi>{title}</bdi>
          <span className="font-normal text-muted">{summaryOf(figures)}</span>
        </a>
      </h3>
      {detail && (
        <ol className={questionListClasses}>
          {detail.questions.map((question, place) => (
            <Answer key={place} question={question} answer={detail.answers[place]} />
          ))}
        </ol>
      )}
    </div>
  );
}

export function FoldedQuiz({ title, quiz, children }: { title: string; quiz: RecordedQuiz; children: ReactNode }) {
  return (
    <details className={boxClasses}>
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 font-medium">
        <bdi>{title}</bdi>
        <span className="font-normal text-muted">{summaryOf(quizFiguresOf(quiz.answers))}</span>
      </summary>
      <ol className={questionListClasses}>{children}</ol>
    </details>
  );
}

const boxClasses = "rounded-lg border border-line bg-surface";
const questionListClasses = "grid gap-4 border-t border-line p-4";

const summaryOf = ({ answered, marked, right }: QuizFigures) =>
  marked === 0 ? texts.quizAnswers.answers({ answered }) : texts.quizAnswers.rightOf({ right, marked });

type AnswerProps = {
  question: RecordedQuiz["questions"][number];
  answer: RecordedQuiz["answers"][number] | undefined;
  /** Don't show which answers are right. */
  isClosed?: boolean;
  explanation?: Block[] | undefined;
  /** Below the answers. */
  children?: ReactNode;
};

/** A question with its answers, marked as chosen and right, and its points. */
export function Answer({ question, answer = [0, 0, []], isClosed = false, explanation, children }: AnswerProps) {
  const [score, maxScore, chosen] = answer;
  const isMarked = maxScore > 0 && !isClosed;
  return (
    <li className="wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-4">
        <bdi className="font-medium">{question.text}</bdi>
        {maxScore > 0 && (
          <span className={`tabular-nums ${score === maxScore ? "text-good" : score > 0 ? "text-amber" : "text-bad"}`}>
            {texts.grades.countOf({ count: score, all: maxScore })}
          </span>
        )}
      </p>
      <ul className="mt-1 grid gap-0.5">
        {question.answers.map(([text, correct], position) => (
          <li
            key={position}
            className={`flex items-start gap-2 ${chosen.includes(position) ? "text-ink" : "text-muted"}`}
          >
            {isMarked && correct ? (
              <Sign text="✓" label={texts.quizAnswers.right} tone="text-good" />
            ) : isMarked && chosen.includes(position) ? (
              <Sign text="✕" label={texts.quizAnswers.wrong} tone="text-bad" />
            ) : (
              <span className="w-4 shrink-0" />
            )}
            <span>
              <bdi>{text}</bdi>
              {chosen.includes(position) && <b className="ms-2 text-xs text-accent">{texts.quizAnswers.chosen}</b>}
            </span>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className="mt-1 text-muted">{texts.quizAnswers.noAnswer}</p>}
      {explanation && (
        <MarkedBlocks blocks={explanation} className="mt-1 border-s-2 border-line-strong ps-3 text-muted" />
      )}
      {children}
    </li>
  );
}

/** Text instead of an icon, because a page has hundreds of them. */
const Sign = ({ text, label, tone }: { text: string; label: string; tone: string }) => (
  <span role="img" aria-label={label} className={`w-4 shrink-0 text-center font-bold ${tone}`}>
    <bdi>{text}</bdi>
  </span>
);
