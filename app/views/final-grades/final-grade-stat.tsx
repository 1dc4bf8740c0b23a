import { formatDate } from "~/domain/date-text";
import type { OwnFinalGrade } from "~/domain/gradebook/final-grades";
import { texts } from "~/texts";
import { Stat } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";

/** The grade that was submitted, beside the totals. */
export function FinalGradeStat({ grade }: { grade: OwnFinalGrade | null }) {
  const zone = useTimeZone();
  if (!grade) return null;
  const { percent, letter, isPassed, at } = grade;
  return (
    <Stat
      label={texts.finalGrades.own}
      title={texts.finalGrades.ownHint({ date: formatDate(at, zone) })}
      {...(percent !== null && !isPassed && { tone: "bad" as const })}
      value={<bdi>{percent === null ? texts.finalGrades.noGrade : `${letter ?? ""} ${percent} %`.trim()}</bdi>}
    />
  );
}
