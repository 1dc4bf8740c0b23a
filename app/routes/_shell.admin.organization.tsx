import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";

export const handle = {
  permission: "organization:configure",
  section: { label: () => texts.shell.ownOrganization, place: 25 },
} satisfies Page;

/** Leads to the page of the user's own organization. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { actor } = await requirePermission(request, handle.permission);
  return redirect(actor.organizationId ? `/admin/organizations/${actor.organizationId}` : "/admin/organizations");
});
