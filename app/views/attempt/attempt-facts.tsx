import { verificationTexts } from "~/views/student/verification-texts";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { formatDateTime } from "~/domain/date-text";
import { Code } from "~/ui/code";
import { useTimeZone } from "~/ui/time-zone";

/** Times, client and sign-in of an attempt. */
export function AttemptFacts({ attempt }: { attempt: AttemptRecord }) {
  const zone = useTimeZone();
  const { startedAt, receivedAt, client, signIn, isLate, session, checkedBy, id, flight } = attempt;
  const facts: [string, React.ReactNode][] = [
    ["Started", startedAt ? formatDateTime(startedAt, zone) : "not told by this game"],
    ...(flight !== null && typeof flight !== "string"
      ? [["Flown for", durationText(flight.end)] satisfies [string, string]]
      : []),
    ["Received", formatDateTime(receivedAt, zone)],
    ...(startedAt
      ? [["Took", durationText((receivedAt.getTime() - startedAt.getTime()) / 1_000)] satisfies [string, string]]
      : []),
    ...(isLate
      ? [
          [
            "Late",
            `The class ended ${session.endDate ? formatDateTime(session.endDate, zone) : "before"}; ` +
              "started while it ran.",
          ] satisfies [string, string],
        ]
      : []),
    ["Points", verificationTexts[checkedBy].hint],
    ["Client", client ?? "not told by this game"],
    ["Sign-in", signIn ? `${signIn.device}, since ${formatDateTime(signIn.since, zone)}` : "no longer known"],
    [
      "Attempt",
      <Code key="id" label="attempt id">
        {id}
      </Code>,
    ],
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2">Where it comes from</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums wrap-anywhere max-sm:mb-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function durationText(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const [h, min, s] = [Math.floor(total / 3_600), Math.floor((total % 3_600) / 60), total % 60];
  if (h > 0) return `${h} h ${min} min`;
  return min > 0 ? `${min} min ${s} s` : `${s} s`;
}
