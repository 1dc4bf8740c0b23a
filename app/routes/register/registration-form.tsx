import { Form } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { passwordTexts } from "~/domain/accounts/account-texts";
import { userNameHint } from "~/domain/accounts/registration-details";
import { registrationTexts, type RegistrationMode } from "~/domain/accounts/registration-mode";
import type { FieldErrors } from "~/domain/refusal";
import { Button } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { hostedIntent } from "./card-payment";
import { CountryField } from "./country-field";

export type Refused = { message?: string; errors: FieldErrors; values?: Record<string, string> };

type RegistrationFormProps = {
  mode: RegistrationMode;
  countries: readonly { alpha2: string; name: string }[];
  /** Of the address that brought somebody here, such as a course's QR code. */
  accessCode?: string;
  refused: Refused | undefined;
  busy: boolean;
  /** Takes the form over from the browser; without it the form is posted. */
  onSubmit?: (form: HTMLFormElement) => void;
  /** Stands between the fields and the button. */
  payment?: ReactNode;
};

export function RegistrationForm({
  mode,
  countries,
  accessCode = "",
  refused,
  busy,
  onSubmit,
  payment,
}: RegistrationFormProps) {
  const [editedAfter, setEditedAfter] = useState<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const errors = useMemo(() => firstOfEach(refused?.errors ?? {}), [refused]);
  useFocusOnRefusal(form, refused);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    if (!onSubmit || isPosted(event)) return;
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  const message =
    refused && Object.keys(errors).length === 0 ? (refused.message ?? registrationTexts.failed) : undefined;

  return (
    <Form ref={form} method="post" className="grid gap-5" onSubmit={submit} noValidate>
      {message && editedAfter !== refused && <Notice tone="error">{message}</Notice>}
      <RegistrationFields
        mode={mode}
        countries={countries}
        errors={errors}
        values={refused?.values ?? { accessCode }}
        onEdit={() => setEditedAfter(refused)}
      />
      {payment}
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyText="Submitting...">
        Submit
      </Button>
    </Form>
  );
}

/** Pressed was the button that pays on the provider's own page, which the server opens. */
const isPosted = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === hostedIntent;

type RegistrationFieldsProps = Pick<RegistrationFormProps, "mode" | "countries"> & {
  errors: FieldErrors;
  values: Record<string, string>;
  onEdit: () => void;
};

function RegistrationFields({ mode, countries, errors, values, onEdit }: RegistrationFieldsProps) {
  const field = (name: string) => ({ name, errors: errors[name], defaultValue: values[name], onEdit });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...field("userName")}
        label="Username"
        hint={userNameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label="Password"
        required
        autoComplete="new-password"
        errors={errors.password}
        onEdit={onEdit}
        hint={passwordTexts.hint}
      />
      <TextField {...field("email")} label="Email" type="email" required autoComplete="email" spellCheck={false} />
      <TextField
        {...field("accessCode")}
        label="Access Code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        hint={mode === "Standalone" ? undefined : registrationTexts.codeNote}
      />
      <TextField {...field("firstName")} label="First Name" autoComplete="given-name" />
      <TextField {...field("lastName")} label="Last Name" autoComplete="family-name" />
      <TextField {...field("rankTitle")} label="Rank/Title" autoComplete="organization-title" />
      <CountryField
        countries={countries}
        defaultValue={values.nationality}
        errors={errors.nationality}
        onEdit={onEdit}
      />
    </div>
  );
}

/** Only the first message of each field is shown. */
function firstOfEach(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));
}

/** The cursor goes where something is to be mended. */
function useFocusOnRefusal(form: React.RefObject<HTMLFormElement>, refused: Refused | undefined) {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}
