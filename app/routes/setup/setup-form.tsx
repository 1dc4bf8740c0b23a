import { Form } from "@remix-run/react";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { PasswordField, SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type SetupFormProps = {
  curricula: { id: string; title: string }[];
  refusal?: { message?: string; errors: FieldErrors; values: Record<string, string> };
  busy: boolean;
};
type FieldOf = (name: string) => { name: string; errors?: string[]; defaultValue?: string };

export function SetupForm({ curricula, refusal, busy }: SetupFormProps) {
  const field: FieldOf = (name) => ({ name, errors: refusal?.errors[name], defaultValue: refusal?.values[name] });
  return (
    <>
      <p className="text-muted">{texts.setup.codeHint}</p>
      {refusal?.message && Object.keys(refusal.errors).length === 0 && <Notice tone="error">{refusal.message}</Notice>}
      <Form noValidate method="post" className="grid gap-4">
        <TextField
          {...field("code")}
          label={texts.setup.setupCode}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        <AdministratorFields field={field} refusal={refusal} />
        <OrganizationFields field={field} curricula={curricula} />
        <Button type="submit" variant="primary" size="large" wide busy={busy} busyText={texts.setup.settingUp}>
          {texts.setup.setUp}
        </Button>
      </Form>
    </>
  );
}

function AdministratorFields({ field, refusal }: { field: FieldOf } & Pick<SetupFormProps, "refusal">) {
  return (
    <fieldset className="grid gap-4 pt-2">
      <legend className="mb-3 font-semibold">{texts.setup.adminTitle}</legend>
      <TextField
        {...field("userName")}
        label={texts.common.username}
        hint={texts.accountFields.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField {...field("email")} label={texts.common.email} type="email" autoComplete="email" required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} label={texts.setup.firstName} autoComplete="given-name" />
        <TextField {...field("lastName")} label={texts.setup.lastName} autoComplete="family-name" />
      </div>
      <PasswordField
        name="password"
        label={texts.setup.password}
        hint={texts.passwords.hint}
        errors={refusal?.errors.password}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="passwordConfirmation"
        label={texts.setup.confirmPassword}
        errors={refusal?.errors.passwordConfirmation}
        autoComplete="new-password"
        required
      />
    </fieldset>
  );
}

function OrganizationFields({ field, curricula }: { field: FieldOf } & Pick<SetupFormProps, "curricula">) {
  return (
    <fieldset className="grid gap-4 pt-2">
      <legend className="mb-3 font-semibold">{texts.setup.organizationTitle}</legend>
      <TextField
        {...field("organization")}
        label={texts.common.organization}
        hint={texts.setup.organizationHint}
        required
      />
      <SelectField {...field("curriculumId")} label={texts.common.curriculum} hint={texts.setup.curriculumHint}>
        {curricula.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
