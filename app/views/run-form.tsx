import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { texts } from "~/texts";
import { Button, type ButtonVariant } from "~/ui/button";
import { useToast } from "~/ui/toast";

type RunProgress = { done: number; total: number };

type RunFormProps = {
  /** Id of the form, for checkboxes elsewhere on the page. */
  formId?: string;
  /** Further hidden fields. */
  fields?: Record<string, string>;
  intent: string;
  total: number;
  /** What `total` counts. */
  unit: "row" | "user";
  label: string;
  /** Texts of the button while running, and of the final toast. */
  busyText: string;
  doneText: string;
  variant?: ButtonVariant;
  /** `runTo`: the action that streams progress; `backTo`: the page with the result. */
  runTo: string;
  backTo: string;
  /** Further visible fields. */
  children?: ReactNode;
};

/** Starts a long-running action. With JavaScript it shows progress; without, the form waits for the end. */
export function RunForm(props: RunFormProps) {
  const { formId, fields = {}, intent, total, unit, label, busyText, doneText, variant = "primary" } = props;
  const { runTo, backTo, children } = props;
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  // The run continues when the user leaves the page; then its end must not navigate.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Submit normally: the server's answer names what is missing.
    if ([...event.currentTarget.elements].some(isMissing)) return;
    event.preventDefault();
    if (progress) return;
    const form = new FormData(event.currentTarget);
    form.set("intent", intent);
    setProgress({ done: 0, total });
    const failed: RunEnd = { errorText: texts.pageParts.runFailed };
    const end = await watchRun(runTo, form, setProgress).catch(() => failed);
    if (end.needsProof && isMounted.current) return navigate(`/confirm?${new URLSearchParams({ to: backTo })}`);
    const { errorText } = end;
    if (errorText) toast({ severity: "error", text: errorText });
    else toast({ severity: "success", text: doneText });
    if (!isMounted.current) return;
    setProgress(null);
    navigate(backTo, { replace: true });
  };

  return (
    <Form noValidate method="post" id={formId} onSubmit={submit} className="grid gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" name="intent" value={intent} variant={variant} busy={progress !== null} busyText={busyText}>
        {label}
      </Button>
      {progress && <Progress {...progress} unit={unit} />}
    </Form>
  );
}

/** An unchecked checkbox, or a field without the required text (`data-wanted`). */
function isMissing(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === "checkbox") return !element.checked;
  const { wanted } = element.dataset;
  return wanted !== undefined && element.value !== wanted;
}

export function Progress({ done, total, unit }: RunProgress & { unit: "row" | "user" }) {
  return (
    <label className="grid gap-1 text-sm text-muted tabular-nums">
      {unit === "row" ? texts.pageParts.rowsDone({ done, total }) : texts.pageParts.usersDone({ done, total })}
      <progress className="h-2 w-full accent-accent" value={done} max={total} />
    </label>
  );
}

/** `needsProof`: nothing was done, because the person has to confirm who they are first. */
type RunEnd = { errorText?: string; needsProof?: true };
type RunEvent = RunEnd & { progress?: RunProgress; ended?: true };

/** Reads the run's event stream; returns how it ended. */
async function watchRun(address: string, form: FormData, onProgress: (progress: RunProgress) => void): Promise<RunEnd> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  if (!response.ok || !response.body) return { errorText: texts.pageParts.unknownError };
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let end: RunEnd = { errorText: texts.pageParts.unknownError };
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    const lines = text.split("\n\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      // Written by stream-run.server.ts.
      const event = JSON.parse(line.replace(/^data: /, "")) as RunEvent;
      if (event.progress) onProgress(event.progress);
      if (event.errorText || event.needsProof) end = event;
      if (event.ended) end = {};
    }
  }
  return end;
}
