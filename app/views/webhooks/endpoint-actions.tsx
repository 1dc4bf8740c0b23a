import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { Webhook } from "~/domain/webhooks/read-webhooks";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";

type Endpoint = Webhook["endpoint"];

/** Why an endpoint doesn't work. */
export function EndpointTrouble({ endpoint: { isOn, switchedOffAt, failingSince } }: { endpoint: Endpoint }) {
  const zone = useTimeZone();
  if (!isOn && switchedOffAt)
    return (
      <Notice tone="error">{texts.webhooks.wasSwitchedOff({ dateTime: formatDateTime(switchedOffAt, zone) })}</Notice>
    );
  if (!isOn || !failingSince) return null;
  return (
    <Notice tone="warning">{texts.webhooks.failingSince({ dateTime: formatDateTime(failingSince, zone) })}</Notice>
  );
}

/** A test, and the switch. */
export function EndpointActions({ endpoint: { isOn } }: { endpoint: Endpoint }) {
  return (
    <Form noValidate method="post" preventScrollReset className="flex flex-wrap gap-3">
      {isOn && (
        <SubmitButton intent="test" variant="primary">
          {texts.webhooks.sendTest}
        </SubmitButton>
      )}
      <SubmitButton intent={isOn ? "off" : "on"}>
        {isOn ? texts.webhooks.switchOff : texts.webhooks.switchOn}
      </SubmitButton>
    </Form>
  );
}

export function SecretCard({ endpoint: { rotatedAt, formerUntil }, formKey }: { endpoint: Endpoint; formKey: string }) {
  const zone = useTimeZone();
  return (
    <Card title={texts.webhooks.secretTitle}>
      <p className="tabular-nums">{texts.webhooks.replacedOn({ dateTime: formatDateTime(rotatedAt, zone) })}</p>
      {formerUntil && (
        <p className="tabular-nums">{texts.webhooks.formerUntil({ dateTime: formatDateTime(formerUntil, zone) })}</p>
      )}
      <p className="text-sm text-pretty text-muted">{texts.webhooks.replaceHint}</p>
      <Form noValidate method="post" preventScrollReset className="justify-self-start">
        <FormKey value={formKey} />
        <SubmitButton intent="rotate">{texts.webhooks.replace}</SubmitButton>
      </Form>
    </Card>
  );
}

export function DeleteCard() {
  return (
    <Card title={texts.webhooks.delete}>
      <p className="text-sm text-muted">{texts.webhooks.deleteHint}</p>
      <Form noValidate method="post" className="justify-self-start">
        <SubmitButton intent="delete" variant="danger">
          {texts.webhooks.delete}
        </SubmitButton>
      </Form>
    </Card>
  );
}
