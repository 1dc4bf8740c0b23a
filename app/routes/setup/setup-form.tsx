import { Form } from "@remix-run/react";
import { userNameHint } from "~/domain/accounts/registration-details";
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
      <p className="text-muted">
        No one has an account here yet. Enter the setup code from the server&apos;s log to create the first
        administrator. Can&apos;t find it? Restart the server: each start prints a new code.
      </p>
      {refusal?.message && Object.keys(refusal.errors).length === 0 && <Notice tone="error">{refusal.message}</Notice>}
      <Form noValidate method="post" className="grid gap-4">
        <TextField {...field("code")} label="Setup Code" autoCapitalize="characters" autoComplete="off" required />
        <AdministratorFields field={field} refusal={refusal} />
        <OrganizationFields field={field} curricula={curricula} />
        <Button type="submit" variant="primary" size="large" wide busy={busy} busyText="Setting up...">
          Set Up
        </Button>
      </Form>
    </>
  );
}

function AdministratorFields({ field, refusal }: { field: FieldOf } & Pick<SetupFormProps, "refusal">) {
  return (
    <fieldset className="grid gap-4 pt-2">
      <legend className="mb-3 font-semibold">System administrator</legend>
      <TextField
        {...field("userName")}
        label="Username"
        hint={userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} label="First Name" autoComplete="given-name" />
        <TextField {...field("lastName")} label="Last Name" autoComplete="family-name" />
      </div>
      <PasswordField
        name="password"
        label="Password"
        hint={texts.passwords.hint}
        errors={refusal?.errors.password}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="passwordConfirmation"
        label="Confirm Password"
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
      <legend className="mb-3 font-semibold">First organization</legend>
      <TextField {...field("organization")} label="Organization" hint="A school, a unit, a company" required />
      <SelectField
        {...field("curriculumId")}
        label="Curriculum"
        hint="What its people play. It can be changed later, and others published."
      >
        {curricula.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
