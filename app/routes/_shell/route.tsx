import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { listAdminSections, areasOf, landingPageOf } from "~/domain/areas";
import { daysUntilFactors } from "~/domain/factors/factor-days";
import { pageOf, type Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { TopBar } from "~/ui/top-bar";
import { FactorsDue } from "~/views/factors/factors-due";

export const handle = { permission: "account:change" } satisfies Page;

/** Layout of the areas; each child route checks permissions itself. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { actor, now } = await requirePermission(request, handle.permission);
  return {
    days: daysUntilFactors(actor.factorsDueAt, now),
    username: actor.username,
    home: landingPageOf(actor.role),
    areas: areasOf(actor),
    sections: listAdminSections(actor),
  };
});

export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";

export default function ShellLayout() {
  const { username, home, areas, days } = useLoaderData<typeof loader>();
  const current = useMatches().find(({ handle }) => pageOf(handle).area)?.handle;
  const tabs = areas.map(({ name, ...place }) => ({ ...place, current: name === pageOf(current).area }));
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar home={home} tabs={tabs} username={username} />
      {days !== null && (
        <div className="p-4 pb-0 md:px-6 print:hidden">
          <FactorsDue days={days} />
        </div>
      )}
      <Outlet />
    </div>
  );
}
