import { data, type ActionFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData } from "@remix-run/react";
import { maxCredentialBytes } from "~/domain/credentials/credential-document";
import { countCheck, judgeCredential } from "~/domain/credentials/judge-credential";
import type { Page } from "~/domain/page";
import { createVisitorContext, deviceOf } from "~/http/context.server";
import { readCredentialToken } from "~/http/credential-token.server";
import { formOf } from "~/http/form-data.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { texts } from "~/texts";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FileField, TextAreaField } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { JudgedCredential } from "~/views/credentials/judged-credential";

export const handle = {
  title: () => texts.credentials.verifyTitle,
  // The file, and the form around it.
  maxFormBytes: maxCredentialBytes + 64 * 1024,
} satisfies Page;

/** Judges a chosen file or a pasted text. Nothing is stored, and tries are counted before anything is read. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  requireSameOrigin(request);
  const ctx = await createVisitorContext();
  await countCheck(ctx, (await deviceOf(request)).address);
  const form = await formOf(request);
  const file = form.get("file");
  const pasted = form.get("pasted");
  const isFile = file instanceof File && file.size > 0;
  const text = isFile ? await file.text() : typeof pasted === "string" ? pasted : "";
  if (text.trim() === "") return data({ problem: texts.credentials.nothingChosen, judgement: null }, { status: 422 });
  if (text.length > maxCredentialBytes)
    return data({ problem: texts.credentials.tooLarge, judgement: null }, { status: 422 });
  return data({ problem: null, judgement: await judgeCredential(ctx, text, readCredentialToken) });
});

/** Anyone can check here what a signed transcript is worth. */
export default function Verify() {
  const { problem = null, judgement = null } = useActionData<typeof action>() ?? {};
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6"
    >
      <Link to="/" className="justify-self-start">
        <Brand />
      </Link>
      <PageHeader title={texts.credentials.verifyTitle} subtitle={texts.credentials.verifyHint} />
      {judgement && <JudgedCredential judgement={judgement} />}
      <Card title={judgement ? texts.credentials.verifyAnother : texts.credentials.file}>
        <Form noValidate method="post" encType="multipart/form-data" className="grid gap-4">
          <FileField
            label={texts.credentials.file}
            hint={texts.credentials.fileHint}
            errors={problem ? [problem] : undefined}
            name="file"
            accept=".json,.jwt,application/json"
          />
          <TextAreaField label={texts.credentials.pasted} name="pasted" rows={4} dir="ltr" spellCheck={false} />
          <Button type="submit" variant="primary" className="justify-self-start">
            {texts.credentials.verify}
          </Button>
        </Form>
      </Card>
    </main>
  );
}
