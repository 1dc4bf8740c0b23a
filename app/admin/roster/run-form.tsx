import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { useImportAddress } from "./import-address";

type Progress = { done: number; total: number };

type RunFormProps = {
  /** The form's own id, for boxes that are elsewhere on the page. */
  formId?: string;
  /** The import's. */
  id: string;
  intent: "import" | "takeBack";
  rows: number;
  label: string;
  variant?: ButtonVariant;
};

const words = {
  import: { busy: "Importing...", done: "The roster was imported" },
  takeBack: { busy: "Taking back...", done: "The roster was taken back" },
};

/** Begins an import, or its taking back. With scripts it is watched while it runs; without, the form waits for its end. */
export function RunForm({ formId, id, intent, rows, label, variant = "primary" }: RunFormProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const navigate = useNavigate();
  const { base } = useImportAddress();
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
    const boxes = [...event.currentTarget.elements].filter((element) => isBox(element));
    // Posted as without scripts: the answer says what is missing.
    if (boxes.some(({ checked }) => !checked)) return;
    event.preventDefault();
    if (progress) return;
    const form = new FormData(event.currentTarget);
    form.set("intent", intent);
    setProgress({ done: 0, total: rows });
    const failed = await watchRun(`${base}/run`, form, setProgress).catch(
      () => "Error completing request. Is the server down?",
    );
    if (failed) toast({ severity: "error", text: failed });
    else toast({ severity: "success", text: words[intent].done });
    if (!isHere.current) return;
    setProgress(null);
    navigate(`${base}?id=${id}`, { replace: true });
  };

  return (
    <Form noValidate method="post" id={formId} onSubmit={submit} className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={variant}
        busy={progress !== null}
        busyText={words[intent].busy}
      >
        {label}
      </Button>
      {progress && <RowsDone {...progress} />}
    </Form>
  );
}

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "checkbox";

export function RowsDone({ done, total }: Progress) {
  return (
    <label className="grid gap-1 text-sm text-muted tabular-nums">
      {done.toLocaleString("en-US")} of {total.toLocaleString("en-US")} rows
      <progress className="h-2 w-full accent-accent" value={done} max={total} />
    </label>
  );
}

type RunEvent = { progress?: Progress; failed?: string; ended?: true };

/** Reads the lines that the run writes as it goes on; answers what it failed with, or null. */
async function watchRun(
  address: string,
  form: FormData,
  onProgress: (progress: Progress) => void,
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
      // What run-action.server.ts writes.
      const event = JSON.parse(line.replace(/^data: /, "")) as RunEvent;
      if (event.progress) onProgress(event.progress);
      if (event.failed) ended = event.failed;
      if (event.ended) ended = null;
    }
  }
  return ended === undefined ? "An unknown error occurred" : ended;
}
