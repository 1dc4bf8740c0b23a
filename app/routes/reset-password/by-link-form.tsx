import { Form, Link, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { FieldErrors } from "~/domain/refusal";
import { NewPasswordFields } from "~/signed-out/new-password-fields";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { Loading } from "~/ui/loading";
import { Notice } from "~/ui/notice";

const redirectMilliseconds = 2_000;

type LinkRefusal = { message?: string; errors: FieldErrors };
type ByLinkFormProps = {
  email: string;
  token: string;
  isOpen: boolean;
  refusal?: LinkRefusal;
  done?: string;
  busy: boolean;
};

/** Sets a new password by a mailed link, then goes to the login page after two seconds. */
export function ByLinkForm({ email, token, isOpen, refusal, done, busy }: ByLinkFormProps) {
  useRedirectAfter(done);
  const [editedAfter, setEditedAfter] = useState<LinkRefusal>();
  if (done) {
    return (
      <>
        <Notice tone="success">{done}</Notice>
        <noscript>
          <meta httpEquiv="refresh" content={`${redirectMilliseconds / 1_000};url=/`} />
        </noscript>
        <Link className="link tap" to="/">
          {texts.passwordReset.backToLogin}
        </Link>
      </>
    );
  }
  if (!isOpen)
    return (
      <>
        <Notice tone="error">{texts.passwordReset.invalidLink}</Notice>
        <p className="text-muted">{texts.passwordReset.invalidLinkHint}</p>
        <ButtonLink to="/?mode=reset" variant="primary" size="large" wide>
          {texts.passwordReset.sendNewLink}
        </ButtonLink>
      </>
    );
  const errors = refusal?.errors ?? {};
  const hasFieldErrors = Boolean(errors.newPassword ?? errors.confirmPassword);
  const error = refusal && !hasFieldErrors ? (refusal.message ?? texts.passwordReset.failed) : undefined;
  const edit = () => setEditedAfter(refusal);
  return (
    <>
      {error && editedAfter !== refusal && <Notice tone="error">{error}</Notice>}
      <Form noValidate method="post" className="grid gap-4">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields errors={errors} onEdit={edit} />
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
      <div className="min-h-5">{busy && <Loading text={texts.passwordReset.processing} />}</div>
    </>
  );
}

function useRedirectAfter(done: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate("/"), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
