import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { explainTotal } from "~/domain/gradebook/explain-total";
import { averageText } from "~/domain/gradebook/grade-letter";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import { totalOf } from "~/domain/grades/total";
import { texts } from "~/texts";
import { Stat } from "~/ui/page-header";
import { useCourseRules } from "~/views/gradebook/course-rules";

type TotalProps = { grades: StudentGrade[]; columns: ClassColumn[] };

/** The two totals, with the same names everywhere. */
export function Totals({ grades, columns }: TotalProps) {
  const rules = useCourseRules();
  const textOf = (kind: "soFar" | "ifNothingMoreComes") => (
    <bdi>{averageText(totalOf(cellsOf(grades), columns, rules, kind).share, rules)}</bdi>
  );
  return (
    <>
      <Stat label={texts.grading.soFar} value={textOf("soFar")} title={texts.grading.soFarHint} />
      <Stat
        label={texts.grading.ifNothingMoreComes}
        value={textOf("ifNothingMoreComes")}
        title={texts.grading.ifNothingMoreComesHint}
      />
    </>
  );
}

/** Why the total is what it is, in sentences. */
export function WhyThisTotal({ grades, columns }: TotalProps) {
  const rules = useCourseRules();
  const sentences = explainTotal(cellsOf(grades), columns, rules);
  if (sentences.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold">{texts.grading.whyTitle}</summary>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
