import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { readWebhooks } from "~/domain/webhooks/read-webhooks";
import { maxEndpoints } from "~/domain/webhooks/webhook-rules";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { addWebhook } from "~/views/webhooks/change-webhooks.server";
import { EndpointForm } from "~/views/webhooks/endpoint-form";
import { Endpoints, SecretNotice } from "~/views/webhooks/endpoints";
import { EventReference } from "~/views/webhooks/event-reference";

export const handle = {
  title: () => texts.webhooks.pageTitle,
  permission: "organization:configure",
} satisfies Page;

/** Where an organization's events are sent. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const webhooks = await readWebhooks(ctx, requireId(params.organizationId, "organization"));
  return { ...webhooks, formKey: createFormKey() };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return addWebhook(request, ctx, requireId(params.organizationId, "organization"));
});

export default function WebhooksPage() {
  const { organization, endpoints, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : undefined;
  return (
    <>
      <PageHeader title={texts.webhooks.pageTitle} subtitle={<bdi>{organization.name}</bdi>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.webhooks.hint}</p>
        {message && <Notice tone="error">{message}</Notice>}
        {answer && "secret" in answer && <SecretNotice secret={answer.secret} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Endpoints endpoints={endpoints} page={`/admin/organizations/${organization.id}/webhooks`} />
            <EventReference />
          </div>
          {endpoints.length < maxEndpoints && (
            <EndpointForm key={formKey} title={texts.webhooks.addTitle} formKey={formKey} refusal={refusal} />
          )}
        </div>
      </div>
    </>
  );
}
