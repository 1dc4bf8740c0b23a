import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { PasswordField, TextField } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";

export type LoginErrors = { form?: string; help?: string; Username?: string[]; Password?: string[] };

type LoginFormProps = { errors?: LoginErrors; success?: string; values?: { username?: string }; busy: boolean };

export function LoginForm({ errors, success, values, busy }: LoginFormProps) {
  const [editedAfter, setEditedAfter] = useState<LoginErrors>();
  const password = useAttempts(busy, errors);
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
        // To its own address: the entry of the history is replaced. Without scripts to another one, because browsers
        // forget a page that is posted to, and Back would ask for it again, which signs out.
        action={hydrated ? "/" : "/?login"}
        className="grid gap-4"
      >
        <TextField
          label="Username"
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
          label="Password"
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
          Login
        </Button>
      </Form>
      <OtherWays />
    </>
  );
}

/** For those who cannot log in yet. */
function OtherWays() {
  const { supportEmail } = useSite();
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1">
        <Link className="link tap" to="/?mode=reset" discover="none">
          Forgot password?
        </Link>
        <Link
          className="link tap"
          to="/register?mode=JoinOrganization"
          state={{ mode: "JoinOrganization" }}
          // The whole of registration is not fetched for those who came to log in.
          discover="none"
        >
          Register with access code
        </Link>
      </div>
      <p className="text-sm text-muted">
        No access code yet? Request one from{" "}
        <a className="link wrap-anywhere" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
    </>
  );
}

/** The password is emptied after every attempt, and a refused one leaves the cursor where to go on. */
function useAttempts(busy: boolean, errors: LoginErrors | undefined) {
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
