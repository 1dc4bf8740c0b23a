import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSandboxCopy } from "~/domain/attempts/read-sandbox-copy";
import type { Page } from "~/domain/page";
import { StepPreview } from "~/game/step-preview";
import { requirePermission } from "~/http/context.server";
import { readGameOffer } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { useHydrated } from "~/ui/hydrated";
import { OrbitsTable } from "~/views/sandbox-tasks/handed-in-sandbox";

export const handle = {
  title: () => texts.sandboxTasks.copy,
  permission: "score:submit",
  policy: "game",
} satisfies Page;

/** A sandbox as it was handed in, opened in the simulator; other games and browsers without scripts get a table. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const copy = await readSandboxCopy(ctx, params.attemptId ?? "");
  const { build, located } = await readGameOffer((await getPlatform()).env);
  return { copy, build: located?.origin === "bundled" ? build : null };
});

export default function SandboxCopyPage() {
  const { copy, build } = useLoaderData<typeof loader>();
  const usesSimulator = useHydrated() && build !== null;
  const { document, scenarioTitle } = copy;
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh flex-col bg-night text-night-ink">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-3">
        <h1 dir="auto" className="wrap-anywhere">
          {scenarioTitle}
        </h1>
        <p>{usesSimulator ? texts.sandboxTasks.copyHint : texts.sandboxTasks.needsSimulator}</p>
      </header>
      {usesSimulator ? (
        <div className="relative min-h-0 flex-1">
          <StepPreview build={build} step={JSON.stringify({ kind: "sandbox", document })} />
        </div>
      ) : (
        <div className="m-3 overflow-auto rounded-lg border border-line bg-surface p-4 text-ink">
          <OrbitsTable document={document} />
        </div>
      )}
    </main>
  );
}
