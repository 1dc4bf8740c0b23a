import { Link, useSearchParams } from "@remix-run/react";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { formatDateTime } from "~/domain/date-text";
import { attemptAddressOf, inList } from "~/domain/gradebook/gradebook-addresses";
import { useTimeZone } from "~/ui/time-zone";

/** The student's attempts at this scenario, and why this one counts or doesn't. */
export function RivalAttempts({ attempt: { id, rivals, setAside, uncounted } }: { attempt: AttemptRecord }) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const best = rivals.find(({ counts }) => counts);
  const why = uncounted
    ? `This one doesn't count${rivals.length > 1 ? "; the best of the others does" : ""}.`
    : setAside
      ? "This attempt is excluded. The best of the others counts."
      : best?.id === id
        ? rivals.length === 1
          ? "The only attempt, so it counts."
          : "The best score counts; ties go to the latest. This attempt counts."
        : "The best score counts; ties go to the latest. Another attempt counts.";
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-1">Attempts of this student at this scenario</h2>
      <p className="mb-2 text-muted">{why}</p>
      <ol className="grid gap-1 tabular-nums">
        {rivals.map((rival) => (
          <li key={rival.id} className="flex flex-wrap gap-x-3">
            {rival.id === id ? (
              <b aria-current="true">{formatDateTime(rival.receivedAt, zone)}</b>
            ) : (
              <Link to={inList(attemptAddressOf(rival.id), search)} prefetch="none" className="link">
                {formatDateTime(rival.receivedAt, zone)}
              </Link>
            )}
            <span>
              {rival.score}/{rival.maxScore}
            </span>
            {rival.counts && <span className="font-semibold text-accent">counts</span>}
            {rival.id === id && <span className="text-muted">this one</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
