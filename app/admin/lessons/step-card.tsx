import type { ReactNode } from "react";
import { quantitiesOf } from "../../../content/quantities";
import { DrawFields } from "./draw-fields";
import { ExploreFields } from "./explore-fields";
import { FormulasAt } from "./formulas-at";
import { GlobeFields, GoalFields } from "./globe-fields";
import { ImageFields } from "./image-fields";
import { RowButtons } from "./parts";
import { QuestionFields } from "./question-fields";
import { AreaAt, ErrorsOf, NumberAt, TextAt, useText } from "./written";

/** Where two kinds of motion share a name, an orbit's is meant, unless another name of the formula is the other's. */
const named = { ...quantitiesOf["relative-motion"], ...quantitiesOf.orbit };

const kinds: Record<string, string> = { slide: "Text", task: "Task", explorable: "Explorable", question: "Question" };

type StepCardProps = { row: number; count: number; preview: (row: number) => ReactNode };

export function StepCard({ row, count, preview }: StepCardProps) {
  const at = `lesson.steps.${row}`;
  const kind = useText(`${at}.kind`);
  return (
    <section
      id={`step-${row + 1}`}
      data-step={row}
      aria-labelledby={`step-${row + 1}-title`}
      className="grid scroll-mt-20 gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`step-${row + 1}-title`} tabIndex={-1} className="text-lg">
          {row + 1}. {kinds[kind] ?? kind}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {preview(row)}
          <RowButtons at={at} what={`step ${row + 1}`} count={count} />
        </div>
      </div>
      <input type="hidden" name={`${at}.kind`} value={kind} />
      <ErrorsOf at={at} />
      <ErrorsOf at={`${at}.kind`} />
      {kind === "question" ? <QuestionFields at={at} /> : <WordFields at={at} />}
      {kind === "slide" && <SlideFields at={at} />}
      {kind === "task" && <TaskFields at={at} />}
      {kind === "explorable" && <ExploreFields at={at} />}
    </section>
  );
}

const WordFields = ({ at }: { at: string }) => (
  <>
    <TextAt at={`${at}.title`} label="Title" />
    <AreaAt at={`${at}.text`} label="Text" rows={5} paragraphs hint="An empty line begins a new paragraph." />
  </>
);

const SlideFields = ({ at }: { at: string }) => (
  <>
    <FormulasAt at={`${at}.formulas`} quantities={named} />
    <ImageFields at={`${at}.image`} />
    <GlobeFields at={`${at}.globe`} />
  </>
);

const TaskFields = ({ at }: { at: string }) => (
  <>
    <DrawFields at={at} />
    <GlobeFields at={`${at}.globe`} isTask />
    <GoalFields at={`${at}.goal`} />
    <TextAt at={`${at}.hint`} label="Hint" hint="Shown after something was tried." />
    <NumberAt at={`${at}.points`} label="Points" className="w-36" />
  </>
);
