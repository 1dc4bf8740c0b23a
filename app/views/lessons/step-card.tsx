import { ChevronRightIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { quantitiesOf } from "../../../content/quantities";
import { DrawFields } from "./draw-fields";
import { ExploreFields } from "./explore-fields";
import { FormulaListField } from "./formula-list-field";
import { GlobeFields, GoalFields } from "./globe-fields";
import { ImageFields } from "./image-fields";
import { MarkedAreaAt } from "./marked-area";
import type { OpenSteps } from "./open-steps";
import { PictureFields } from "./picture-fields";
import { RowButtons } from "./form-controls";
import { QuestionFields, useQuestionText } from "./question-fields";
import { ErrorsOf, NumberAt, TextAt, useText } from "./draft-fields";
import { TaskDetails } from "./task-details";

/** Both kinds of motion use some of the same names; this list then shows the orbit's quantity. */
const quantitiesByName = { ...quantitiesOf["relative-motion"], ...quantitiesOf.orbit };

type StepCardProps = {
  row: number;
  stepCount: number;
  mistakeCount: number;
  openSteps: OpenSteps;
  renderPreviewButton: (row: number) => ReactNode;
  onPreview: (row: number) => void;
};

export function StepCard({ row, stepCount, mistakeCount, openSteps, renderPreviewButton, onPreview }: StepCardProps) {
  const path = `lesson.steps.${row}`;
  const kind = useText(`${path}.kind`);
  return (
    <section
      id={`step-${row + 1}`}
      data-step={row}
      aria-labelledby={`step-${row + 1}-title`}
      className="scroll-mt-20 rounded-lg border border-line bg-surface"
    >
      <details open={openSteps.isOpen(row)} onToggle={({ currentTarget }) => openSteps.set(row, currentTarget.open)}>
        <StepSummary
          row={row}
          name={texts.lessonEditor.stepKind({ kind })}
          mistakeCount={mistakeCount}
          onOpen={() => onPreview(row)}
        />
        <div className="grid gap-4 p-4 pt-0 md:p-5 md:pt-0">
          <div className="flex flex-wrap items-center justify-end gap-2">
            {renderPreviewButton(row)}
            <RowButtons path={path} rowName={texts.lessonEditor.stepName({ place: row + 1 })} count={stepCount} />
          </div>
          <input type="hidden" name={`${path}.kind`} value={kind} />
          <ErrorsOf at={path} />
          <ErrorsOf at={`${path}.kind`} />
          {kind === "question" ? <QuestionFields path={path} /> : <TitleAndTextFields path={path} />}
          {kind === "slide" && <SlideFields path={path} />}
          {kind === "task" && <TaskFields path={path} />}
          {kind === "explorable" && <ExploreFields at={path} />}
          {openSteps.startsFolded && (
            <div className="border-t border-line pt-4">
              <Button type="submit" name="intent" value={`save:${path}`}>
                {texts.lessonEditor.saveDraftAtStep({
                  step: row + 1,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </div>
          )}
        </div>
      </details>
    </section>
  );
}

type SummaryProps = { row: number; name: string; mistakeCount: number; onOpen: () => void };

/** The header of a step's card. */
function StepSummary({ row, name, mistakeCount, onOpen }: SummaryProps) {
  const path = `lesson.steps.${row}`;
  const title = useText(`${path}.title`);
  const question = useQuestionText(path);
  const heading = title || question;
  return (
    <summary onClick={onOpen} className="flex min-h-14 items-center gap-2 rounded-lg px-4 py-2 hover:bg-hover md:px-5">
      <ChevronRightIcon className="fold-mark size-4 shrink-0 text-muted" aria-hidden />
      <h2 id={`step-${row + 1}-title`} tabIndex={-1} className="flex min-w-0 text-lg">
        <span className="shrink-0">
          {row + 1}. {name}
          {heading && <span className="me-1 font-normal text-muted">:</span>}
        </span>
        {heading && (
          <span dir="auto" className="truncate font-normal text-muted">
            {heading}
          </span>
        )}
      </h2>
      {mistakeCount > 0 && (
        <span className="ms-auto shrink-0 text-sm text-bad">
          {texts.lessonEditor.mistakesInStep({ mistakes: mistakeCount })}
        </span>
      )}
    </summary>
  );
}

const TitleAndTextFields = ({ path }: { path: string }) => (
  <>
    <TextAt at={`${path}.title`} label={texts.common.title} />
    <MarkedAreaAt path={`${path}.text`} label={texts.lessonEditor.text} rows={5} hint={texts.lessonEditor.textHint} />
  </>
);

const SlideFields = ({ path }: { path: string }) => (
  <>
    <FormulaListField at={`${path}.formulas`} quantities={quantitiesByName} />
    <ImageFields at={`${path}.image`} />
    <GlobeFields path={`${path}.globe`} />
    <PictureFields path={`${path}.picture`} />
  </>
);

function TaskFields({ path }: { path: string }) {
  const answer = useText(`${path}.answer`) || "orbit";
  return (
    <>
      <DrawFields at={path} />
      <GlobeFields path={`${path}.globe`} isTask />
      {["orbit", "burn"].includes(answer) && <GoalFields path={`${path}.goal`} />}
      <MarkedAreaAt path={`${path}.hint`} label={texts.lessonEditor.hint} rows={2} hint={texts.lessonEditor.hintHint} />
      <TaskDetails path={path} />
      <NumberAt at={`${path}.points`} label={texts.common.points} className="w-36" />
    </>
  );
}
