import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { CommentText, maxCommentLength } from "~/domain/feedback/comment-input";
import { addReusable, listReusable, removeReusable } from "~/domain/feedback/reusable-comments";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Entries, Entry } from "~/views/entries";
import { CommentText as ShownText } from "~/views/feedback/comment-text";
import { reusableAddress } from "~/views/feedback/feedback-addresses";
import { SubmitButton } from "~/views/list-dialog";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.feedback.reusablePage, permission: "feedback:write" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { reusable: await listReusable(ctx) };
});

const Change = v.variant("intent", [
  v.object({ intent: v.literal("add"), text: CommentText }),
  v.object({ intent: v.literal("remove"), reusableId: idSchema() }),
]);

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(request, Change, async (change) => {
    if (change.intent === "add") await addReusable(ctx, change.text);
    else await removeReusable(ctx, change.reusableId);
    const text = change.intent === "add" ? texts.feedback.reusableAdded : texts.feedback.reusableRemoved;
    return redirectWithToast(request, reusableAddress, text);
  });
});

/** The instructor's own list of texts for comments. */
export default function ReusableComments() {
  const { reusable } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const newest = reusable.at(-1)?.id ?? "";
  return (
    <>
      <PageHeader title={texts.feedback.reusablePage} />
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.feedback.reusableIntro}</p>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <Card title={texts.feedback.reusablePage}>
          <Entries none={texts.feedback.noReusable}>
            {reusable.map(({ id, text }) => (
              <Entry key={id} end={<RemoveForm id={id} text={text} />}>
                <ShownText text={text} />
              </Entry>
            ))}
          </Entries>
        </Card>
        <Form key={newest} method="post" noValidate className="grid max-w-[40rem] gap-3">
          <TextAreaField
            label={texts.feedback.newReusable}
            name="text"
            rows={3}
            maxLength={maxCommentLength}
            defaultValue={refusal?.values.text}
            errors={refusal?.errors.text}
          />
          <div>
            <SubmitButton intent="add" variant="primary">
              {texts.feedback.addReusable}
            </SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}

function RemoveForm({ id, text }: { id: string; text: string }) {
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="reusableId" value={id} />
      <Button type="submit" name="intent" value="remove" size="small" variant="quiet">
        {texts.feedback.removeReusable({
          text: text.slice(0, 40),
          unseen: (unseen) => <span className="sr-only">{unseen}</span>,
        })}
      </Button>
    </Form>
  );
}
