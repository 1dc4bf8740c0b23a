import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { DocumentErrors } from "~/views/curricula/mistakes";

/** Creates a mission from JSON that was downloaded here or elsewhere. */
export function ImportMission({ refusal }: { refusal?: FormRefusal }) {
  return (
    <section
      aria-labelledby="import"
      className="mt-8 max-w-3xl rounded-lg border border-line bg-surface p-5 print:hidden"
    >
      <Form noValidate method="post" className="grid gap-4">
        <h2 id="import" className="text-lg">
          {texts.adminMissions.importTitle}
        </h2>
        {refusal?.message && <DocumentErrors refusal={refusal} />}
        <TextAreaField
          label={texts.adminMissions.document}
          name="mission"
          rows={7}
          spellCheck={false}
          defaultValue={refusal?.values.mission}
          errors={refusal?.errors.mission}
          hint={texts.adminMissions.documentHint}
        />
        <Button type="submit" name="intent" value="import" variant="primary" className="justify-self-start">
          {texts.lessons.import}
        </Button>
      </Form>
    </section>
  );
}
