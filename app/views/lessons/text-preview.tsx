import { lazy, Suspense } from "react";
import { texts } from "~/texts";
import { MarkedBlocks } from "~/views/marked-blocks";
import type { PreviewedStep } from "~/domain/lessons/preview-step";
import type { Block } from "../../../content/marked-text";

type Step = NonNullable<PreviewedStep["step"]>;

/** `blocks`: the texts parsed by the server; null for text typed since. */
type TextPreviewProps = { step: Step; isOtherGame: boolean; blocks: Block[] | null };

/** The preview without the simulator: without JavaScript, or where another game is installed. */
export function TextPreview({ step, isOtherGame, blocks }: TextPreviewProps) {
  return (
    <div className="grid max-w-[65ch] gap-3 p-5">
      <p className="text-night-muted">
        {isOtherGame ? texts.lessonEditor.inWordsForeignGame : texts.lessonEditor.inWordsNoScripts}
      </p>
      {"title" in step && <h2 className="text-xl">{step.title}</h2>}
      {step.kind === "question" ? <p>{step.text}</p> : <StepTexts paragraphs={step.text} blocks={blocks} />}
      {"formulas" in step && step.formulas?.map((formula) => <code key={formula}>{formula}</code>)}
      {"image" in step && step.image && <img src={step.image.data} alt={step.image.alt} className="max-w-full" />}
      {step.kind === "question" && (
        <ul className="list-disc ps-5">
          {step.answers.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type StepTextsProps = { paragraphs: string[]; blocks: Block[] | null };

const StepTexts = ({ paragraphs, blocks }: StepTextsProps) =>
  blocks ? (
    <MarkedBlocks blocks={blocks} />
  ) : (
    <Suspense fallback={<PlainTexts paragraphs={paragraphs} />}>
      <ParsedTexts paragraphs={paragraphs} />
    </Suspense>
  );

const PlainTexts = ({ paragraphs }: { paragraphs: string[] }) => (
  <>
    {paragraphs.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </>
);

const ParsedTexts = lazy(() => import("./parsed-texts").catch(() => ({ default: PlainTexts })));

export function PreviewErrors({ mistakes }: { mistakes: readonly string[] }) {
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-3 bg-night p-6 text-center">
      <p className="text-md font-semibold">{texts.lessonEditor.stepNotShown}</p>
      <ul className="grid gap-1 text-night-muted">
        {mistakes.map((mistake, index) => (
          <li key={index} className="wrap-anywhere">
            {mistake}
          </li>
        ))}
      </ul>
    </div>
  );
}
