import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { handInFile, type HandedIn } from "~/domain/attempts/hand-in-file";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { type FormRefusal } from "~/http/form.server";
import { answerRefusals, statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

export const handle = { title: () => texts.handIn.tabTitle, permission: "attempt:judge" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  await requirePermission(request, handle.permission);
  return null;
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  requireSameOrigin(request);
  const file = (await formOf(request)).get("file");
  try {
    const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    const handedIn = await handInFile(ctx, bytes);
    return redirectWithToast(request, studentAddressOf(handedIn.classSessionId, handedIn.userId), toastText(handedIn));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<FormRefusal>({ message: error.message, errors: error.errors, values: {} }, { status: statusOf(error) });
  }
});

const toastText = ({ receipt: { score, maxScore, late }, username, counts }: HandedIn) =>
  texts.handIn.stored({ points: `${score}/${maxScore}`, username, isLate: late, counts });

/** Hands in a file that the simulator saved for an attempt it couldn't send. */
export default function HandIn() {
  const refusal = useActionData<FormRefusal>();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHeader title={texts.handIn.title} subtitle={texts.handIn.subtitle} />
      <Form
        noValidate
        method="post"
        encType="multipart/form-data"
        className="grid max-w-[40rem] gap-4 rounded-lg border border-line bg-surface p-5"
      >
        {refusal?.message && !refusal.errors.file && <Notice tone="error">{refusal.message}</Notice>}
        <p className="text-muted">{texts.handIn.purpose}</p>
        <FileField
          label={texts.handIn.attempt}
          name="file"
          accept=".json,application/json"
          required
          hint={texts.handIn.fileHint}
          errors={refusal?.errors.file}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={isBusy} busyText={texts.handIn.handingIn}>
            {texts.handIn.handIn}
          </Button>
        </div>
      </Form>
    </>
  );
}
