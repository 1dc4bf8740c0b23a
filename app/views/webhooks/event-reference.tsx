import { exampleOf } from "~/domain/webhooks/webhook-examples";
import { webhookEventTypes } from "~/domain/webhooks/webhook-rules";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Json } from "./json";

/** What each event means and contains. */
export function EventReference() {
  return (
    <Card title={texts.webhooks.contentsTitle}>
      <p className="text-sm text-pretty text-muted">{texts.webhooks.contentsHint}</p>
      <div className="grid divide-y divide-line">
        {webhookEventTypes.map((type) => (
          <details key={type} className="py-1">
            <summary className="min-h-9 cursor-pointer rounded-sm py-2 touch:min-h-11">
              {texts.webhooks.eventName({ type })}{" "}
              <code dir="ltr" className="font-mono text-sm text-muted">
                {type}
              </code>
            </summary>
            <p className="mb-2 text-sm text-muted">{texts.webhooks.eventMeaning({ type })}</p>
            <Json label={type}>{exampleOf(type)}</Json>
          </details>
        ))}
      </div>
    </Card>
  );
}
