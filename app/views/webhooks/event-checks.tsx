import { useId } from "react";
import { webhookEventTypes } from "~/domain/webhooks/webhook-rules";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { eventField } from "./event-field";

type EventChecksProps = { isChecked: (type: string) => boolean; errors: readonly string[] | undefined };

export function EventChecks({ isChecked, errors = [] }: EventChecksProps) {
  const errorId = useId();
  const [error] = errors;
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 font-medium">{texts.webhooks.events}</legend>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      {webhookEventTypes.map((type) => (
        <Check
          key={type}
          name={eventField(type)}
          label={texts.webhooks.eventName({ type })}
          hint={
            <code dir="ltr" className="font-mono">
              {type}
            </code>
          }
          defaultChecked={isChecked(type)}
        />
      ))}
    </fieldset>
  );
}
