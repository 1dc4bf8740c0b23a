import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import type { FieldErrors } from "~/domain/refusal";
import { NewPasswordFields } from "~/signed-out/new-password-fields";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type UsernameRefusal = { message?: string; errors: FieldErrors; values: Record<string, string> };
type ByUsernameFormProps = {
  username: string;
  code: string;
  needsCode: boolean;
  refusal?: UsernameRefusal;
  busy: boolean;
};

const fieldNames = { password: "password", confirmation: "passwordConfirmation" };

/** Sets a new password after a forced reset. Needs the code, unless the login was made with the old password. */
export function ByUsernameForm({ username, code, needsCode, refusal, busy }: ByUsernameFormProps) {
  const [editedAfter, setEditedAfter] = useState<UsernameRefusal>();
  const edit = () => setEditedAfter(refusal);
  const errors = refusal?.errors ?? {};
  const message =
    refusal && errorOf(refusal.message ?? texts.passwordReset.fieldsInvalid, Object.keys(errors).length > 0);
  return (
    <>
      {message && editedAfter !== refusal && <Notice tone="error">{message}</Notice>}
      <Form noValidate method="post" className="grid gap-4">
        <TextField
          label={texts.common.username}
          name="username"
          defaultValue={refusal?.values.username ?? username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          errors={errors.username}
          onEdit={edit}
        />
        {needsCode && (
          <TextField
            label={texts.passwordReset.resetCode}
            name="code"
            defaultValue={refusal?.values.code ?? code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            hint={texts.passwordReset.resetCodeHint}
            errors={errors.code}
            onEdit={edit}
          />
        )}
        <NewPasswordFields names={fieldNames} errors={errors} onEdit={edit} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busy}
          busyText={texts.passwordReset.resetting}
          className="mt-1"
        >
          {texts.passwordReset.resetPassword}
        </Button>
      </Form>
      <Link className="link tap" to="/">
        {texts.passwordReset.backToLogin}
      </Link>
    </>
  );
}

/** The line above the form, from the refusal's message. */
const errorOf = (message: string, hasFieldErrors: boolean) =>
  hasFieldErrors ? texts.passwordReset.failedBecause({ message }) : message;
