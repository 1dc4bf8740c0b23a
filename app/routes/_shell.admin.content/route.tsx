import type { LoaderFunctionArgs } from "@remix-run/node";
import { requirePermission } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import { GameCard } from "./game-card";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  await requirePermission(request, "content:administer");
  return null;
});

export default function Content() {
  return (
    <>
      <PageHeader title="Content" subtitle="What is taught here: the game and its curricula." />
      <div className="grid gap-8">
        <GameCard />
      </div>
    </>
  );
}
