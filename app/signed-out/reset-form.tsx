import { Form } from "@remix-run/react";
import { useMemo, useState, type FormEvent } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Loading } from "~/ui/loading";
import { NoMail } from "~/ui/no-mail";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";
import { SignedOutLayout } from "./signed-out-layout";

export type ResetResult = {
  success?: string;
  /** Errors of the address or of the whole request. */
  errors?: { email?: readonly string[] | undefined; form?: string | undefined };
};

type ResetFormProps = {
  action: string;
  result?: ResetResult;
  values?: { email?: string };
  busy: boolean;
};

export function ResetForm({ action, result, values, busy }: ResetFormProps) {
  const [editedResult, setEditedResult] = useState<ResetResult>();
  // An empty field is refused here, without a request; without JavaScript the server refuses it.
  const [missingResult, setMissingResult] = useState<ResetResult>();
  const { supportEmail } = useSite();
  const current = missingResult ?? result;
  const visibleResult = busy || editedResult === current ? undefined : current;
  const requireEmail = (event: FormEvent<HTMLFormElement>) => {
    const email = new FormData(event.currentTarget).get("email");
    const isMissing = typeof email !== "string" || email.trim() === "";
    setMissingResult(isMissing ? { errors: { email: [texts.signedOut.emailRequired] } } : undefined);
    if (!isMissing) return;
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("email");
    if (field instanceof HTMLInputElement) field.focus();
  };

  return (
    <>
      <NoMail
        instead={texts.signedOut.askForResetCode({
          supportEmail: <span className="wrap-anywhere">{supportEmail}</span>,
          link: (text) => <a href="/reset-password">{text}</a>,
        })}
      />
      {visibleResult?.success && <Notice tone="success">{visibleResult.success}</Notice>}
      {visibleResult?.errors?.form && <Notice tone="error">{visibleResult.errors.form}</Notice>}
      <Form noValidate method="post" action={action} className="grid gap-4" onSubmit={requireEmail}>
        <TextField
          label={texts.signedOut.emailLabel}
          name="email"
          type="email"
          defaultValue={values?.email}
          autoComplete="email"
          spellCheck={false}
          errors={visibleResult?.errors?.email ?? []}
          onEdit={() => setEditedResult(current)}
        />
        <Button
          type="submit"
          name="intent"
          value="reset-link"
          variant="primary"
          size="large"
          wide
          busy={busy}
          busyText={texts.signedOut.sending}
          className="mt-1"
        >
          {texts.signedOut.sendResetLink}
        </Button>
      </Form>
      <Form noValidate action="/">
        <Button type="submit" wide size="large">
          {texts.signedOut.backToLogin}
        </Button>
      </Form>
      {/* Reserves the line, so that nothing below it moves. */}
      <div className="min-h-5">{busy && <Loading text={texts.signedOut.processing} />}</div>
    </>
  );
}

/** Action data of sendResetLink, or of another form on the same page. */
type Answer =
  | { sent: string }
  | { errors: Record<string, string[]>; message?: string; values: { email?: string } }
  | object
  | undefined;

/** The form that requests a reset link, for the login page and /password-reset. */
export function ResetLinkPanel({ action, answer, busy }: { action: string; answer: Answer; busy: boolean }) {
  const result = useMemo(() => resultOf(answer), [answer]);
  const values = answer && "values" in answer ? answer.values : undefined;
  return (
    <SignedOutLayout heading={texts.signedOut.resetPassword}>
      <ResetForm action={action} result={result} values={values} busy={busy} />
    </SignedOutLayout>
  );
}

function resultOf(answer: Answer): ResetResult {
  if (answer && "sent" in answer) return { success: answer.sent };
  if (!answer || !("errors" in answer)) return {};
  const { email } = answer.errors;
  return { errors: email?.length ? { email } : { form: answer.message ?? texts.signedOut.resetLinkFailed } };
}
