import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canRole } from "~/domain/access";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const handle = { permission: "admin:open" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { actor } = await requirePermission(request, handle.permission);
  return { leadsOn: canRole(actor.role, "organization:create") };
});

export default function AdminStart() {
  const { leadsOn } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-4">Welcome to the Admin Panel</h1>
      <EmptyState
        title="Nothing is selected"
        action={leadsOn && <ButtonLink to="/admin/first-steps">First steps of an installation</ButtonLink>}
      >
        <span className="max-lg:hidden">Click one of the buttons in the left sidebar to begin.</span>
        <span className="lg:hidden">Open the menu above and choose a section to begin.</span>
      </EmptyState>
    </>
  );
}
