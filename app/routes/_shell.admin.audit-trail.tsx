import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PageHeader } from "~/ui/page-header";
import { AuditTrail } from "~/views/audit/audit-trail";
import { listAuditTrail } from "~/views/audit/list-audit-trail.server";

export const handle = {
  permission: "audit:read",
  section: { label: () => texts.systemPage.auditTrail, place: 77 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) =>
  listAuditTrail(await requirePermission(request, handle.permission), request),
);

/** The audit trail of the administrator's organization; of everything for system administrators. */
export default function AuditTrailPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.systemPage.auditTrail} />
      <AuditTrail page={page} hasTitle={false} />
    </>
  );
}
