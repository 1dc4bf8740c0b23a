import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { requireId } from "~/domain/id";
import { readDraft } from "~/domain/lessons/lesson-drafts";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import { previewStep } from "~/domain/lessons/preview-step";
import { readStepTexts } from "~/domain/lessons/read-step-texts";
import type { Page } from "~/domain/page";
import { StepPreview } from "~/game/step-preview";
import { requirePermission } from "~/http/context.server";
import { readGameOffer } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { useHydrated } from "~/ui/hydrated";
import { TextPreview, PreviewErrors } from "~/views/lessons/text-preview";

export const handle = { title: "Preview", permission: "lesson:write", policy: "game", framed: true } satisfies Page;

/** A step of the draft as it was saved last; beside the form, as it is typed. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { entry } = await readDraft(ctx, requireId(params.lessonId ?? null, "The lesson"));
  const { build, located } = await readGameOffer((await getPlatform()).env);
  const asked = Number(new URL(request.url).searchParams.get("step"));
  const at = Number.isInteger(asked) && asked > 0 ? asked - 1 : 0;
  return {
    entry,
    at,
    blocks: readStepTexts(entry, at),
    build: located?.origin === "bundled" ? build : null,
  };
});

type Shown = { entry: DraftEntry; at: number };

export default function Preview() {
  const { entry, at, blocks, build } = useLoaderData<typeof loader>();
  const typed = useTyped();
  const shown = typed ?? { entry, at };
  const hydrated = useHydrated();
  const { step, mistakes } = previewStep(shown.entry, shown.at);
  const isDrawn = build !== null && hydrated;
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-label="Preview of the step"
      className="relative h-dvh overflow-auto bg-night text-night-ink"
    >
      <h1 className="sr-only">Preview of step {shown.at + 1}</h1>
      {isDrawn && (
        <div className="absolute inset-0">
          <StepPreview build={build} step={step ? JSON.stringify(step) : null} />
        </div>
      )}
      {mistakes && <PreviewErrors mistakes={mistakes} />}
      {step && !isDrawn && <TextPreview step={step} isForeign={build === null} blocks={typed ? null : blocks} />}
    </main>
  );
}

/** What the form beside it sends. */
function useTyped(): Shown | null {
  const [typed, setTyped] = useState<Shown | null>(null);
  useEffect(() => {
    const take = ({ origin, data }: MessageEvent<unknown>) => {
      const sent = origin === location.origin ? shownOf(data) : null;
      if (sent) setTyped(sent);
    };
    addEventListener("message", take);
    if (parent !== window) parent.postMessage("lesson-preview: ready", location.origin);
    return () => removeEventListener("message", take);
  }, []);
  return typed;
}

function shownOf(data: unknown): Shown | null {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "lesson-preview") return null;
  if (!("entry" in data && "step" in data) || typeof data.step !== "number") return null;
  // A page of this site has sent it; what is in it is looked at step by step.
  return { entry: data.entry as DraftEntry, at: data.step };
}
