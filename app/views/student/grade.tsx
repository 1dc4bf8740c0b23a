import { shareOf } from "~/domain/gradebook/class-figures";
import { percentOf, percentText } from "~/domain/gradebook/figures";
import { gradeLetterOf, toneOf } from "~/domain/gradebook/grade-letter";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import type { Points } from "~/domain/grades/grade";
import { texts } from "~/texts";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { explainGrade } from "./explain-grade";

type GradeOfProps = Pick<StudentGrade, "grade" | "best" | "decision" | "attempts">;

/** The grade, and in a sentence why it isn't the best attempt alone. */
export function GradeOf({ grade, best, decision, attempts }: GradeOfProps) {
  const isFromAttempt = decision === null || decision.kind === "adjust";
  return (
    <>
      {grade === "excused" ? (
        <span className="text-muted">{texts.grades.excused}</span>
      ) : grade ? (
        <Grade points={grade} checkedBy={isFromAttempt && best ? best.checkedBy : "server"} />
      ) : (
        <span className="text-muted">
          {attempts.length === 0 ? texts.grades.notPlayed : texts.grades.noCountedAttempt}
        </span>
      )}
      {decision && (
        <span className="block text-xs whitespace-normal text-muted">{explainGrade({ best, decision, attempts })}</span>
      )}
    </>
  );
}

const toneClasses = { bad: "text-bad", warn: "text-amber", good: "text-good", none: "" };

type GradeProps = { points: Points; checkedBy: RecordedAttempt["checkedBy"] };

/** Letter, points and percentage. */
function Grade({ points, checkedBy }: GradeProps) {
  const rules = useCourseRules();
  const letter = gradeLetterOf(points.score, points.maxScore, rules);
  const share = shareOf(points);
  const tone = (share !== null && toneClasses[toneOf(percentOf(share), rules) ?? "none"]) || "";
  return (
    <span className="tabular-nums">
      {letter && (
        <b className={`me-2 inline-block min-w-6 ${tone}`}>
          <bdi>{letter}</bdi>
        </b>
      )}
      <bdi>
        {points.score}/{points.maxScore}
      </bdi>
      <ReportedMark checkedBy={checkedBy} />
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
