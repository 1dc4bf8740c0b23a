import { Link, useSearchParams } from "@remix-run/react";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { formatDateTime } from "~/domain/date-text";
import { attemptAddressOf, withListQueryOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { useTimeZone } from "~/ui/time-zone";

/** The student's attempts at this scenario, and why this one counts or doesn't. */
export function ScenarioAttempts({
  attempt: { id, rivals: scenarioAttempts, setAside, uncounted },
}: {
  attempt: AttemptRecord;
}) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const best = scenarioAttempts.find(({ counts }) => counts);
  const why = uncounted
    ? texts.attempt.uncountedWhy({ hasOthers: scenarioAttempts.length > 1 })
    : setAside
      ? texts.attempt.excludedWhy
      : best?.id === id
        ? scenarioAttempts.length === 1
          ? texts.attempt.onlyAttempt
          : texts.attempt.bestIsThis
        : texts.attempt.bestIsOther;
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-1">{texts.attempt.rivalsTitle}</h2>
      <p className="mb-2 text-muted">{why}</p>
      <ol className="grid gap-1 tabular-nums">
        {scenarioAttempts.map((scenarioAttempt) => (
          <li key={scenarioAttempt.id} className="flex flex-wrap gap-x-3">
            {scenarioAttempt.id === id ? (
              <b aria-current="true">{formatDateTime(scenarioAttempt.receivedAt, zone)}</b>
            ) : (
              <Link to={withListQueryOf(attemptAddressOf(scenarioAttempt.id), search)} prefetch="none" className="link">
                {formatDateTime(scenarioAttempt.receivedAt, zone)}
              </Link>
            )}
            <span>
              {scenarioAttempt.score}/{scenarioAttempt.maxScore}
            </span>
            {scenarioAttempt.counts && <span className="font-semibold text-accent">{texts.attempt.counts}</span>}
            {scenarioAttempt.id === id && <span className="text-muted">{texts.attempt.thisOne}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
