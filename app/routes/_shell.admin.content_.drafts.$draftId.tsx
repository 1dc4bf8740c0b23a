import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { forgetDraft, publishDraft, readDraft } from "~/domain/curricula/curriculum-draft";
import { formatCount } from "~/domain/count-text";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { ChangesTable } from "~/views/curricula/changes-table";
import { Mistakes } from "~/views/curricula/mistakes";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: "Curriculum draft", permission: "content:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { publication: await readDraft(ctx, requireId(params.draftId ?? null, "document")) };
});

const Decision = v.variant("intent", [
  v.object({ intent: v.literal("publish"), replaces: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  v.object({ intent: v.literal("forget") }),
]);

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const id = requireId(params.draftId ?? null, "document");
  return submitForm(request, Decision, async (decision) => {
    if (decision.intent === "forget") {
      await forgetDraft(ctx, id);
      return redirect("/admin/content");
    }
    const { key, title, version } = await publishDraft(ctx, id, decision.replaces);
    const text = `${title} is published as version ${version}`;
    return redirectWithToast(request, `/admin/content/curricula/${key}`, text);
  });
});

export default function Draft() {
  const { publication } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const { title, version, replaces, changes, scenarios, questions } = publication;
  const attempts = changes.reduce((sum, change) => sum + change.attempts, 0);
  const isNew = replaces === 0;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          isNew ? `A new curriculum, version ${version}` : `Version ${version}, in place of version ${replaces}`
        }
      >
        <Stats>
          <Stat label="scenarios" value={scenarios.toLocaleString("en-US")} />
          <Stat label="questions" value={questions.toLocaleString("en-US")} />
          <Stat label="changes" value={changes.length.toLocaleString("en-US")} />
        </Stats>
      </PageHeader>
      <div className="grid gap-4">
        {refusal && "errors" in refusal && <Mistakes refusal={refusal} />}
        <Notice tone={attempts > 0 ? "warning" : "info"}>
          Nothing has been changed yet.{" "}
          {attempts > 0
            ? `The changes touch scenarios with attempts (${formatCount(attempts, "attempt")} below); every ` +
              "attempt and grade stays."
            : "No attempt is touched."}
        </Notice>
        <Form noValidate method="post" className="flex flex-wrap gap-2" replace>
          <input type="hidden" name="replaces" value={replaces} />
          <Button type="submit" name="intent" value="publish" variant="primary" busy={busy} busyText="Publishing...">
            Publish Version {version}
          </Button>
          <Button type="submit" name="intent" value="forget">
            Do Not Publish
          </Button>
        </Form>
        {changes.length === 0 ? (
          <EmptyState title="No Changes Found">This version teaches the same as the one before.</EmptyState>
        ) : (
          <ChangesTable changes={changes} showsAttempts />
        )}
      </div>
    </>
  );
}
