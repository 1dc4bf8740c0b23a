import { formatDateTime } from "~/domain/date-text";
import type { MailState } from "~/domain/mail/list-mails";
import { texts } from "~/texts";
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
        {texts.common.email}
      </h2>
      {isFailing && (
        <Notice tone="warning">
          {texts.systemPage.emailsFailing({
            waiting,
            dateTime: formatDateTime(oldestWaiting, zone),
            lastError: lastError.slice(0, 200),
          })}
        </Notice>
      )}
      <p className="tabular-nums">
        {lastAccepted
          ? texts.systemPage.emailAccepted({ dateTime: formatDateTime(lastAccepted, zone) })
          : texts.systemPage.noEmailAccepted}{" "}
        {!isFailing && (waiting > 0 ? texts.systemPage.emailsWaiting({ waiting }) : texts.systemPage.noEmailWaiting)}{" "}
        {givenUp > 0 && texts.systemPage.emailsGivenUp({ givenUp })}
      </p>
    </section>
  );
}
