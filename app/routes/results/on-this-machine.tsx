import { useEffect, useState } from "react";
import { ButtonLink } from "~/ui/button";
import { listKeptAttempts, type KeptAttempt } from "./kept-attempts";

type OnThisMachineProps = { userId: string; titles: Record<string, string> };

/** What the game has finished in this browser and the server has not: only this browser knows. */
export function OnThisMachine({ userId, titles }: OnThisMachineProps) {
  const [kept, setKept] = useState<KeptAttempt[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void listKeptAttempts(userId).then((found) => isCurrent && setKept(found));
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
      {kept !== null && kept.length > 0 && (
        <section aria-label="Still on this machine" className="rounded-lg border border-amber bg-amber-soft p-4">
          <h2 className="mb-1">Still on this machine</h2>
          <ul className="mb-3 grid gap-0.5 tabular-nums">
            {kept.map(({ attemptId, scenarioId, points, refused }) => (
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
