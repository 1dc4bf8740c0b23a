import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { readWebhook } from "~/domain/webhooks/read-webhooks";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { changeWebhook } from "~/views/webhooks/change-webhooks.server";
import { Deliveries } from "~/views/webhooks/deliveries";
import { DeleteCard, EndpointActions, EndpointTrouble, SecretCard } from "~/views/webhooks/endpoint-actions";
import { EndpointForm } from "~/views/webhooks/endpoint-form";
import { EndpointChip, SecretNotice } from "~/views/webhooks/endpoints";

export const handle = {
  title: () => texts.webhooks.pageTitle,
  permission: "organization:configure",
} satisfies Page;

/** An endpoint with its deliveries. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  const after = new URL(request.url).searchParams.get("after");
  const webhook = await readWebhook(ctx, organizationId, requireId(params.endpointId, "page"), after);
  return { ...webhook, formKey: createFormKey() };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  return changeWebhook(request, ctx, organizationId, requireId(params.endpointId, "page"));
});

export default function WebhookPage() {
  const { organization, endpoint, formKey, ...list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : undefined;
  const page = `/admin/organizations/${organization.id}/webhooks/${endpoint.id}`;
  return (
    <>
      <PageHeader
        title={texts.webhooks.pageTitle}
        aside={<EndpointChip {...endpoint} />}
        subtitle={<bdi className="wrap-anywhere">{endpoint.address}</bdi>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {message && <Notice tone="error">{message}</Notice>}
        {answer && "secret" in answer && <SecretNotice secret={answer.secret} />}
        <EndpointTrouble endpoint={endpoint} />
        <EndpointActions endpoint={endpoint} />
        <Deliveries {...list} page={page} isNewest={!params.has("after")} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <EndpointForm
            key={`${endpoint.address} ${endpoint.events.join(" ")}`}
            title={texts.webhooks.settingsTitle}
            endpoint={endpoint}
            refusal={refusal}
          />
          <div className="grid gap-4">
            <SecretCard endpoint={endpoint} formKey={formKey} />
            <DeleteCard />
          </div>
        </div>
      </div>
    </>
  );
}
