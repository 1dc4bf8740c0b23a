import { MarkedAreaAt } from "./marked-area";
import { ChangeButton, Part, RowButtons } from "./parts";
import { AreaAt, CheckAt, ErrorsOf, NumberAt, TextAt, useRows, useText, useValue, valueAt } from "./draft-fields";

/** A step's question with its right answers, which never leave the server before an attempt. `at`: path of the step. */
export function QuestionFields({ at }: { at: string }) {
  const key = useText(`${at}.question`);
  const place = useQuestionPlace(at);
  return (
    <>
      <input type="hidden" name={`${at}.question`} value={key} />
      <ErrorsOf at={`${at}.question`} />
      {place >= 0 && <QuestionEditor at={`questions.${place}`} />}
    </>
  );
}

/** Index of the step's question; -1 if it has none. */
function useQuestionPlace(at: string): number {
  const key = useText(`${at}.question`);
  const questions = useValue("questions");
  return key !== "" && Array.isArray(questions)
    ? questions.findIndex((question) => valueAt(question, "key") === key)
    : -1;
}

export const useQuestionText = (at: string) => useText(`questions.${useQuestionPlace(at)}.text`);

function QuestionEditor({ at }: { at: string }) {
  const rows = useRows(`${at}.answers`);
  const key = useText(`${at}.key`);
  return (
    <>
      <input type="hidden" name={`${at}.key`} value={key} />
      <HiddenTags at={`${at}.tags`} />
      <AreaAt at={`${at}.text`} label="Question" rows={2} />
      <NumberAt at={`${at}.points`} label="Points" hint="0 makes it a survey." className="w-36" />
      <Part title="Answers">
        <ErrorsOf at={`${at}.answers`} />
        {rows.map((row) => (
          <Answer key={row} at={`${at}.answers.${row}`} row={row} count={rows.length} />
        ))}
        <div>
          <ChangeButton intent={`row:${at}.answers`}>Add an answer</ChangeButton>
        </div>
      </Part>
      <MarkedAreaAt
        at={`${at}.explanation`}
        label="Explanation"
        rows={2}
        hint="Shown with the right answer, and not before."
      />
    </>
  );
}

function Answer({ at, row, count }: { at: string; row: number; count: number }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <input type="hidden" name={`${at}.key`} value={useText(`${at}.key`)} />
      <TextAt at={`${at}.text`} label={`Answer ${row + 1}`} className="min-w-40 flex-1" />
      <div className="pb-2">
        <CheckAt at={`${at}.correct`} label="Right" />
      </div>
      <RowButtons at={at} what={`answer ${row + 1}`} count={count} />
    </div>
  );
}

/** Kept unchanged: only imports set them. */
function HiddenTags({ at }: { at: string }) {
  const value = useValue(at);
  return (Array.isArray(value) ? value : []).map((tag, row) => (
    <input key={row} type="hidden" name={`${at}.${row}`} value={String(tag)} />
  ));
}
