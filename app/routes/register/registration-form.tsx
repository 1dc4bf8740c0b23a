import { Form } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import {
  isRegistrationField,
  type RegistrationField,
  type RegistrationMode,
} from "~/domain/registration/registration-mode";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { hostedIntent, joinIntent } from "./card-payment";
import { CountryField } from "./country-field";

export type FormErrors = { message?: string; errors: FieldErrors; values?: Record<string, string> };

type RegistrationFormProps = {
  mode: RegistrationMode;
  countries: readonly { alpha2: string; name: string }[];
  /** Initial values: a QR code's access code, or the input before /failed. */
  initialValues: Record<string, string>;
  refusal: FormErrors | undefined;
  busy: boolean;
  /** Replaces the browser's submission. */
  onSubmit?: (form: HTMLFormElement) => void;
  /** Shown between the fields and the button. */
  payment?: ReactNode;
};

export function RegistrationForm({
  mode,
  countries,
  initialValues,
  refusal,
  busy,
  onSubmit,
  payment,
}: RegistrationFormProps) {
  const [editedAfter, setEditedAfter] = useState<FormErrors>();
  const form = useRef<HTMLFormElement>(null);
  const errors = useMemo(() => firstOfEach(refusal?.errors ?? {}), [refusal]);
  useFocusOnRefusal(form, refusal);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    if (!onSubmit || isServerSubmit(event)) return;
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
        values={refusal?.values ?? initialValues}
        onEdit={() => setEditedAfter(refusal)}
      />
      {payment}
      {message && editedAfter !== refusal && (
        <div tabIndex={-1} data-general-error className="rounded-md">
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyText={texts.registration.submitting}>
        {texts.registration.submit}
      </Button>
    </Form>
  );
}

/** Errors without a field in this form, or a general sentence. */
function generalMessageOf(refusal: FormErrors, errors: FieldErrors): string | undefined {
  const unknownFields = Object.entries(errors).filter(([name]) => !isRegistrationField(name));
  if (unknownFields.length > 0) return unknownFields.flatMap(([, messages]) => messages).join(" ");
  return Object.keys(errors).length === 0 ? (refusal.message ?? texts.registration.failed) : undefined;
}

/** Whether a button was pressed that the server handles: paying on the provider's page, or joining without payment. */
const isServerSubmit = ({ nativeEvent }: FormEvent) =>
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
        label={texts.common.username}
        hint={texts.accountFields.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={texts.registration.password}
        required
        autoComplete="new-password"
        errors={errors.password}
        onEdit={onEdit}
        hint={texts.passwords.hint}
      />
      <TextField
        {...field("email")}
        label={texts.common.email}
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...field("accessCode")}
        label={texts.registration.accessCode}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        hint={mode === "Standalone" ? undefined : texts.registration.codeNote}
      />
      <TextField {...field("firstName")} label={optionalLabel("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} label={optionalLabel("lastName")} autoComplete="family-name" />
      <TextField {...field("rankTitle")} label={optionalLabel("rankTitle")} autoComplete="organization-title" />
      <CountryField
        label={optionalLabel("nationality")}
        countries={countries}
        defaultValue={values.nationality}
        errors={errors.nationality}
        onEdit={onEdit}
      />
    </div>
  );
}

const optionalLabel = (name: RegistrationField) => texts.registration.optionalFieldLabel({ field: name });

function firstOfEach(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));
}

/** Focuses the first invalid field, or the general error. */
function useFocusOnRefusal(form: React.RefObject<HTMLFormElement>, refusal: FormErrors | undefined) {
  useEffect(() => {
    if (!refusal) return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-general-error]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
  }, [form, refusal]);
}
