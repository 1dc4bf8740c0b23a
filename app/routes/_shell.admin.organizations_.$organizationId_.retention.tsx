import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { assertCan } from "~/domain/access";
import { requireId } from "~/domain/id";
import { readOrganization } from "~/domain/organizations/read-organization";
import type { Page } from "~/domain/page";
import { readRules } from "~/domain/retention/retention-rules";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { changeRetention } from "~/views/retention/change-retention.server";
import { RetentionForm } from "~/views/retention/retention-form";

export const handle = { title: () => texts.retention.pageTitle, permission: "organization:configure" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  assertCan(ctx.actor, handle.permission, { organizationId }, "organization");
  const { id, name } = await readOrganization(ctx, organizationId);
  return { organization: { id, name }, rules: await readRules(ctx, id) };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  return changeRetention(request, ctx, organizationId, `/admin/organizations/${organizationId}/retention`);
});

/** How long an organization's data stays. */
export default function OrganizationRetention() {
  const { organization, rules } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.retention.pageTitle} subtitle={<bdi>{organization.name}</bdi>}>
        <ButtonLink to={`/admin/organizations/${organization.id}`}>{texts.common.organization}</ButtonLink>
      </PageHeader>
      <RetentionForm key={JSON.stringify(rules)} rules={rules} answer={useActionData<typeof action>()} />
    </>
  );
}
