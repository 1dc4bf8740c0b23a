import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import { maxNameLength } from "~/domain/factors/factor-rules";
import type { FactorEntry, Factors } from "~/domain/factors/own-factors";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { TextField } from "~/ui/field";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { Entries, Entry } from "~/views/entries";
import { PasskeyForm } from "~/views/factors/passkey-form";
import { createPasskey } from "~/views/factors/use-passkey";

export function Passkeys({ passkeys, children }: { passkeys: FactorEntry[]; children: ReactNode }) {
  return (
    <Card title={texts.factors.passkeys}>
      <p className="text-sm text-pretty text-muted">{texts.factors.passkeysHint}</p>
      <Entries none={texts.factors.noPasskeys}>
        {passkeys.map(({ id, name, ...dates }) => (
          <Entry
            key={id}
            end={
              <Form noValidate method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <SubmitButton intent="remove-passkey" variant="danger">
                  {texts.factors.remove}
                  <span className="sr-only">{` ${name}`}</span>
                </SubmitButton>
              </Form>
            }
          >
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <Dates {...dates} />
          </Entry>
        ))}
      </Entries>
      {children}
    </Card>
  );
}

function Dates({ createdAt, lastUsedAt }: Pick<FactorEntry, "createdAt" | "lastUsedAt">) {
  const zone = useTimeZone();
  return (
    <p className="text-sm text-muted tabular-nums">
      {texts.factors.dates({
        added: formatDateTime(createdAt, zone),
        lastUsed: lastUsedAt && formatDateTime(lastUsedAt, zone),
      })}
    </p>
  );
}

export function NewPasskey({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <PasskeyForm label={texts.factors.addPasskey} variant="plain" ask={createPasskey}>
      <input type="hidden" name="intent" value="add-passkey" />
      <TextField
        label={texts.factors.passkeyName}
        hint={texts.factors.passkeyNameHint}
        name="name"
        maxLength={maxNameLength}
        autoComplete="off"
        defaultValue={refusal?.values.name ?? texts.factors.firstPasskeyName}
        errors={refusal?.errors.name}
      />
    </PasskeyForm>
  );
}

export function App({ app }: { app: Factors["app"] }) {
  return (
    <Card title={texts.factors.app}>
      <p className="text-sm text-pretty text-muted">{texts.factors.appHint}</p>
      {app ? (
        <>
          <div>
            <Chip tone="good">{texts.factors.appIsSetUp}</Chip>
          </div>
          <Dates {...app} />
          <Form noValidate method="post" preventScrollReset>
            <SubmitButton intent="remove-app" variant="danger">
              {texts.factors.removeApp}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <ButtonLink to="/account/security/app" className="justify-self-start">
          {texts.factors.setUpApp}
        </ButtonLink>
      )}
    </Card>
  );
}

export function Codes({ left, hasFactors }: { left: number; hasFactors: boolean }) {
  return (
    <Card title={texts.factors.codesTitle}>
      <p className="text-sm text-pretty text-muted">{texts.factors.codesHint}</p>
      {hasFactors ? (
        <>
          <p className={left < 3 ? "font-medium text-amber" : ""}>{texts.factors.codesLeft({ left })}</p>
          <Form noValidate method="post">
            <SubmitButton intent="new-codes">{texts.factors.newCodes}</SubmitButton>
          </Form>
        </>
      ) : (
        <p className="text-muted">{texts.factors.codesLater}</p>
      )}
    </Card>
  );
}
