import type { StreamState } from "~/domain/audit/deliver-stream";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type AuditStreamProps = { stream: StreamState & { destination: string | null } };

/** Where the audit trail is sent, and how far behind it is. */
export function AuditStream({
  stream: { destination, waiting, oldestWaiting, lastSentAt, lastError },
}: AuditStreamProps) {
  const zone = useTimeZone();
  const isFailing = destination !== null && lastError !== null && oldestWaiting !== null;
  return (
    <section aria-labelledby="audit-stream" className="grid max-w-[46rem] gap-3">
      <h2 id="audit-stream" className="text-lg">
        {texts.auditPage.stream}
      </h2>
      {destination === null && <p className="text-muted">{texts.auditPage.streamOff}</p>}
      {isFailing && (
        <Notice tone="warning">
          {texts.auditPage.streamFailing({ waiting, dateTime: formatDateTime(oldestWaiting, zone), lastError })}
        </Notice>
      )}
      {destination !== null && (
        <p className="wrap-anywhere tabular-nums">
          {texts.auditPage.streamTo({ destination })}{" "}
          {lastSentAt
            ? texts.auditPage.lastDelivered({ dateTime: formatDateTime(lastSentAt, zone) })
            : texts.auditPage.noneDelivered}{" "}
          {!isFailing && (waiting > 0 ? texts.auditPage.entriesWaiting({ waiting }) : texts.auditPage.noEntryWaiting)}
        </p>
      )}
    </section>
  );
}
