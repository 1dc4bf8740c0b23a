import { Link } from "@remix-run/react";
import type { Student } from "~/domain/gradebook/arrange-rows";
import { lettersOf } from "~/domain/gradebook/class-figures";
import { withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { useQuery } from "~/ui/query-navigation";
import { letterFillOf } from "~/views/letter-fills";
import { useCourseRules } from "./course-rules";
import { useWaitingGrades } from "./waiting-grades";
import { ReportedLegend } from "./reported-legend";

type LegendProps = { to: string | null; students: Pick<Student, Mark>[]; mayRun: boolean };

type Mark = "reported" | "decided" | "late" | "missing";

/** Explains the marks beside the grades of these students. */
export function MarkLegends({ students }: Pick<LegendProps, "students">) {
  const waiting = useWaitingGrades();
  const has = (mark: Mark) => students.some((student) => student[mark].length > 0);
  return (
    <>
      {has("reported") && <ReportedLegend />}
      {has("decided") && <span>{texts.grades.decidedLegend}</span>}
      {has("late") && <span>{texts.dueDates.lateLegend}</span>}
      {has("missing") && <span>{texts.dueDates.missingLegend}</span>}
      {waiting.size > 0 && <span>{texts.sandboxTasks.toGradeLegend}</span>}
    </>
  );
}

/** Explains the bars above columns and the marks beside grades, and links to the plots. */
export function Legend({ to, students, mayRun }: LegendProps) {
  const search = useQuery();
  const letters = lettersOf(useCourseRules());
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted print:hidden">
      <span>{texts.gradebook.barsLegend}</span>
      <span className="flex gap-2.5" aria-hidden>
        {letters.map((letter, place) => (
          <span key={letter} className="flex items-center gap-1">
            <svg width="8" height="10">
              <rect width="8" height="10" rx="1.5" fill={letterFillOf(place, letters.length)} />
            </svg>
            <bdi>{letter}</bdi>
          </span>
        ))}
      </span>
      <MarkLegends students={students} />
      <span className="touch:hidden">{texts.gradebook.keysLegend({ mayRun })}</span>
      {to && (
        <Link to={withListQueryOf(to, search)} prefetch="none" className="link tap">
          {texts.gradebook.plotsByScenario}
        </Link>
      )}
    </p>
  );
}
