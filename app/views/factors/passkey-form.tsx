import { FingerPrintIcon } from "@heroicons/react/20/solid";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useRef, useState, type ReactNode } from "react";
import { texts } from "~/texts";
import { Button, type ButtonVariant } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";

type PasskeyFormProps = {
  label: string;
  variant?: ButtonVariant;
  wide?: boolean;
  /** Asks the browser; returns its answer as JSON. */
  ask: () => Promise<object>;
  /** Address that the form is posted to, if not the page's own. */
  action?: string;
  /** Further fields. */
  children?: ReactNode;
};

/** A form that the browser fills in with a passkey. Without scripts it only says that they are needed. */
export function PasskeyForm({ label, variant = "primary", wide = false, ask, action, children }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hydrated = useHydrated();
  if (!hydrated) return <p className="text-sm text-muted">{texts.factors.passkeyNeedsScripts}</p>;
  if (!("PublicKeyCredential" in window))
    return <p className="text-sm text-muted">{texts.factors.passkeyNotSupported}</p>;

  const fill = async () => {
    setProblem(null);
    setAsking(true);
    try {
      const filled = JSON.stringify(await ask());
      if (answer.current) answer.current.value = filled;
      submit(form.current);
    } catch (error) {
      setProblem(textOfFailure(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Form
      noValidate
      method="post"
      action={action}
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void fill();
      }}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {children}
      <input type="hidden" name="passkey" ref={answer} defaultValue="" />
      <input type="hidden" name="scripted" value="1" />
      <Button
        type="submit"
        variant={variant}
        size={wide ? "large" : "regular"}
        wide={wide}
        busy={isAsking || state !== "idle"}
        className={wide ? "" : "justify-self-start"}
      >
        <FingerPrintIcon className="size-5" aria-hidden />
        {label}
      </Button>
    </Form>
  );
}

/** The library's errors keep the names of the browser's. */
function textOfFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return texts.factors.passkeyExists;
  if (name === "SecurityError") return texts.factors.passkeyOtherAddress;
  return texts.factors.passkeyCancelled;
}
