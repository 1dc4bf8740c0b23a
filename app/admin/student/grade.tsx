import { reportedHint, reportedWord } from "~/domain/attempts/uncounted";
import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";

/** Letter, points and percents of an attempt. */
export function Grade({ attempt }: { attempt: RecordedAttempt }) {
  const letter = gradeLetterOf(attempt.score, attempt.maxScore);
  const share = shareOf(attempt);
  const tone = letter === "F" ? "text-bad" : letter === "D" ? "text-amber" : letter?.startsWith("A") ? "text-good" : "";
  return (
    <span className="tabular-nums">
      {letter && <b className={`mr-2 inline-block w-6 ${tone}`}>{letter}</b>}
      {attempt.score}/{attempt.maxScore}
      {attempt.checkedBy !== "server" && (
        <span className="font-semibold text-amber" title={reportedHint}>
          *<span className="sr-only"> {reportedWord}</span>
        </span>
      )}
      {share !== null && <span className="ml-2 text-muted">{percentText(share)}</span>}
    </span>
  );
}
