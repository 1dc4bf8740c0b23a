import { campaignsOf } from "~/domain/curricula/campaigns-of";
import { shareOf } from "~/domain/gradebook/class-figures";
import { pointsOf } from "~/domain/grades/grade";
import { atRiskBelowOf, passedFromOf, type GradingRules } from "~/domain/grades/rules";
import { percentText } from "~/domain/gradebook/figures";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import { texts } from "~/texts";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { innerMarkup, markup, type Markup } from "~/ui/markup";

const fillOf = (share: number, rules: GradingRules) =>
  share < passedFromOf(rules) ? "fill-bad" : share < atRiskBelowOf(rules) ? "fill-amber" : "fill-accent";

/** A bar for the best grade of each scenario, a line for the class median. */
export function ProgressBars({ grades, hasMedian = true }: { grades: StudentGrade[]; hasMedian?: boolean }) {
  const rules = useCourseRules();
  const next = grades.find(({ grade }) => grade === null);
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3">{texts.grades.progress}</h2>
      <div role="group" aria-label={texts.grades.scenariosInOrder} className="flex flex-wrap gap-x-5 gap-y-4">
        {campaignsOf(grades.map(({ column }) => column)).map(({ id, title }) => (
          <div key={id} className="max-w-full min-w-0">
            <ol
              className="flex h-24 max-w-full items-end gap-[3px] border-b border-line-strong"
              {...innerMarkup(
                grades.filter(({ column }) => column.campaignId === id).map((grade) => writeBar(grade, rules)),
              )}
            />
            <p className="mt-1.5 truncate text-xs text-muted" title={title}>
              <bdi>{title}</bdi>
            </p>
          </div>
        ))}
      </div>
      <p className="mt-2 text-xs text-muted">
        {hasMedian ? texts.grades.pathLegend : texts.grades.ownPathLegend}
        {next && ` ${texts.grades.pathNext({ scenarioTitle: next.column.scenarioTitle })}`}
      </p>
    </section>
  );
}

function writeBar({ column, grade, median, attempts }: StudentGrade, rules: GradingRules): Markup {
  const points = pointsOf(grade);
  const share = points ? (shareOf(points) ?? 1) : null;
  const height = share === null ? 2 : Math.max(2, share * 100);
  const noGrade =
    grade === "excused"
      ? texts.grades.excused
      : attempts.length === 0
        ? texts.grades.notPlayed
        : texts.grades.noCountedAttempt;
  const barLabel = texts.grades.pathBar({
    scenarioTitle: column.scenarioTitle,
    grade: share === null ? noGrade : percentText(share),
    median: median === null ? null : percentText(median),
  });
  const fill = share === null ? "fill-line-strong" : fillOf(share, rules);
  const line =
    median === null
      ? ""
      : markup`<rect width="1" y="${99 - median * 98}" height="2" class="fill-ink opacity-60"></rect>`;
  const bar = markup`<rect width="1" y="${100 - height}" height="${height}" class="${fill}"></rect>`;
  const barPlot = markup`<svg viewBox="0 0 1 100" preserveAspectRatio="none" class="h-full w-full" aria-hidden="true">${bar}${line}</svg>`;
  const itemClasses = "relative h-full w-[18px] min-w-1";
  return markup`<li class="${itemClasses}" title="${barLabel}"><span class="sr-only">${barLabel}</span>${barPlot}</li>`;
}
