import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { EmptyState } from "~/ui/empty-state";

export const handle = { permission: "admin:open" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  await requirePermission(request, handle.permission);
  return null;
});

export default function AdminStart() {
  return (
    <>
      <h1 className="mb-4">Welcome to the Admin Panel</h1>
      <EmptyState title="Nothing is selected">
        <span className="max-lg:hidden">Click one of the buttons in the left sidebar to begin.</span>
        <span className="lg:hidden">
          Open the menu above and choose a section. On wide screens, click one of the buttons in the left sidebar.
        </span>
      </EmptyState>
    </>
  );
}
