import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requirePermission } from "~/http/context.server";
import { readGameCard } from "~/http/game-card.server";
import { refusable } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import { GameCard } from "./game-card";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "content:administer");
  return { game: await readGameCard(ctx) };
});

export default function Content() {
  const { game } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Content" subtitle="What is taught here: the game and its curricula." />
      <div className="grid gap-8">
        <GameCard card={game} />
      </div>
    </>
  );
}
