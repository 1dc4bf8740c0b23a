import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { Code } from "~/ui/code";
import { PasswordField, SelectField, TextField } from "~/ui/field";
import { SubmitButton } from "~/views/list-dialog";
import type { Setup } from "./setup";

const typed = { autoComplete: "off", autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/** Issuer, client and secret, as the provider shows them. */
export function SettingsForm({ setup: { provider }, refusal }: { setup: Setup; refusal: FormRefusal | undefined }) {
  const values = refusal?.values ?? {};
  const errors = refusal?.errors ?? {};
  return (
    <Card title={texts.singleSignOn.settingsTitle}>
      <Form noValidate method="post" replace preventScrollReset className="grid gap-4">
        <TextField
          {...typed}
          label={texts.singleSignOn.shortName}
          hint={texts.singleSignOn.shortNameHint}
          name="shortName"
          defaultValue={values.shortName ?? provider?.shortName}
          errors={errors.shortName}
        />
        <TextField
          {...typed}
          label={texts.singleSignOn.issuer}
          hint={texts.singleSignOn.issuerHint}
          name="issuer"
          inputMode="url"
          defaultValue={values.issuer ?? provider?.issuer}
          errors={errors.issuer}
        />
        <TextField
          {...typed}
          label={texts.singleSignOn.clientId}
          name="clientId"
          defaultValue={values.clientId ?? provider?.clientId}
          errors={errors.clientId}
        />
        <SelectField
          label={texts.singleSignOn.clientAuth}
          name="clientAuth"
          hint={texts.singleSignOn.clientAuthHint}
          defaultValue={values.clientAuth ?? provider?.clientAuth}
        >
          <option value="secret">{texts.singleSignOn.clientSecret}</option>
          <option value="key">{texts.singleSignOn.clientKey}</option>
        </SelectField>
        <PasswordField
          label={texts.singleSignOn.clientSecret}
          hint={provider?.clientAuth === "secret" ? texts.singleSignOn.secretStored : undefined}
          name="clientSecret"
          autoComplete="new-password"
          errors={errors.clientSecret}
        />
        <TextField
          {...typed}
          label={texts.singleSignOn.scopes}
          hint={texts.singleSignOn.scopesHint}
          name="scopes"
          defaultValue={values.scopes ?? provider?.scopes ?? "openid profile email"}
          errors={errors.scopes}
        />
        <TextField
          {...typed}
          label={texts.singleSignOn.requiredAcr}
          hint={texts.singleSignOn.requiredAcrHint}
          name="requiredAcr"
          defaultValue={values.requiredAcr ?? provider?.requiredAcr}
          errors={errors.requiredAcr}
        />
        <TextField
          {...typed}
          label={texts.singleSignOn.requiredAmr}
          hint={texts.singleSignOn.requiredAmrHint}
          name="requiredAmr"
          defaultValue={values.requiredAmr ?? provider?.requiredAmr}
          errors={errors.requiredAmr}
        />
        <Check
          name="countsAsFactor"
          label={texts.singleSignOn.countsAsFactor}
          hint={texts.singleSignOn.countsAsFactorHint}
          defaultChecked={provider?.countsAsFactor ?? false}
        />
        <Check
          name="createsAccounts"
          label={texts.singleSignOn.createsAccounts}
          hint={texts.singleSignOn.createsAccountsHint}
          defaultChecked={provider?.createsAccounts ?? true}
        />
        <div className="justify-self-start">
          <SubmitButton intent="settings" variant="primary">
            {texts.common.save}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** What the provider asks for. */
export function Addresses({ setup: { addresses, provider } }: { setup: Setup }) {
  const shown = [
    [texts.singleSignOn.callbackAddress, addresses.callback],
    [texts.singleSignOn.afterLogoutAddress, addresses.afterLogout],
    [texts.singleSignOn.logoutAddress, addresses.logout],
    ...(provider?.clientAuth === "key" ? [[texts.singleSignOn.keysAddress, addresses.keys]] : []),
    ...(addresses.signIn && provider?.state !== "draft" ? [[texts.singleSignOn.signInAddress, addresses.signIn]] : []),
  ];
  return (
    <Card title={texts.singleSignOn.addressesTitle}>
      <p className="text-sm text-muted">{texts.singleSignOn.addressesHint}</p>
      <dl className="grid gap-3">
        {shown.map(([name = "", address = ""]) => (
          <div key={name} className="grid gap-1">
            <dt className="text-sm text-muted">{name}</dt>
            <dd dir="ltr">
              <Code copyLabel={texts.singleSignOn.copyAddress({ name })}>{address}</Code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
