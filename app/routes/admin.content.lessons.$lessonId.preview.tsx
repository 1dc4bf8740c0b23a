import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { requireId } from "~/domain/id";
import { readDraft } from "~/domain/lessons/lesson-drafts";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import { sayMistake } from "~/domain/lessons/mistakes-in-words";
import { previewStep } from "~/domain/lessons/preview-step";
import { readStepTexts } from "~/domain/lessons/read-step-texts";
import type { Page } from "~/domain/page";
import { StepPreview } from "~/game/step-preview";
import { requirePermission } from "~/http/context.server";
import { readGameOffer } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { useHydrated } from "~/ui/hydrated";
import { TextPreview, PreviewErrors } from "~/views/lessons/text-preview";

export const handle = {
  title: () => texts.common.preview,
  permission: "lesson:write",
  policy: "game",
  framed: true,
} satisfies Page;

/** A step of the saved draft; inside the lesson form, of the unsaved one. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { entry } = await readDraft(ctx, requireId(params.lessonId ?? null, "lesson"));
  const { build, located } = await readGameOffer((await getPlatform()).env);
  const stepNumber = Number(new URL(request.url).searchParams.get("step"));
  const at = Number.isInteger(stepNumber) && stepNumber > 0 ? stepNumber - 1 : 0;
  return {
    entry,
    at,
    blocks: readStepTexts(entry, at),
    build: located?.origin === "bundled" ? build : null,
  };
});

type PreviewedDraft = { entry: DraftEntry; at: number };

export default function Preview() {
  const { entry, at, blocks, build } = useLoaderData<typeof loader>();
  const unsavedDraft = useUnsavedDraft();
  const draft = unsavedDraft ?? { entry, at };
  const hydrated = useHydrated();
  const { step, mistakes } = previewStep(draft.entry, draft.at);
  const usesSimulator = build !== null && hydrated;
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-label={texts.lessonEditor.previewLabel}
      className="relative h-dvh overflow-auto bg-night text-night-ink"
    >
      <h1 className="sr-only">{texts.lessonEditor.previewOfStep({ step: draft.at + 1 })}</h1>
      {usesSimulator && (
        <div className="absolute inset-0">
          <StepPreview build={build} step={step ? JSON.stringify(step) : null} />
        </div>
      )}
      {mistakes && <PreviewErrors mistakes={mistakes.map(sayMistake)} />}
      {step && !usesSimulator && (
        <TextPreview step={step} isOtherGame={build === null} blocks={unsavedDraft ? null : blocks} />
      )}
    </main>
  );
}

/** The unsaved draft that the lesson form sends. */
function useUnsavedDraft(): PreviewedDraft | null {
  const [unsavedDraft, setUnsavedDraft] = useState<PreviewedDraft | null>(null);
  useEffect(() => {
    const handleMessage = ({ origin, data }: MessageEvent<unknown>) => {
      const message = origin === location.origin ? parseMessage(data) : null;
      if (message) setUnsavedDraft(message);
    };
    addEventListener("message", handleMessage);
    if (parent !== window) parent.postMessage("lesson-preview: ready", location.origin);
    return () => removeEventListener("message", handleMessage);
  }, []);
  return unsavedDraft;
}

function parseMessage(data: unknown): PreviewedDraft | null {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "lesson-preview") return null;
  if (!("entry" in data && "step" in data) || typeof data.step !== "number") return null;
  // Sent by a page of this site; previewStep validates the content.
  return { entry: data.entry as DraftEntry, at: data.step };
}
