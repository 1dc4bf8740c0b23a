import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { texts } from "~/texts";

/** Letter, points and percentage of an attempt. */
export function Grade({ attempt }: { attempt: RecordedAttempt }) {
  const letter = gradeLetterOf(attempt.score, attempt.maxScore);
  const share = shareOf(attempt);
  const tone = letter === "F" ? "text-bad" : letter === "D" ? "text-amber" : letter?.startsWith("A") ? "text-good" : "";
  return (
    <span className="tabular-nums">
      {letter && (
        <b className={`me-2 inline-block w-6 ${tone}`}>
          <bdi>{letter}</bdi>
        </b>
      )}
      <bdi>
        {attempt.score}/{attempt.maxScore}
      </bdi>
      <ReportedMark checkedBy={attempt.checkedBy} />
      {share !== null && <span className="ms-2 text-muted">{percentText(share)}</span>}
    </span>
  );
}

/** An asterisk for points that a game reported. */
export function ReportedMark({ checkedBy }: Pick<RecordedAttempt, "checkedBy">) {
  if (checkedBy === "server") return null;
  return (
    <span className="font-semibold text-amber" title={texts.grades.verificationHint({ checkedBy })}>
      *<span className="sr-only"> {texts.grades.reported}</span>
    </span>
  );
}

/** Shown instead of a grade. */
export const NoGrade = ({ attempts }: { attempts: RecordedAttempt[] }) => (
  <span className="text-muted">{attempts.length === 0 ? texts.grades.notPlayed : texts.grades.noCountedAttempt}</span>
);
