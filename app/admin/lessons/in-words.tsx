import { sayMistake } from "~/domain/lessons/mistakes-in-words";
import type { PreviewedStep } from "~/domain/lessons/preview-step";

type Step = NonNullable<PreviewedStep["step"]>;

/** Where nothing can be drawn: without scripts, or where another game is played here. */
export function InWords({ step, isForeign }: { step: Step; isForeign: boolean }) {
  return (
    <div className="grid max-w-[65ch] gap-3 p-5">
      <p className="text-night-muted">
        {isForeign
          ? "In words only: another game is played here, and how it draws a lesson is its own."
          : "In words only: pictures need JavaScript."}
      </p>
      {"title" in step && <h2 className="text-xl">{step.title}</h2>}
      {[step.text].flat().map((text, at) => (
        <p key={at}>{text}</p>
      ))}
      {"formulas" in step && step.formulas?.map((formula) => <code key={formula}>{formula}</code>)}
      {"image" in step && step.image && <img src={step.image.data} alt={step.image.alt} className="max-w-full" />}
      {step.kind === "question" && (
        <ul className="list-disc pl-5">
          {step.answers.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function InTheWay({ mistakes }: { mistakes: NonNullable<PreviewedStep["mistakes"]> }) {
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-3 bg-night p-6 text-center">
      <p className="text-md font-semibold">This step cannot be shown yet.</p>
      <ul className="grid gap-1 text-night-muted">
        {mistakes.map((mistake, at) => (
          <li key={at} className="wrap-anywhere">
            {sayMistake(mistake)}
          </li>
        ))}
      </ul>
    </div>
  );
}
