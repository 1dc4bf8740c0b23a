import { useEffect, useState } from "react";
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
        <p className="rounded-lg border border-line bg-surface p-4 text-muted">
          Whether attempts wait on this machine can only be told with JavaScript.
        </p>
      </noscript>
      {attempts !== null && attempts.length > 0 && (
        <section aria-label="Still on this machine" className="rounded-lg border border-amber bg-amber-soft p-4">
          <h2 className="mb-1">Still on this machine</h2>
          <ul className="mb-3 grid gap-0.5 tabular-nums">
            {attempts.map(({ attemptId, scenarioId, points, refused }) => (
              <li key={attemptId}>
                {titles[scenarioId] ?? "A scenario"}:{" "}
                {points ? `${points.score}/${points.maxScore}` : "to be graded by the server"}
                <span className="ml-2 text-muted">{refused ? `not taken: ${refused}` : "waits to be sent"}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/play" reloadDocument>
            Open the game to send them
          </ButtonLink>
        </section>
      )}
    </>
  );
}
