import { Form } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { passwordTexts } from "~/domain/accounts/account-texts";
import { userNameHint } from "~/domain/accounts/registration-details";
import {
  isRegistrationField,
  registrationLabels,
  registrationTexts,
  type RegistrationField,
  type RegistrationMode,
} from "~/domain/registration/registration-mode";
import type { FieldErrors } from "~/domain/refusal";
import { Button } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { hostedIntent, joinIntent } from "./card-payment";
import { CountryField } from "./country-field";

export type FormErrors = { message?: string; errors: FieldErrors; values?: Record<string, string> };

type RegistrationFormProps = {
  mode: RegistrationMode;
  countries: readonly { alpha2: string; name: string }[];
  /** To begin with: the access code of a course's QR code, or what was typed before /failed. */
  typed: Record<string, string>;
  refusal: FormErrors | undefined;
  busy: boolean;
  /** Takes the form over from the browser; without it the form is posted. */
  onSubmit?: (form: HTMLFormElement) => void;
  /** Stands between the fields and the button. */
  payment?: ReactNode;
};

export function RegistrationForm({ mode, countries, typed, refusal, busy, onSubmit, payment }: RegistrationFormProps) {
  const [editedAfter, setEditedAfter] = useState<FormErrors>();
  const form = useRef<HTMLFormElement>(null);
  const errors = useMemo(() => firstOfEach(refusal?.errors ?? {}), [refusal]);
  useFocusOnRefusal(form, refusal);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    if (!onSubmit || isPosted(event)) return;
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  const message = refusal && generalMessageOf(refusal, errors);

  return (
    <Form ref={form} method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <RegistrationFields
        mode={mode}
        countries={countries}
        errors={errors}
        values={refusal?.values ?? typed}
        onEdit={() => setEditedAfter(refusal)}
      />
      {payment}
      {message && editedAfter !== refusal && (
        <div tabIndex={-1} data-general-error className="rounded-md">
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyText="Submitting...">
        Submit
      </Button>
    </Form>
  );
}

/** What belongs to no field of the form, or the sentence for a refusal that names none. */
function generalMessageOf(refusal: FormErrors, errors: FieldErrors): string | undefined {
  const others = Object.entries(errors).filter(([name]) => !isRegistrationField(name));
  if (others.length > 0) return others.flatMap(([, messages]) => messages).join(" ");
  return Object.keys(errors).length === 0 ? (refusal.message ?? registrationTexts.failed) : undefined;
}

/** Pressed was a button whose work the server does: to pay on the provider's own page, or to join without paying. */
const isPosted = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  [hostedIntent, joinIntent].includes(nativeEvent.submitter.value);

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
      <TextField {...field("firstName")} label={optional("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} label={optional("lastName")} autoComplete="family-name" />
      <TextField {...field("rankTitle")} label={optional("rankTitle")} autoComplete="organization-title" />
      <CountryField
        label={optional("nationality")}
        countries={countries}
        defaultValue={values.nationality}
        errors={errors.nationality}
        onEdit={onEdit}
      />
    </div>
  );
}

const optional = (name: RegistrationField) => `${registrationLabels[name]} (optional)`;

/** Only the first message of each field is shown. */
function firstOfEach(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));
}

/** The cursor goes where something is to be mended, or to what is said beside the button. */
function useFocusOnRefusal(form: React.RefObject<HTMLFormElement>, refusal: FormErrors | undefined) {
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-general-error]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  }, [form, refusal]);
}
