import { formatDateTime } from "~/domain/date-text";
import { attemptAddressOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Waiting } from "~/domain/gradebook/list-to-grade";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useTimeZone } from "~/ui/time-zone";
import { rubricDialog } from "~/views/student/decision-address";

/** A sandbox that waits for a grade by hand. */
export function WaitingCard({ waiting }: { waiting: Waiting }) {
  const { attemptId, userId, username, name, scenarioId, scenario, classSessionId, courseName, className } = waiting;
  const { receivedAt, score, maxScore, isAgain } = waiting;
  const zone = useTimeZone();
  const of = <span className="sr-only"> {username}</span>;
  return (
    <article
      aria-labelledby={`attempt-${attemptId}`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="min-w-0">
        <h2 id={`attempt-${attemptId}`} className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <span>
            <bdi>{username}</bdi>: <bdi>{scenario}</bdi>
          </span>
          {isAgain && <Chip tone="amber">{texts.sandboxTasks.again}</Chip>}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {name && (
            <>
              <bdi>{name}</bdi> ·{" "}
            </>
          )}
          {texts.common.classOfCourse({ course: courseName, className })} ·{" "}
          {texts.sandboxTasks.handedInOn({ dateTime: formatDateTime(receivedAt, zone) })} ·{" "}
          <bdi className="tabular-nums">
            {score}/{maxScore}
          </bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={attemptAddressOf(attemptId)}>
          {texts.sandboxTasks.seeAttempt}
          {of}
        </ButtonLink>
        <ButtonLink
          variant="primary"
          to={`${studentAddressOf(classSessionId, userId)}?dialog=${rubricDialog}&id=${scenarioId}`}
        >
          {texts.rubrics.gradeBy}
          {of}
        </ButtonLink>
      </div>
    </article>
  );
}
