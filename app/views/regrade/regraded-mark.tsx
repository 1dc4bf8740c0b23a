import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { texts } from "~/texts";

/** The points before the quiz was regraded, and why it was. */
export function RegradedMark({ recorded }: Pick<RecordedAttempt, "recorded">) {
  if (!recorded) return null;
  return (
    <>
      <span className="ms-2 text-xs text-muted">
        {texts.regrades.wasRecorded({ points: `${recorded.score}/${recorded.maxScore}` })}
      </span>
      {recorded.reason && (
        <span dir="auto" className="block text-xs wrap-anywhere whitespace-pre-line text-muted">
          {recorded.reason}
        </span>
      )}
    </>
  );
}
