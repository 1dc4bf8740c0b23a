import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { formatDateTime } from "~/domain/date-text";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { replayDelivery } from "~/domain/webhooks/change-endpoint";
import { readDelivery } from "~/domain/webhooks/read-webhooks";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { DeliveryChip } from "~/views/webhooks/deliveries";
import { AnswerCard, RequestCard } from "~/views/webhooks/exchange";

export const handle = {
  title: () => texts.webhooks.deliveryTitle,
  permission: "organization:configure",
} satisfies Page;

const idsOf = (params: LoaderFunctionArgs["params"]) =>
  [
    requireId(params.organizationId, "organization"),
    requireId(params.endpointId, "page"),
    requireId(params.deliveryId, "page"),
  ] as const;

/** What was sent to an endpoint, and its answer. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const [organizationId, endpointId, deliveryId] = idsOf(params);
  const delivery = await readDelivery(ctx, organizationId, endpointId, deliveryId);
  return { delivery, list: `/admin/organizations/${organizationId}/webhooks/${endpointId}` };
});

const Replay = v.object({ intent: v.literal("replay") });

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const [organizationId, endpointId, deliveryId] = idsOf(params);
  return submitForm(request, Replay, async () => {
    await replayDelivery(ctx, organizationId, endpointId, deliveryId);
    const page = `/admin/organizations/${organizationId}/webhooks/${endpointId}/${deliveryId}`;
    return redirectWithToast(request, page, texts.webhooks.replayed);
  });
});

export default function DeliveryPage() {
  const { delivery, list } = useLoaderData<typeof loader>();
  const message = useActionData<typeof action>()?.message;
  const zone = useTimeZone();
  const { nextTryAt, isOn } = delivery;
  return (
    <>
      <PageHeader
        title={texts.webhooks.deliveryTitle}
        aside={<DeliveryChip delivery={delivery} />}
        subtitle={
          <code dir="ltr" className="font-mono">
            {delivery.type}
          </code>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {message && <Notice tone="error">{message}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={list}>{texts.webhooks.back}</ButtonLink>
          {nextTryAt === null && isOn && (
            <Form noValidate method="post" replace>
              <SubmitButton intent="replay">{texts.webhooks.replay}</SubmitButton>
            </Form>
          )}
          {nextTryAt && (
            <p className="text-muted tabular-nums">
              {texts.webhooks.nextTry({ dateTime: formatDateTime(nextTryAt, zone) })}
            </p>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <RequestCard delivery={delivery} />
          <AnswerCard delivery={delivery} />
        </div>
      </div>
    </>
  );
}
