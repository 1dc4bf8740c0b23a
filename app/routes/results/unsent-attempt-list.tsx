import { useEffect, useState } from "react";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { listUnsentAttempts, type UnsentAttempt } from "./unsent-attempts";

type UnsentAttemptListProps = { userId: string; titles: Record<string, string> };

/** Attempts finished in this browser that the server hasn't received. */
export function UnsentAttemptList({ userId, titles }: UnsentAttemptListProps) {
  const [attempts, setAttempts] = useState<UnsentAttempt[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void listUnsentAttempts(userId).then((unsent) => isCurrent && setAttempts(unsent));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return (
    <>
      <noscript>
        <p className="rounded-lg border border-line bg-surface p-4 text-muted">{texts.results.unsentNeedsScripts}</p>
      </noscript>
      {attempts !== null && attempts.length > 0 && (
        <section aria-label={texts.results.unsentTitle} className="rounded-lg border border-amber bg-amber-soft p-4">
          <h2 className="mb-1">{texts.results.unsentTitle}</h2>
          <ul className="mb-3 grid gap-0.5 tabular-nums">
            {attempts.map(({ attemptId, scenarioId, points, refused }) => (
              <li key={attemptId}>
                {titles[scenarioId] ?? texts.results.aScenario}:{" "}
                {points ? `${points.score}/${points.maxScore}` : texts.results.notGraded}
                <span className="ms-2 text-muted">
                  {refused ? texts.results.notTaken({ refused }) : texts.results.waits}
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/play" reloadDocument>
            {texts.results.sendUnsent}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
