import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { readRules } from "~/domain/retention/retention-rules";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { changeRetention } from "~/views/retention/change-retention.server";
import { RetentionForm } from "~/views/retention/retention-form";

export const handle = { title: () => texts.retention.pageTitle, permission: "system:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { rules: await readRules(ctx, null) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return changeRetention(request, ctx, null, "/admin/system/retention");
});

/** How long the installation keeps its kinds of data. */
export default function SiteRetention() {
  const { rules } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.retention.pageTitle}>
        <ButtonLink to="/admin/system">{texts.systemPage.pageTitle}</ButtonLink>
      </PageHeader>
      <RetentionForm key={JSON.stringify(rules)} isSite rules={rules} answer={useActionData<typeof action>()} />
    </>
  );
}
