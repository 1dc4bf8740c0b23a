import { formatDateTime } from "~/domain/date-text";
import type { QuizRow } from "~/domain/quiz-results/quiz-table";
import { texts } from "~/texts";
import { useTimeZone } from "~/ui/time-zone";

/** Attempts received after the end of the class, with their start; hidden if there are none. */
export function LateList({ rows }: { rows: QuizRow[] }) {
  const zone = useTimeZone();
  const late = rows.flatMap(({ student, late }) => (late ? [{ ...late, student }] : []));
  if (late.length === 0) return null;
  return (
    <section className="mt-4 max-w-[90ch]">
      <h2 className="mb-1 text-base font-semibold">{texts.quizResponses.handedInLate}</h2>
      <p className="text-muted">{texts.quizResponses.lateHint}</p>
      <ul className="mt-2 grid gap-1 tabular-nums">
        {late.map(({ student, startedAt, receivedAt }) => (
          <li key={student.userId}>
            <b className="font-semibold">{student.fullName || student.username}</b>{" "}
            <span className="text-muted">
              {texts.quizResponses.lateTimes({
                began: formatDateTime(new Date(startedAt), zone),
                received: formatDateTime(new Date(receivedAt), zone),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
