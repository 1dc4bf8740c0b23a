import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { LessonState } from "~/domain/lessons/list-lessons";
import { stepOfMistake } from "~/domain/lessons/mistakes-in-words";
import { sandboxOf } from "~/domain/lessons/sandbox-form";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";

export function StateChip({ state }: { state: LessonState }) {
  if (state === "published") return <Chip tone="good">{texts.lessons.published}</Chip>;
  return state === "changed" ? (
    <Chip tone="amber">{texts.lessons.notAsPublished}</Chip>
  ) : (
    <Chip tone="off">{texts.lessons.notPublished}</Chip>
  );
}

type LessonMistakesProps = { entry: DraftEntry; errors: FieldErrors; isChecked: boolean };

/**
 * What prevents publishing: first only the number, with a button that saves and lists the mistakes. Must be inside the
 * lesson's form.
 */
export function LessonMistakes({ entry, errors, isChecked }: LessonMistakesProps) {
  const places = Object.entries(errors);
  if (places.length === 0) return null;
  const number = { places: places.length };
  const count = sandboxOf(entry)
    ? texts.sandboxForm.mistakesBeforePublishing(number)
    : texts.lessonEditor.mistakesBeforePublishing(number);
  return (
    <div id="mistakes" className="scroll-mt-20">
      <Notice tone={isChecked ? "warning" : "info"}>
        <p>
          {count}{" "}
          {!isChecked && (
            <button type="submit" name="intent" value="save" className="link">
              {texts.lessonEditor.showMistakes}
            </button>
          )}
        </p>
        {isChecked && (
          <ul
            className="mt-2 grid max-h-56 gap-1.5 overflow-y-auto font-normal"
            tabIndex={0}
            aria-label={texts.lessonEditor.mistakes}
          >
            {places.flatMap(([path, messages]) =>
              messages.map((text) => (
                <li key={`${path} ${text}`} className="wrap-anywhere">
                  <Mistake text={text} address={addressOf(path, entry)} />
                </li>
              )),
            )}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function addressOf(path: string, entry: DraftEntry): string | null {
  const [, check] = /^sandbox\.checks\.(\d+)/.exec(path) ?? [];
  if (check !== undefined) return `#check-${Number(check) + 1}`;
  const step = stepOfMistake(path, entry);
  return step === null ? null : `#step-${step + 1}`;
}

/** Links "Step 3, goal 1", "Question 1" or "Check 2" to its place. */
function Mistake({ text, address }: { text: string; address: string | null }) {
  const [place = "", ...advice] = text.split(": ");
  if (address === null || advice.length === 0) return text;
  return (
    <>
      <a href={address} className="link">
        {place}
      </a>
      : {advice.join(": ")}
    </>
  );
}
