import { formatCount } from "~/domain/count-text";
import { percentText } from "~/domain/gradebook/figures";
import { binGrades, type GradeBin } from "~/domain/gradebook/grade-bins";
import type { GradeCell } from "~/domain/gradebook/matrix";
import { letterFills } from "~/admin/letter-fills";

const height = 160;

/** The bins under each letter. */
const axis = [
  { letter: "F", from: 0, span: "col-span-12" },
  { letter: "D", from: 60, span: "col-span-2" },
  { letter: "C", from: 70, span: "col-span-2" },
  { letter: "B", from: 80, span: "col-span-2" },
  { letter: "A", from: 90, span: "" },
  { letter: "A+", from: 95, span: "" },
];

/** The grades of a class in bins of 5 %; every bar says its number, so that paper and a finger need no hovering. */
export function GradePlot({ grades, median }: { grades: GradeCell[]; median: number | null }) {
  const bins = binGrades(grades);
  const maxCount = Math.max(...bins.map(({ count }) => count));
  return (
    <section className="mb-4 rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>Spread of the grades</h2>
        {median !== null && <span className="text-sm text-muted">Dashed: median, {percentText(median)}</span>}
      </div>
      <div className="relative pt-6">
        <ol className="grid grid-cols-20 items-end" aria-label="Students by their share of the points">
          {bins.map((bin) => (
            <Bar key={bin.from} bin={bin} tall={bin.count === 0 ? 0 : 6 + (height - 6) * (bin.count / maxCount)} />
          ))}
        </ol>
        {median !== null && (
          <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden>
            <line
              x1={`${median * 100}%`}
              x2={`${median * 100}%`}
              y1={0}
              y2="100%"
              stroke="var(--color-ink)"
              strokeDasharray="3 4"
            />
          </svg>
        )}
      </div>
      <ol className="grid grid-cols-20 border-t border-line-strong text-xs text-muted tabular-nums" aria-hidden>
        {axis.map(({ letter, from, span }) => (
          <li key={letter} className={`border-l border-line-strong pt-1 pl-0.5 sm:pl-1 ${span}`}>
            <b className="block text-ink">{letter}</b>
            <span className={from === 95 ? "max-sm:hidden" : undefined}>{from}</span>
            {from === 0 && " %"}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bar({ bin, tall }: { bin: GradeBin; tall: number }) {
  const text = binTextOf(bin);
  return (
    <li title={text} className="grid gap-0.5 px-px text-center text-xs font-semibold tabular-nums">
      <span className="sr-only">{text}</span>
      <span aria-hidden>{bin.count || ""}</span>
      <svg width="100%" height={tall} aria-hidden>
        <rect width="100%" height="100%" rx="2" fill={letterFills[bin.letter]} />
      </svg>
    </li>
  );
}

const binTextOf = ({ from, to, letter, count }: GradeBin) =>
  `${from} to ${to === 100 ? 100 : `under ${to}`} % (${letter}): ${formatCount(count, "student")}`;
