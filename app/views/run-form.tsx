import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { formatCount } from "~/domain/count-text";
import { Button, type ButtonVariant } from "~/ui/button";
import { useToast } from "~/ui/toast";

type RunProgress = { done: number; total: number };

type RunFormProps = {
  /** The form's own id, for boxes that are elsewhere on the page. */
  formId?: string;
  /** What the form posts besides. */
  fields?: Record<string, string>;
  intent: string;
  total: number;
  /** What is counted: rows of a file, or users. */
  unit: "row" | "user";
  label: string;
  /** While it runs, and in the toast at its end. */
  busyText: string;
  doneText: string;
  variant?: ButtonVariant;
  /** The action that says how far it is, and the page that shows what became of it. */
  runTo: string;
  backTo: string;
  /** Other fields. */
  children?: ReactNode;
};

/** Begins what takes long. With scripts it is watched while it runs; without, the form waits for its end. */
export function RunForm(props: RunFormProps) {
  const { formId, fields = {}, intent, total, unit, label, busyText, doneText, variant = "primary" } = props;
  const { runTo, backTo, children } = props;
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  // Leaving the page does not stop the run, and its end does not navigate back.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Posted as without scripts: the answer says what is missing.
    if ([...event.currentTarget.elements].some(isMissing)) return;
    event.preventDefault();
    if (progress) return;
    const form = new FormData(event.currentTarget);
    form.set("intent", intent);
    setProgress({ done: 0, total });
    const failed = await watchRun(runTo, form, setProgress).catch(
      () => "Error completing request. Is the server down?",
    );
    if (failed) toast({ severity: "error", text: failed });
    else toast({ severity: "success", text: doneText });
    if (!isHere.current) return;
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

/** A box that is not checked, or a field that does not say what it must (`data-wanted`). */
function isMissing(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === "checkbox") return !element.checked;
  const { wanted } = element.dataset;
  return wanted !== undefined && element.value !== wanted;
}

export function Progress({ done, total, unit }: RunProgress & { unit: "row" | "user" }) {
  return (
    <label className="grid gap-1 text-sm text-muted tabular-nums">
      {done.toLocaleString("en-US")} of {formatCount(total, unit)}
      <progress className="h-2 w-full accent-accent" value={done} max={total} />
    </label>
  );
}

type RunEvent = { progress?: RunProgress; failed?: string; ended?: true };

/** Reads the lines that the run writes as it goes on; answers what it failed with, or null. */
async function watchRun(
  address: string,
  form: FormData,
  onProgress: (progress: RunProgress) => void,
): Promise<string | null> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  if (!response.ok || !response.body) return "An unknown error occurred";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let ended: string | null | undefined;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const lines = text.split("\n\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      // What stream-run.server.ts writes.
      const event = JSON.parse(line.replace(/^data: /, "")) as RunEvent;
      if (event.progress) onProgress(event.progress);
      if (event.failed) ended = event.failed;
      if (event.ended) ended = null;
    }
  }
  return ended === undefined ? "An unknown error occurred" : ended;
}
