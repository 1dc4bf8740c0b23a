import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canRole } from "~/domain/access";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const handle = { permission: "admin:open" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { actor } = await requirePermission(request, handle.permission);
  return { leadsOn: canRole(actor.role, "organization:create") };
});

export default function AdminStart() {
  const { leadsOn: canCreateOrganizations } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-4">{texts.firstSteps.welcome}</h1>
      <EmptyState
        title={texts.firstSteps.nothingSelected}
        action={
          canCreateOrganizations && <ButtonLink to="/admin/first-steps">{texts.firstSteps.openFirstSteps}</ButtonLink>
        }
      >
        <span className="max-lg:hidden">{texts.firstSteps.chooseInSidebar}</span>
        <span className="lg:hidden">{texts.firstSteps.chooseInMenu}</span>
      </EmptyState>
    </>
  );
}
