import { formatDateTime } from "~/domain/date-text";
import type { readDelivery } from "~/domain/webhooks/read-webhooks";
import { indented } from "~/domain/webhooks/webhook-examples";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { useTimeZone } from "~/ui/time-zone";
import { Json } from "./json";

type Delivery = Awaited<ReturnType<typeof readDelivery>>;

function Headers({ headers, label }: { headers: Record<string, string>; label: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <h3>{texts.webhooks.headers}</h3>
      <Json label={label}>{lines.join("\n")}</Json>
    </>
  );
}

export function RequestCard({ delivery }: { delivery: Delivery }) {
  const zone = useTimeZone();
  const { eventId, address, triedAt, requestHeaders, body } = delivery;
  return (
    <Card title={texts.webhooks.request}>
      <dl className="grid gap-2">
        <div>
          <dt className="text-sm text-muted">{texts.webhooks.address}</dt>
          <dd dir="ltr" className="wrap-anywhere">
            {address}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{texts.webhooks.eventId}</dt>
          <dd dir="ltr" className="font-mono text-sm wrap-anywhere">
            {eventId}
          </dd>
        </div>
        {triedAt && (
          <div>
            <dt className="text-sm text-muted">{texts.webhooks.time}</dt>
            <dd className="tabular-nums">{formatDateTime(triedAt, zone)}</dd>
          </div>
        )}
      </dl>
      {requestHeaders ? (
        <Headers headers={requestHeaders} label={`${texts.webhooks.request}: ${texts.webhooks.headers}`} />
      ) : (
        <p className="text-muted">{texts.webhooks.noRequest}</p>
      )}
      <h3>{texts.webhooks.body}</h3>
      <Json label={`${texts.webhooks.request}: ${texts.webhooks.body}`}>{indented(body)}</Json>
    </Card>
  );
}

export function AnswerCard({ delivery }: { delivery: Delivery }) {
  const { answerStatus, answerHeaders, answerBody, durationMs, error } = delivery;
  return (
    <Card title={texts.webhooks.answer}>
      {error && <p>{texts.webhooks.failure({ error })}</p>}
      {answerStatus === null && !error && <p className="text-muted">{texts.webhooks.noAnswer}</p>}
      {answerStatus !== null && <p>{texts.webhooks.status({ status: answerStatus, ms: durationMs ?? 0 })}</p>}
      {answerHeaders && (
        <Headers headers={answerHeaders} label={`${texts.webhooks.answer}: ${texts.webhooks.headers}`} />
      )}
      {answerBody && (
        <>
          <h3>{texts.webhooks.body}</h3>
          <Json label={`${texts.webhooks.answer}: ${texts.webhooks.body}`}>{answerBody}</Json>
          <p className="text-sm text-muted">{texts.webhooks.cut}</p>
        </>
      )}
    </Card>
  );
}
