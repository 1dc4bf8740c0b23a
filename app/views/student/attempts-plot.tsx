import { formatDate, formatDateTime } from "~/domain/date-text";
import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { texts } from "~/texts";
import { useHydrated } from "~/ui/hydrated";
import { useTimeZone } from "~/ui/time-zone";

const height = 120;
const width = 1000;

/** Graded attempts by time and share of points. */
export function AttemptsPlot({ attempts }: { attempts: RecordedAttempt[] }) {
  const zone = useTimeZone();
  // Per-dot tooltips only after hydration: the server renders two paths instead of hundreds.
  const isHydrated = useHydrated();
  const points = attempts.flatMap((attempt) => {
    const share = shareOf(attempt);
    return share === null ? [] : [{ ...attempt, share, time: attempt.receivedAt.getTime() }];
  });
  const [newest, oldest] = [points[0], points.at(-1)];
  if (!newest || !oldest) return null;
  const [from, to] = [oldest.time, newest.time];
  const [first, last] = [formatDate(new Date(from), zone), formatDate(new Date(to), zone)];
  const x = (time: number) => (from === to ? width / 2 : ((time - from) / (to - from)) * width);
  // Zero-length lines with round caps draw dots.
  const pathOf = (dots: { time: number; share: number }[]) =>
    dots.map(({ time, share }) => `M${x(time).toFixed(1)} ${(height * (1 - share)).toFixed(1)}h0`).join("");
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{texts.grades.plotTitle}</h2>
        <span className="text-sm text-muted">{texts.grades.plotLegend}</span>
      </div>
      {/* Time goes from left to right in all languages. */}
      <div dir="ltr" className="grid grid-cols-[2.5rem_minmax(0,1fr)] text-xs text-muted tabular-nums">
        <div className="flex flex-col justify-between" aria-hidden>
          <span>100 %</span>
          <span>50 %</span>
          <span>0 %</span>
        </div>
        <svg
          viewBox={`-8 -8 ${width + 16} ${height + 16}`}
          preserveAspectRatio="none"
          className="h-32 w-full overflow-visible"
          role="img"
          aria-label={texts.grades.plotLabel({ points: points.length, first, last })}
        >
          <path
            d={[0, 0.5, 1].map((share) => `M0 ${height * share}h${width}`).join("")}
            stroke="var(--color-line)"
            vectorEffect="non-scaling-stroke"
          />
          {[false, true].map((counts) => (
            <path key={String(counts)} d={pathOf(points.filter((point) => point.counts === counts))} {...dot(counts)} />
          ))}
          {isHydrated &&
            points.map(({ id, share, time, score, maxScore, counts }) => (
              <path key={id} d={pathOf([{ share, time }])} {...dot(counts)}>
                <title>{`${score}/${maxScore} (${percentText(share)}), ${formatDateTime(new Date(time), zone)}`}</title>
              </path>
            ))}
        </svg>
        <span />
        <p className="flex justify-between pt-1">
          <bdi>{first}</bdi>
          <bdi>{last}</bdi>
        </p>
      </div>
    </section>
  );
}

const dot = (counts: boolean) => ({
  stroke: counts ? "var(--color-accent)" : "var(--color-line-strong)",
  strokeWidth: 9,
  strokeLinecap: "round" as const,
  vectorEffect: "non-scaling-stroke",
});
