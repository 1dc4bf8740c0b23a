import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { GradeRequest } from "~/domain/grade-requests/list-requests";
import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { attemptAddressOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { useTimeZone } from "~/ui/time-zone";

type EvidenceProps = {
  of: Pick<
    GradeRequest,
    "attempts" | "decision" | "grade" | "letter" | "classSessionId" | "userId" | "scenarioId" | "username"
  >;
};

/** What is known about a grade: what it is now, and the latest attempts. */
export function Evidence({ of }: EvidenceProps) {
  const { attempts, decision, grade, letter, classSessionId, userId, scenarioId, username } = of;
  const zone = useTimeZone();
  return (
    <>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-medium">{texts.gradeRequests.gradeNow}</dt>
          <dd className="tabular-nums">
            <GradeText grade={grade} letter={letter} />
            {decision && (
              <span dir="auto" className="block wrap-anywhere text-muted">
                {texts.gradeRequests.decidedBy({ by: decision.by, reason: decision.reason })}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="font-medium">{texts.gradeRequests.latestAttempts}</dt>
          {attempts.length === 0 && <dd className="text-muted">{texts.gradeRequests.noAttempts}</dd>}
          {attempts.map((attempt) => (
            <dd key={attempt.id} className="tabular-nums">
              <bdi>
                {attempt.score}/{attempt.maxScore}
              </bdi>{" "}
              <Link className="link tap" to={attemptAddressOf(attempt.id)}>
                {formatDateTime(attempt.receivedAt, zone)}
              </Link>
            </dd>
          ))}
        </div>
      </dl>
      <div>
        <ButtonLink size="small" to={studentAddressOf(classSessionId, userId, scenarioId)}>
          {texts.gradeRequests.record}
          <span className="sr-only"> {username}</span>
        </ButtonLink>
      </div>
    </>
  );
}

function GradeText({ grade, letter }: Pick<GradeRequest, "grade" | "letter">) {
  if (grade === "excused") return texts.grades.excused;
  if (grade === null) return texts.grades.noCountedAttempt;
  const share = shareOf(grade);
  return (
    <>
      <b>
        <bdi>{letter}</bdi>
      </b>{" "}
      <bdi>
        {grade.score}/{grade.maxScore}
      </bdi>{" "}
      {share !== null && <span className="text-muted">{percentText(share)}</span>}
    </>
  );
}
