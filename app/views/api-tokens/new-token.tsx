import { Form, useNavigation } from "@remix-run/react";
import { useId, type ReactNode } from "react";
import { maxNameLength, tokenDays, usualTokenDays, type TokenScope } from "~/domain/api-tokens/token-rules";
import { formatDateTime } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { Code } from "~/ui/code";
import { SelectField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { scopeField } from "./scope-field";

export type CreatedToken = { token: string; expiresAt: Date; url: string };

type NewTokenProps = {
  title: string;
  submitText: string;
  offered: readonly TokenScope[];
  formKey: string;
  refusal: FormRefusal | null;
  /** More fields, such as the organization. */
  children?: ReactNode;
};

export function NewTokenForm({ title, submitText, offered, formKey, refusal, children }: NewTokenProps) {
  const busy = useNavigation().formData?.get("intent") === "create";
  const hasFieldErrors = Object.keys(refusal?.errors ?? {}).length > 0;
  return (
    <Card title={title}>
      {refusal?.message && !hasFieldErrors && <Notice tone="error">{refusal.message}</Notice>}
      <Form method="post" preventScrollReset noValidate className="grid gap-4">
        <FormKey value={formKey} />
        {children}
        <TextField
          label={texts.apiTokens.name}
          name="name"
          hint={texts.apiTokens.nameHint}
          maxLength={maxNameLength}
          autoComplete="off"
          defaultValue={refusal?.values.name}
          errors={refusal?.errors.name}
        />
        <ScopeChecks offered={offered} refusal={refusal} />
        <SelectField
          label={texts.apiTokens.expiresAfter}
          name="days"
          defaultValue={refusal?.values.days ?? String(usualTokenDays)}
          errors={refusal?.errors.days}
        >
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {texts.apiTokens.days({ days })}
            </option>
          ))}
        </SelectField>
        <div>
          <Button
            type="submit"
            name="intent"
            value="create"
            variant="primary"
            busy={busy}
            busyText={texts.apiTokens.creating}
          >
            {submitText}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function ScopeChecks({ offered, refusal }: Pick<NewTokenProps, "offered" | "refusal">) {
  const errorId = useId();
  const [error] = refusal?.errors.scopes ?? [];
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 font-medium">{texts.apiTokens.scopes}</legend>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      {offered.map((scope) => (
        <Check
          key={scope}
          name={scopeField(scope)}
          label={texts.apiTokens.scope({ scope })}
          hint={<code className="font-mono">{scope}</code>}
          defaultChecked={refusal?.values[scopeField(scope)] === "on"}
        />
      ))}
    </fieldset>
  );
}

/** The new token, which is shown only now, and a first call with it. */
export function CreatedTokenNotice({ created: { token, expiresAt, url } }: { created: CreatedToken }) {
  const zone = useTimeZone();
  return (
    <Notice tone="success">
      {texts.apiTokens.copy}
      <span className="mt-2 block">
        <Code copyLabel={texts.apiTokens.copyLabel}>{token}</Code>
      </span>
      <span className="mt-1 block text-sm">
        {texts.apiTokens.worksUntil({ dateTime: formatDateTime(new Date(expiresAt), zone) })}
      </span>
      <span className="mt-3 block text-sm">{texts.apiTokens.tryIt}</span>
      <pre
        dir="ltr"
        className="mt-1 rounded-sm bg-surface p-2 font-mono text-sm whitespace-pre-wrap text-ink wrap-anywhere"
      >
        {firstCall(url, token)}
      </pre>
    </Notice>
  );
}

const firstCall = (url: string, token: string) =>
  `curl -H "Authorization: Bearer ${token}" ${url}/api/auth/session/roles`;
