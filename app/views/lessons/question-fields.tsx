import { texts } from "~/texts";
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
      <AreaAt at={`${at}.text`} label={texts.lessonEditor.question} rows={2} />
      <NumberAt
        at={`${at}.points`}
        label={texts.common.points}
        hint={texts.lessonEditor.questionPointsHint}
        className="w-36"
      />
      <Part title={texts.lessonEditor.answers}>
        <ErrorsOf at={`${at}.answers`} />
        {rows.map((row) => (
          <Answer key={row} at={`${at}.answers.${row}`} row={row} count={rows.length} />
        ))}
        <div>
          <ChangeButton intent={`row:${at}.answers`}>{texts.lessonEditor.addAnswer}</ChangeButton>
        </div>
      </Part>
      <MarkedAreaAt
        at={`${at}.explanation`}
        label={texts.lessonEditor.explanation}
        rows={2}
        hint={texts.lessonEditor.explanationHint}
      />
    </>
  );
}

function Answer({ at, row, count }: { at: string; row: number; count: number }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <input type="hidden" name={`${at}.key`} value={useText(`${at}.key`)} />
      <TextAt
        at={`${at}.text`}
        label={texts.lessonEditor.answerLabel({ place: row + 1 })}
        className="min-w-40 flex-1"
      />
      <div className="pb-2">
        <CheckAt at={`${at}.correct`} label={texts.lessonEditor.rightAnswer} />
      </div>
      <RowButtons at={at} what={texts.lessonEditor.answerName({ place: row + 1 })} count={count} />
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
