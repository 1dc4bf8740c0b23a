import { percentText } from "~/domain/gradebook/figures";
import { binGrades, type GradeBin } from "~/domain/gradebook/grade-bins";
import type { GradeCell } from "~/domain/gradebook/matrix";
import { texts } from "~/texts";
import { lettersOf } from "~/domain/gradebook/class-figures";
import type { GradingRules } from "~/domain/grades/rules";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { letterFillOf } from "~/views/letter-fills";

const height = 160;

/** The bins of each letter: where they begin, in percent, and their number. */
function letterSpansOf(bins: GradeBin[]) {
  const spans: { letter: string; from: number; count: number }[] = [];
  for (const { letter, from } of bins) {
    const last = spans.at(-1);
    if (last?.letter === letter) last.count++;
    else spans.push({ letter, from, count: 1 });
  }
  return spans;
}

// Class names instead of styles, because the Content-Security-Policy forbids inline styles.
const gridColumns: Record<number, string> = {
  20: "grid-cols-20",
  18: "grid-cols-18",
  16: "grid-cols-16",
  14: "grid-cols-14",
  12: "grid-cols-12",
};
const gridSpans: Record<number, string> = {
  2: "col-span-2",
  3: "col-span-3",
  4: "col-span-4",
  5: "col-span-5",
  6: "col-span-6",
  7: "col-span-7",
  8: "col-span-8",
  9: "col-span-9",
  10: "col-span-10",
  11: "col-span-11",
  12: "col-span-12",
};

/** The axis starts at a multiple of ten at or below the weakest grade, and at 40 at most. */
const axisStartOf = (bins: GradeBin[]) =>
  Math.min(40, Math.floor((bins.find(({ count }) => count > 0)?.from ?? 0) / 10) * 10);

/** A histogram of grades in bins of 5 %. Each bar shows its number, so it works on paper and touch screens. */
export function GradePlot({ grades, median }: { grades: GradeCell[]; median: number | null }) {
  const rules = useCourseRules();
  const allBins = binGrades(grades, rules);
  const axisStart = axisStartOf(allBins);
  const bins = allBins.filter(({ from }) => from >= axisStart);
  const maxCount = Math.max(...bins.map(({ count }) => count));
  const columns = gridColumns[bins.length] ?? "grid-cols-20";
  const x = (share: number) => `${((share * 100 - axisStart) / (100 - axisStart)) * 100}%`;
  return (
    <section className="mb-4 rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{texts.scenarioGrades.plotTitle}</h2>
        {median !== null && (
          <span className="text-sm text-muted">
            {texts.scenarioGrades.plotLegend({ percent: percentText(median) })}
          </span>
        )}
      </div>
      {/* Axes go from left to right in all languages. */}
      <div dir="ltr">
        <div className="relative pt-6">
          <ol className={`grid items-end ${columns}`} aria-label={texts.scenarioGrades.plotLabel}>
            {bins.map((bin) => (
              <Bar
                key={bin.from}
                bin={bin}
                fill={fillOf(bin, rules)}
                barHeight={bin.count === 0 ? 0 : 6 + (height - 6) * (bin.count / maxCount)}
              />
            ))}
          </ol>
          {median !== null && (
            <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden>
              <line x1={x(median)} x2={x(median)} y1={0} y2="100%" stroke="var(--color-ink)" strokeDasharray="3 4" />
            </svg>
          )}
        </div>
        <ol className={`grid border-t border-line-strong text-xs text-muted tabular-nums ${columns}`} aria-hidden>
          {letterSpansOf(bins).map(({ letter, from, count }, index) => (
            <li key={letter} className={`border-s border-line-strong pt-1 ps-0.5 sm:ps-1 ${gridSpans[count] ?? ""}`}>
              <b className="block text-ink">{letter}</b>
              <span className={count === 1 ? "max-sm:hidden" : undefined}>{from}</span>
              {index === 0 && " %"}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function fillOf({ letter }: GradeBin, rules: GradingRules) {
  const letters = lettersOf(rules);
  return letterFillOf(letters.indexOf(letter), letters.length);
}

function Bar({ bin, fill, barHeight }: { bin: GradeBin; fill: string; barHeight: number }) {
  const text = binTextOf(bin);
  return (
    <li title={text} className="grid gap-0.5 px-px text-center text-xs font-semibold tabular-nums">
      <span className="sr-only">{text}</span>
      <span aria-hidden>{bin.count || ""}</span>
      <svg width="100%" height={barHeight} aria-hidden>
        <rect width="100%" height="100%" rx="2" fill={fill} />
      </svg>
    </li>
  );
}

const binTextOf = ({ from, to, letter, count }: GradeBin) =>
  texts.scenarioGrades.bin({ from, to, letter, students: count });
