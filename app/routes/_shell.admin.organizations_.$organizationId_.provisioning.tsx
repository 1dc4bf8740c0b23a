import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import * as v from "valibot";
import { idSchema, requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { setGrant } from "~/domain/provisioning/change-group";
import { readProvisioning } from "~/domain/provisioning/read-provisioning";
import { roleNames } from "~/domain/roles";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Connection } from "~/views/provisioning/connection";
import { GrantForm, Groups } from "~/views/provisioning/groups";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = {
  title: () => texts.provisioning.pageTitle,
  permission: "organization:configure",
} satisfies Page;

/** Users and groups that an organization's identity provider manages. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const provisioning = await readProvisioning(ctx, requireId(params.organizationId, "organization"));
  return { ...provisioning, address: `${(await readMailSite()).url}/api/scim/v2` };
});

const orNull = <Value extends string>(value: Value | "") => (value === "" ? null : value);

const Grant = v.object({
  intent: v.literal("grant"),
  groupId: idSchema(),
  role: v.pipe(v.picklist(["", ...roleNames]), v.transform(orNull)),
  courseId: v.pipe(v.union([v.literal(""), idSchema()]), v.transform(orNull)),
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  return submitForm(request, Grant, async ({ groupId, role, courseId }) => {
    await setGrant(ctx, organizationId, groupId, { role, courseId });
    return redirectWithToast(request, `/admin/organizations/${organizationId}/provisioning`, texts.provisioning.saved);
  });
});

export default function ProvisioningPage() {
  const { organization, groups, courses, roles, ...connection } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const [params] = useSearchParams();
  const group = groups.find(({ id }) => id === params.get("group"));
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : undefined;
  return (
    <>
      <PageHeader title={texts.provisioning.pageTitle} subtitle={<bdi>{organization.name}</bdi>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.provisioning.hint}</p>
        {message && <Notice tone="error">{message}</Notice>}
        <Connection {...connection} />
        {group && <GrantForm key={group.id} group={group} courses={courses} roles={roles} refusal={refusal} />}
        <Groups groups={groups} courses={courses} />
      </div>
    </>
  );
}
