import { Link } from "@remix-run/react";
import { lettersOf } from "~/domain/gradebook/class-figures";
import { withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { useQuery } from "~/ui/query-navigation";
import { letterFillOf } from "~/views/letter-fills";
import { useCourseRules } from "./course-rules";
import { ReportedLegend } from "./reported-legend";

type LegendProps = { to: string | null; hasReported: boolean; hasDecided: boolean };

/** Explains the bars above columns and the marks beside grades, and links to the plots. */
export function Legend({ to, hasReported, hasDecided }: LegendProps) {
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
      {hasReported && <ReportedLegend />}
      {hasDecided && <span>{texts.grades.decidedLegend}</span>}
      <span className="touch:hidden">{texts.gradebook.keysLegend}</span>
      {to && (
        <Link to={withListQueryOf(to, search)} prefetch="none" className="link tap">
          {texts.gradebook.plotsByScenario}
        </Link>
      )}
    </p>
  );
}
