import { formatDateTime } from "~/domain/date-text";
import type { ReusableComment } from "~/domain/feedback/reusable-comments";
import type { StudentRecord } from "~/domain/gradebook/read-student-record";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { useTimeZone } from "~/ui/time-zone";
import { CommentDialog } from "~/views/feedback/comment-dialog";

type StudentCommentDialogProps = {
  record: StudentRecord & { reusable: ReusableComment[]; formKey: string };
  /** Null: on the course as a whole. */
  scenarioId: string | null;
  refusal: FormRefusal | undefined;
};

/** A comment on a scenario's attempt that counts, on a scenario without any, or on the course. */
export function StudentCommentDialog({ record, scenarioId, refusal }: StudentCommentDialogProps) {
  const zone = useTimeZone();
  const { session, student, reusable, formKey } = record;
  const grade = studentGradesOf({ ...record, rules: session.rules }).find(
    ({ column }) => column.scenarioId === scenarioId,
  );
  if (scenarioId !== null && !grade) return null;
  const attempt = grade?.best ?? grade?.attempts[0];
  const names = grade
    ? [
        grade.column.scenarioTitle,
        ...(attempt ? [`${attempt.score}/${attempt.maxScore}`, formatDateTime(attempt.receivedAt, zone)] : []),
      ]
    : [texts.feedback.onCourse];
  return (
    <CommentDialog
      place={{
        classSessionId: session.id,
        userId: student.userId,
        ...(attempt ? { attemptId: attempt.id } : grade && { scenarioId: grade.column.scenarioId }),
      }}
      about={<Names names={names} />}
      {...{ reusable, formKey, refusal }}
    />
  );
}
