import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { SubmitButton } from "~/views/list-dialog";
import { EventChecks } from "./event-checks";
import { eventField } from "./event-field";

type EndpointFormProps = {
  title: string;
  /** The stored endpoint, unless it is new. */
  endpoint?: { address: string; events: readonly string[] };
  formKey?: string;
  refusal: FormRefusal | undefined;
};

/** Address and events of an endpoint. */
export function EndpointForm({ title, endpoint, formKey, refusal }: EndpointFormProps) {
  const { values, errors } = refusal ?? { values: {}, errors: {} };
  const wasTyped = values.address !== undefined;
  return (
    <Card title={title}>
      <Form noValidate method="post" preventScrollReset className="grid gap-4">
        {formKey && <FormKey value={formKey} />}
        <TextField
          label={texts.webhooks.address}
          hint={texts.webhooks.addressHint}
          name="address"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={values.address ?? endpoint?.address}
          errors={errors.address}
        />
        <EventChecks
          isChecked={(type) =>
            wasTyped ? values[eventField(type)] === "on" : (endpoint?.events.includes(type) ?? false)
          }
          errors={errors.events}
        />
        <div className="justify-self-start">
          <SubmitButton intent={endpoint ? "change" : "create"} variant="primary">
            {endpoint ? texts.common.save : texts.webhooks.add}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
