import { texts } from "~/texts";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import { formatDateTime } from "~/domain/date-text";
import { Code } from "~/ui/code";
import { useTimeZone } from "~/ui/time-zone";
import { durationText } from "./duration-text";

/** Times, client and sign-in of an attempt. */
export function AttemptFacts({ attempt }: { attempt: AttemptRecord }) {
  const zone = useTimeZone();
  const { startedAt, receivedAt, client, signIn, isLate, session, checkedBy, id, flight } = attempt;
  const facts: [string, React.ReactNode][] = [
    [texts.attempt.started, startedAt ? formatDateTime(startedAt, zone) : texts.attempt.notTold],
    ...(flight !== null && typeof flight !== "string"
      ? [[texts.attempt.flownFor, durationText(flight.end)] satisfies [string, string]]
      : []),
    [texts.attempt.received, formatDateTime(receivedAt, zone)],
    ...(startedAt
      ? [
          [texts.attempt.took, durationText((receivedAt.getTime() - startedAt.getTime()) / 1_000)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(isLate
      ? [
          [
            texts.attempt.late,
            texts.attempt.startedBeforeEnd({ ended: session.endDate && formatDateTime(session.endDate, zone) }),
          ] satisfies [string, string],
        ]
      : []),
    [texts.common.points, texts.grades.verificationHint({ checkedBy })],
    [texts.attempt.client, client ?? texts.attempt.notTold],
    [
      texts.attempt.signIn,
      signIn
        ? texts.attempt.signedInSince({ device: signIn.device, dateTime: formatDateTime(signIn.since, zone) })
        : texts.attempt.signInUnknown,
    ],
    [
      texts.attempt.attempt,
      <Code key="id" copyLabel={texts.attempt.copyId}>
        {id}
      </Code>,
    ],
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2">{texts.attempt.factsTitle}</h2>
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
