import type { LessonState } from "~/domain/lessons/list-lessons";
import { formatCount } from "~/domain/count-text";
import type { FieldErrors } from "~/domain/refusal";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";

export function StateChip({ state }: { state: LessonState }) {
  if (state === "published") return <Chip tone="good">Published</Chip>;
  return state === "changed" ? <Chip tone="amber">Not as published</Chip> : <Chip tone="off">Not published</Chip>;
}

type LessonMistakesProps = { errors: FieldErrors; isChecked: boolean };

/**
 * What keeps the lesson from being published: how much at first, and what, each with the way to it, when asked. Inside
 * the lesson's form: whoever asks has saved.
 */
export function LessonMistakes({ errors, isChecked }: LessonMistakesProps) {
  const places = Object.entries(errors);
  if (places.length === 0) return null;
  const count = `${formatCount(places.length, "mistake")} to mend before it can be published.`;
  return (
    <div id="mistakes" className="scroll-mt-20">
      <Notice tone={isChecked ? "warning" : "info"}>
        <p>
          {count}{" "}
          {!isChecked && (
            <button type="submit" name="intent" value="save" className="link">
              Show them
            </button>
          )}
        </p>
        {isChecked && (
          <ul className="mt-2 grid max-h-56 gap-1.5 overflow-y-auto font-normal" tabIndex={0} aria-label="Mistakes">
            {places.map(([path, messages]) => (
              <li key={path} className="wrap-anywhere">
                <MistakePlace path={path} /> {messages.join(" ")}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function MistakePlace({ path }: { path: string }) {
  const step = /^lesson\.steps\.(\d+)\.?(.*)$/.exec(path);
  if (!step) return <code className="text-sm">{path}</code>;
  const place = Number(step[1]) + 1;
  return (
    <>
      <a href={`#step-${place}`} className="link">
        Step {place}
      </a>{" "}
      <code className="text-sm">{step[2]}</code>
    </>
  );
}
