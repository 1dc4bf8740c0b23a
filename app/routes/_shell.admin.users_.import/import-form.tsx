import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";

type Progress = { done: number; total: number };

/** Confirms an import. With scripts it is watched while it runs; without, the form waits for its end. */
export function ImportForm({ id, rows, label }: { id: string; rows: number; label: string }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  // Whoever goes away does not stop the import, nor does its end bring anybody back.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress) return;
    setProgress({ done: 0, total: rows });
    const failed = await watchImport(id, setProgress).catch(() => "Error completing request. Is the server down?");
    if (failed) toast({ severity: "error", text: failed });
    else toast({ severity: "success", text: "The roster was imported" });
    if (!isHere.current) return;
    setProgress(null);
    navigate(`/admin/users/import?id=${id}`, { replace: true });
  };

  return (
    <Form noValidate method="post" onSubmit={submit} className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="import"
        variant="primary"
        busy={progress !== null}
        busyText="Importing..."
      >
        {label}
      </Button>
      {progress && (
        <label className="grid gap-1 text-sm text-muted tabular-nums">
          {progress.done.toLocaleString("en-US")} of {progress.total.toLocaleString("en-US")} rows
          <progress className="h-2 w-full accent-accent" value={progress.done} max={progress.total} />
        </label>
      )}
    </Form>
  );
}

type Told = { progress?: Progress; failed?: string; ended?: true };

/** Reads the lines that the import writes as it goes on; answers what it failed with, or null. */
async function watchImport(id: string, onProgress: (progress: Progress) => void): Promise<string | null> {
  const response = await fetch("/admin/users/import/run", { method: "POST", body: new URLSearchParams({ id }) });
  if (!response.ok || !response.body) return "An unknown error occurred";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let ended: string | null | undefined;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const lines = text.split("\n\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      // What the route beside this one (…_.import_.run.ts) writes.
      const told = JSON.parse(line.replace(/^data: /, "")) as Told;
      if (told.progress) onProgress(told.progress);
      if (told.failed) ended = told.failed;
      if (told.ended) ended = null;
    }
  }
  return ended === undefined ? "An unknown error occurred" : ended;
}
