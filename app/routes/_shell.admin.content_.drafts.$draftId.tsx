import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { forgetDraft, publishDraft, readDraft } from "~/domain/curricula/curriculum-draft";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { ChangesTable } from "~/views/curricula/changes-table";
import { DocumentErrors } from "~/views/curricula/mistakes";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.curricula.draftTitle, permission: "content:administer" } satisfies Page;

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
    const { key, title, version, changes } = await publishDraft(ctx, id, decision.replaces);
    const text = texts.curricula.versionPublished({ title, version });
    // Attempts that were graded by another key, points or question aren't changed by the publication.
    const mayRegrade = changes.some(({ kind, attempts }) => kind === "questions" && attempts > 0);
    return redirectWithToast(request, `/admin/content/curricula/${key}${mayRegrade ? "/regrades" : ""}`, text);
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
          isNew ? texts.curricula.newCurriculum({ version }) : texts.curricula.nextVersion({ version, replaces })
        }
      >
        <Stats>
          <Stat label={texts.curricula.scenarios} value={number(scenarios)} />
          <Stat label={texts.curricula.questions} value={number(questions)} />
          <Stat label={texts.curricula.changesCount} value={number(changes.length)} />
        </Stats>
      </PageHeader>
      <div className="grid gap-4">
        {refusal && "errors" in refusal && <DocumentErrors refusal={refusal} />}
        <Notice tone={attempts > 0 ? "warning" : "info"}>
          {attempts > 0 ? texts.curricula.attemptsTouched({ attempts }) : texts.curricula.noAttemptTouched}
        </Notice>
        <Form noValidate method="post" className="flex flex-wrap gap-2" replace>
          <input type="hidden" name="replaces" value={replaces} />
          <Button
            type="submit"
            name="intent"
            value="publish"
            variant="primary"
            busy={busy}
            busyText={texts.curricula.publishing}
          >
            {texts.curricula.publishVersion({ version })}
          </Button>
          <Button type="submit" name="intent" value="forget">
            {texts.curricula.forgetDraft}
          </Button>
        </Form>
        {changes.length === 0 ? (
          <EmptyState title={texts.curricula.noChanges}>{texts.curricula.noChangesHint}</EmptyState>
        ) : (
          <ChangesTable changes={changes} showsAttempts />
        )}
      </div>
    </>
  );
}
