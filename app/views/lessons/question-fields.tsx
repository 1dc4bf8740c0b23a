import { texts } from "~/texts";
import { MarkedAreaAt } from "./marked-area";
import { ChangeButton, FieldGroup, RowButtons } from "./form-controls";
import {
  AreaAt,
  CheckAt,
  ErrorsOf,
  NumberAt,
  SelectAt,
  TextAt,
  useRows,
  useText,
  useValue,
  valueAt,
  type Option,
} from "./draft-fields";

/** A step's question. The game doesn't learn the right answers before an attempt. `path`: of the step. */
export function QuestionFields({ path }: { path: string }) {
  const key = useText(`${path}.question`);
  const questionIndex = useQuestionIndex(path);
  return (
    <>
      <input type="hidden" name={`${path}.question`} value={key} />
      <ErrorsOf at={`${path}.question`} />
      <TaughtBy path={path} />
      {questionIndex >= 0 && <QuestionEditor path={`questions.${questionIndex}`} />}
    </>
  );
}

/** The earlier step that teaches what is asked; a title that no earlier step has stays as it is, with its error. */
function TaughtBy({ path }: { path: string }) {
  const at = `${path}.taughtBy`;
  const steps = useValue("lesson.steps");
  const named = useText(at);
  const earlier = Array.isArray(steps) ? steps.slice(0, Number(path.split(".").at(-1))) : [];
  const titles = earlier.map((step) => valueAt(step, "title")).filter((title) => typeof title === "string");
  const options = [...new Set(["", ...titles, named])].map((title): Option => [title, title || "–"]);
  return (
    <SelectAt at={at} label={texts.lessonEditor.taughtBy} hint={texts.lessonEditor.taughtByHint} options={options} />
  );
}

/** Index of the step's question; -1 if it has none. */
function useQuestionIndex(path: string): number {
  const key = useText(`${path}.question`);
  const questions = useValue("questions");
  return key !== "" && Array.isArray(questions)
    ? questions.findIndex((question) => valueAt(question, "key") === key)
    : -1;
}

export const useQuestionText = (path: string) => useText(`questions.${useQuestionIndex(path)}.text`);

function QuestionEditor({ path }: { path: string }) {
  const rows = useRows(`${path}.answers`);
  const key = useText(`${path}.key`);
  return (
    <>
      <input type="hidden" name={`${path}.key`} value={key} />
      <HiddenTags path={`${path}.tags`} />
      <AreaAt at={`${path}.text`} label={texts.lessonEditor.question} rows={2} />
      <NumberAt
        at={`${path}.points`}
        label={texts.common.points}
        hint={texts.lessonEditor.questionPointsHint}
        className="w-36"
      />
      <FieldGroup title={texts.lessonEditor.answers}>
        <ErrorsOf at={`${path}.answers`} />
        {rows.map((row) => (
          <Answer key={row} path={`${path}.answers.${row}`} row={row} count={rows.length} />
        ))}
        <div>
          <ChangeButton intent={`row:${path}.answers`}>{texts.lessonEditor.addAnswer}</ChangeButton>
        </div>
      </FieldGroup>
      <MarkedAreaAt
        path={`${path}.explanation`}
        label={texts.lessonEditor.explanation}
        rows={2}
        hint={texts.lessonEditor.explanationHint}
      />
    </>
  );
}

function Answer({ path, row, count }: { path: string; row: number; count: number }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <input type="hidden" name={`${path}.key`} value={useText(`${path}.key`)} />
      <TextAt
        at={`${path}.text`}
        label={texts.lessonEditor.answerLabel({ place: row + 1 })}
        className="min-w-40 flex-1"
      />
      <div className="pb-2">
        <CheckAt at={`${path}.correct`} label={texts.lessonEditor.rightAnswer} />
      </div>
      <RowButtons path={path} rowName={texts.lessonEditor.answerLabel({ place: row + 1 })} count={count} />
    </div>
  );
}

/** Passes the tags through unchanged: only imports set them. */
function HiddenTags({ path }: { path: string }) {
  const value = useValue(path);
  return (Array.isArray(value) ? value : []).map((tag, index) => (
    <input key={index} type="hidden" name={`${path}.${index}`} value={String(tag)} />
  ));
}
