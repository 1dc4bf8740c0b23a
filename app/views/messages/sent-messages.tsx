import { formatDateTime } from "~/domain/date-text";
import type { SentMessage } from "~/domain/messages/list-messages";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { useTimeZone } from "~/ui/time-zone";

/** Earlier messages, folded. */
export function SentMessages({ messages }: { messages: SentMessage[] }) {
  const zone = useTimeZone();
  return (
    <div id="sent">
      <Card title={texts.classMessages.sentMessages}>
        {messages.length === 0 ? (
          <p className="text-muted">{texts.classMessages.noMessages}</p>
        ) : (
          <ul>
            {messages.map((message) => (
              <li key={message.id} className="border-t border-line first:border-t-0">
                <details>
                  <summary className="tap py-2">
                    <b dir="auto" className="font-semibold wrap-anywhere">
                      {message.subject}
                    </b>{" "}
                    <span className="text-sm text-muted">
                      {texts.classMessages.sentTo({
                        dateTime: formatDateTime(new Date(message.sentAt), zone),
                        recipients: message.recipients.length,
                      })}
                    </span>
                  </summary>
                  <div className="grid gap-2 pb-3">
                    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {message.text}
                    </p>
                    <p className="text-sm text-muted wrap-anywhere">{texts.classMessages.sentFrom(message)}</p>
                  </div>
                </details>
                <WithoutAddress names={message.withoutAddress} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function WithoutAddress({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return <p className="pb-2 text-sm text-amber">{texts.classMessages.notSent({ names })}</p>;
}
