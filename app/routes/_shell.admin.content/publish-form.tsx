import { Form, useNavigation } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { controlClasses, Field, FileField, useField } from "~/ui/field";
import { DocumentErrors } from "~/views/curricula/mistakes";

/** Takes a document as a file or text; its changes are shown before anything is published. */
export function PublishForm({ refusal }: { refusal?: FormRefusal }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <section
      aria-labelledby="publish"
      className="grid max-w-[48rem] gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="publish">{texts.content.publishTitle}</h2>
        <p className="text-muted">
          {texts.content.publishHint({
            link: (text) => (
              <a className="link" href="/api/schemas/curriculum.json">
                {text}
              </a>
            ),
          })}
        </p>
      </div>
      {refusal && <DocumentErrors refusal={refusal} />}
      <Form noValidate method="post" encType="multipart/form-data" className="grid gap-4">
        <FileField
          label={texts.content.jsonFile}
          name="file"
          accept=".json,application/json"
          hint={texts.content.jsonFileHint}
        />
        <DocumentField document={refusal?.values.document ?? ""} />
        <div className="flex justify-end">
          <Button
            type="submit"
            name="intent"
            value="check"
            variant="primary"
            busy={busy}
            busyText={texts.content.checking}
          >
            {texts.content.seeDocumentChanges}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function DocumentField({ document }: { document: string }) {
  const field = useField<HTMLTextAreaElement>({ hint: "x" });
  return (
    <Field {...field} label={texts.content.pasteDocument} hint={texts.content.pasteHint} className="">
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
