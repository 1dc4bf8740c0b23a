import { ChevronRightIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { quantitiesOf } from "../../../content/quantities";
import { DrawFields } from "./draw-fields";
import { ExploreFields } from "./explore-fields";
import { FormulasAt } from "./formulas-at";
import { GlobeFields, GoalFields } from "./globe-fields";
import { ImageFields } from "./image-fields";
import { MarkedAreaAt } from "./marked-area";
import type { OpenSteps } from "./open-steps";
import { RowButtons } from "./parts";
import { QuestionFields, useQuestionText } from "./question-fields";
import { ErrorsOf, NumberAt, TextAt, useText } from "./draft-fields";

/**
 * For names that both kinds of motion use, the orbit's quantity wins, unless the formula also uses a name of relative
 * motion.
 */
const quantitiesByName = { ...quantitiesOf["relative-motion"], ...quantitiesOf.orbit };

type StepCardProps = {
  row: number;
  count: number;
  mistakes: number;
  open: OpenSteps;
  preview: (row: number) => ReactNode;
  onPreview: (row: number) => void;
};

export function StepCard({ row, count, mistakes, open, preview, onPreview }: StepCardProps) {
  const at = `lesson.steps.${row}`;
  const kind = useText(`${at}.kind`);
  return (
    <section
      id={`step-${row + 1}`}
      data-step={row}
      aria-labelledby={`step-${row + 1}-title`}
      className="scroll-mt-20 rounded-lg border border-line bg-surface"
    >
      <details
        open={open.isOpen(row)}
        onToggle={({ currentTarget }) => open.set(row, currentTarget.open)}
        className="group/step"
      >
        <StepSummary
          row={row}
          name={texts.lessonEditor.stepKind({ kind })}
          mistakes={mistakes}
          onOpen={() => onPreview(row)}
        />
        <div className="grid gap-4 p-4 pt-0 md:p-5 md:pt-0">
          <div className="flex flex-wrap items-center justify-end gap-2">
            {preview(row)}
            <RowButtons at={at} what={texts.lessonEditor.stepName({ place: row + 1 })} count={count} />
          </div>
          <input type="hidden" name={`${at}.kind`} value={kind} />
          <ErrorsOf at={at} />
          <ErrorsOf at={`${at}.kind`} />
          {kind === "question" ? <QuestionFields at={at} /> : <WordFields at={at} />}
          {kind === "slide" && <SlideFields at={at} />}
          {kind === "task" && <TaskFields at={at} />}
          {kind === "explorable" && <ExploreFields at={at} />}
          {open.isFolding && (
            <div className="border-t border-line pt-4">
              <Button type="submit" name="intent" value={`save:${at}`}>
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

type SummaryProps = { row: number; name: string; mistakes: number; onOpen: () => void };

/** The header of a step's card. */
function StepSummary({ row, name, mistakes, onOpen }: SummaryProps) {
  const at = `lesson.steps.${row}`;
  const title = useText(`${at}.title`);
  const question = useQuestionText(at);
  const words = title || question;
  return (
    <summary onClick={onOpen} className="flex min-h-14 items-center gap-2 rounded-lg px-4 py-2 hover:bg-hover md:px-5">
      <ChevronRightIcon
        className="size-4 shrink-0 text-muted transition-transform group-open/step:rotate-90"
        aria-hidden
      />
      <h2 id={`step-${row + 1}-title`} tabIndex={-1} className="min-w-0 truncate text-lg">
        {row + 1}. {name}
        {words && <span className="font-normal text-muted">: {words}</span>}
      </h2>
      {mistakes > 0 && (
        <span className="ml-auto shrink-0 text-sm text-bad">{texts.lessonEditor.mistakesInStep({ mistakes })}</span>
      )}
    </summary>
  );
}

const WordFields = ({ at }: { at: string }) => (
  <>
    <TextAt at={`${at}.title`} label={texts.common.title} />
    <MarkedAreaAt at={`${at}.text`} label={texts.lessonEditor.text} rows={5} hint={texts.lessonEditor.textHint} />
  </>
);

const SlideFields = ({ at }: { at: string }) => (
  <>
    <FormulasAt at={`${at}.formulas`} quantities={quantitiesByName} />
    <ImageFields at={`${at}.image`} />
    <GlobeFields at={`${at}.globe`} />
  </>
);

const TaskFields = ({ at }: { at: string }) => (
  <>
    <DrawFields at={at} />
    <GlobeFields at={`${at}.globe`} isTask />
    <GoalFields at={`${at}.goal`} />
    <MarkedAreaAt at={`${at}.hint`} label={texts.lessonEditor.hint} rows={2} hint={texts.lessonEditor.hintHint} />
    <NumberAt at={`${at}.points`} label={texts.common.points} className="w-36" />
  </>
);
