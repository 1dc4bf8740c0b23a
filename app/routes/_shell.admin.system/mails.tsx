import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import type { MailState } from "~/domain/mail/list-mails";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

/** Whether the mail server accepts mails, and how many are waiting. */
export function MailStatus({
  state: { waiting, oldestWaiting, lastAccepted, lastError, givenUp },
}: {
  state: MailState;
}) {
  const zone = useTimeZone();
  const isFailing = lastError !== null && oldestWaiting !== null;
  return (
    <section aria-labelledby="mails" className="grid max-w-[46rem] gap-3">
      <h2 id="mails" className="text-lg">
        Email
      </h2>
      {isFailing && (
        <Notice tone="warning">
          {formatCount(waiting, "email is", "emails are")} waiting, the oldest since{" "}
          {formatDateTime(oldestWaiting, zone)}. The mail server&rsquo;s last answer: {lastError.slice(0, 200)}
        </Notice>
      )}
      <p className="tabular-nums">
        {lastAccepted
          ? `The mail server accepted the last email on ${formatDateTime(lastAccepted, zone)}.`
          : "The mail server hasn't accepted an email yet."}{" "}
        {!isFailing && (waiting > 0 ? `${formatCount(waiting, "email")} waiting.` : "No email is waiting.")}{" "}
        {givenUp > 0 && `${formatCount(givenUp, "email was", "emails were")} given up after five days.`}
      </p>
    </section>
  );
}
