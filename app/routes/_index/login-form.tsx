import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";

export type LoginErrors = { form?: string; help?: string; Username?: string[]; Password?: string[] };

type LoginFormProps = { errors?: LoginErrors; success?: string; values?: { username?: string }; busy: boolean };

export function LoginForm({ errors, success, values, busy }: LoginFormProps) {
  const [editedAfter, setEditedAfter] = useState<LoginErrors>();
  const password = useClearedPassword(busy, errors);
  const edit = () => setEditedAfter(errors);
  const hydrated = useHydrated();

  return (
    <>
      {success && !errors && <Notice tone="success">{success}</Notice>}
      {errors?.form && editedAfter !== errors && <Notice tone="error">{errors.form}</Notice>}
      {errors?.help && <p className="text-pretty text-muted">{errors.help}</p>}
      <Form
        discover="none"
        noValidate
        method="post"
        // Posting to the page's own URL replaces the history entry. Without JavaScript, Back would then reload this
        // page, which signs out.
        action={hydrated ? "/" : "/?login"}
        className="grid gap-4"
      >
        <TextField
          label={texts.signedOut.username}
          name="username"
          defaultValue={values?.username}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          errors={errors?.Username}
          onEdit={edit}
        />
        <PasswordField
          ref={password}
          label={texts.signedOut.password}
          name="password"
          autoComplete="current-password"
          errors={errors?.Password}
          onEdit={edit}
        />
        {hydrated && <input type="hidden" name="scripted" value="1" />}
        <Button
          type="submit"
          name="intent"
          value="login"
          variant="primary"
          size="large"
          wide
          busy={busy}
          className="mt-1"
        >
          {texts.signedOut.login}
        </Button>
      </Form>
      <LoginHelp />
    </>
  );
}

function LoginHelp() {
  const { supportEmail } = useSite();
  return (
    <>
      <ButtonLink to="/sign-in" discover="none" size="large" wide>
        {texts.signedOut.organizationSignIn}
      </ButtonLink>
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1">
        <Link className="link tap" to="/?mode=reset" discover="none">
          {texts.signedOut.forgotPassword}
        </Link>
        <Link
          className="link tap"
          to="/register?mode=JoinOrganization"
          state={{ mode: "JoinOrganization" }}
          // Not prefetched: most visitors come to log in.
          discover="none"
        >
          {texts.signedOut.register}
        </Link>
        <Link className="link tap" to="/sign-in/passkey" discover="none">
          {texts.signedOut.passkeySignIn}
        </Link>
      </div>
      <p className="text-sm text-muted">
        {texts.signedOut.noAccessCode({
          supportEmail: (
            <a className="link wrap-anywhere" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          ),
        })}
      </p>
    </>
  );
}

/** Empties the password after each attempt, and focuses the field to correct. */
function useClearedPassword(busy: boolean, errors: LoginErrors | undefined) {
  const password = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(busy);

  useEffect(() => {
    const finished = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!finished || !password.current) return;
    password.current.value = "";
    const username = password.current.form?.elements.namedItem("username");
    if (errors?.Username && username instanceof HTMLInputElement) username.focus();
    else if (errors) password.current.focus();
  }, [busy, errors]);

  return password;
}
