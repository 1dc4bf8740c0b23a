import { Form, useNavigation } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { controlClasses, Field, FileField, useField } from "~/ui/field";
import { Mistakes } from "~/views/curricula/mistakes";

/** Takes a document as a file or text; its changes are shown before anything is published. */
export function PublishForm({ refusal }: { refusal?: FormRefusal }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <section
      aria-labelledby="publish"
      className="grid max-w-[48rem] gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="publish">Publish a curriculum</h2>
        <p className="text-muted">
          A new one, or a new version. You see what it changes first.{" "}
          <a className="link" href="/api/schemas/curriculum.json">
            JSON Schema
          </a>
        </p>
      </div>
      {refusal && <Mistakes refusal={refusal} />}
      <Form noValidate method="post" encType="multipart/form-data" className="grid gap-4">
        <FileField label="JSON file" name="file" accept=".json,application/json" hint="At most 5 MB." />
        <DocumentField document={refusal?.values.document ?? ""} />
        <div className="flex justify-end">
          <Button type="submit" name="intent" value="check" variant="primary" busy={busy} busyText="Checking...">
            See What Changes
          </Button>
        </div>
      </Form>
    </section>
  );
}

function DocumentField({ document }: { document: string }) {
  const field = useField<HTMLTextAreaElement>({ hint: "x" });
  return (
    <Field {...field} label="Or paste it" hint="Taken when no file is chosen." className="">
      <textarea
        {...field.control}
        name="document"
        rows={6}
        spellCheck={false}
        defaultValue={document}
        className={`${controlClasses} py-2 font-mono text-sm`}
      />
    </Field>
  );
}
