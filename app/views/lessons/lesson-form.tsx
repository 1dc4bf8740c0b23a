import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { LessonDraft } from "~/domain/lessons/lesson-drafts";
import { mostSteps, stepKinds } from "~/domain/lessons/change-steps";
import { countByStep } from "~/domain/lessons/mistakes-in-words";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { DraftForm, shownDraft, type DraftFormProps } from "./draft-form";
import { TextListField } from "./text-list-field";
import type { OpenSteps } from "./open-steps";
import { ChangeButton, fieldGrid } from "./form-controls";
import { PreviewFrame, usePreview } from "./preview-frame";
import { StepCard } from "./step-card";
import { ErrorsOf, HiddenField, NumberAt, useRows } from "./draft-fields";
import { TitleFields } from "./title-fields";

type LessonFormProps = DraftFormProps & {
  draft: Pick<LessonDraft, "key" | "savedBy">;
  open: OpenSteps;
};

export function LessonForm({ open, ...props }: LessonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [previewed, setPreviewed] = useState(0);
  const { pathname } = useLocation();
  const frame = usePreview(form, previewed, setPreviewed);
  useFocusOnPlace(open);
  const { entry, errors } = shownDraft(props);
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <DraftForm {...props} formRef={form}>
        <HeadFields />
        <Steps
          address={pathname}
          onPreview={setPreviewed}
          previewed={previewed}
          open={open}
          mistakes={countByStep(errors, entry)}
        />
      </DraftForm>
      <PreviewFrame frame={frame} address={`${pathname}/preview?step=${previewed + 1}`} step={previewed + 1} />
    </div>
  );
}

/** After a button changed something, focuses the changed step or field, which the URL's hash names. */
function useFocusOnPlace(open: OpenSteps) {
  const { hash, key } = useLocation();
  const unfold = useRef(open.set);
  useEffect(() => {
    const [, step] = /^#step-(\d+)$/.exec(hash) ?? [];
    if (step) unfold.current(Number(step) - 1, true);
    document.getElementById(step ? `step-${step}-title` : hash.slice(1))?.focus();
  }, [hash, key]);
}

const HeadFields = () => (
  <section aria-labelledby="about" className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <h2 id="about" className="text-lg">
      {texts.lessonEditor.about}
    </h2>
    {["id", "key", "type", "contentType", "grading", "lesson.type"].map((name) => (
      <HiddenField key={name} at={name} />
    ))}
    <TitleFields />
    <div className={fieldGrid}>
      <NumberAt at="maxScore" label={texts.common.points} hint={texts.lessonEditor.pointsHint} />
      <NumberAt at="lesson.passShare" label={texts.lessonEditor.passShare} hint={texts.lessonEditor.passShareHint} />
    </div>
    <TextListField path="objectives" label={texts.lessonEditor.objectives} noun="objective" />
    <TextListField
      path="lesson.sources"
      label={texts.lessonEditor.sources}
      noun="source"
      hint={texts.lessonEditor.sourcesHint}
    />
    <ErrorsOf at="lesson" />
  </section>
);

type StepsProps = {
  address: string;
  previewed: number;
  onPreview: (row: number) => void;
  open: OpenSteps;
  mistakes: ReadonlyMap<number, number>;
};

function Steps({ address, previewed, onPreview, open, mistakes }: StepsProps) {
  const rows = useRows("lesson.steps");
  const hydrated = useHydrated();
  const preview = (row: number) => (
    <a
      href={`${address}/preview?step=${row + 1}`}
      target="lesson-preview"
      aria-current={hydrated && row === previewed ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onPreview(row);
        document.getElementById("preview")?.scrollIntoView({ block: "nearest" });
      }}
      className="link tap px-2"
    >
      {texts.lessonEditor.previewStep({
        step: row + 1,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </a>
  );
  return (
    <>
      <ErrorsOf at="lesson.steps" />
      {hydrated && open.startsFolded && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => open.setAll(true)}>
            {texts.lessonEditor.openAllSteps}
          </Button>
          <Button size="small" onClick={() => open.setAll(false)}>
            {texts.lessonEditor.closeAllSteps}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.map((row) => (
          <StepCard
            key={row}
            row={row}
            stepCount={rows.length}
            mistakeCount={mistakes.get(row) ?? 0}
            openSteps={open}
            renderPreviewButton={preview}
            onPreview={onPreview}
          />
        ))}
      </div>
      <section aria-labelledby="add" className="grid gap-3 rounded-lg border border-dashed border-line-strong p-4">
        <h2 id="add" className="text-base font-semibold">
          {texts.lessonEditor.addStep}
        </h2>
        <div className="flex flex-wrap gap-2">
          {stepKinds.map((kind) => (
            <ChangeButton key={kind} intent={`add:${kind}`} disabled={rows.length >= mostSteps}>
              {texts.lessonEditor.stepToAdd({ kind })}
            </ChangeButton>
          ))}
        </div>
      </section>
    </>
  );
}
