import { texts } from "~/texts";
import type { Quantity } from "../../../content/quantities";
import { ChangeButton, fieldGrid, FieldGroup, RowButtons } from "./form-controls";
import { ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useValue, valueAt, type Option } from "./draft-fields";

type PredictFieldsProps = {
  path: string;
  explorePath: string;
  options: Option[];
  inputs: string[];
  quantities: Record<string, Quantity>;
};

/** The guess before students see the picture. Authors enter no right answer: physics computes it. */
export function PredictFields({ path, explorePath, options, inputs, quantities }: PredictFieldsProps) {
  const exists = useValue(path) !== undefined;
  const isChoice = useValue(`${path}.answers`) !== undefined;
  const inputValues = useValue(`${explorePath}.inputs`);
  if (!exists)
    return (
      <div>
        <ChangeButton intent={`put:${path}`}>{texts.lessonEditor.addGuess}</ChangeButton>
      </div>
    );
  const sliderInputs = inputs.filter((key) => typeof valueAt(inputValues, key) === "object");
  return (
    <FieldGroup
      title={texts.lessonEditor.guess}
      aside={<ChangeButton intent={`drop:${path}`}>{texts.lessonEditor.removeGuess}</ChangeButton>}
    >
      <ErrorsOf at={path} />
      <TextAt at={`${path}.question`} label={texts.lessonEditor.question} />
      <div className={fieldGrid}>
        <SelectAt at={`${path}.quantity`} label={texts.lessonEditor.guessQuantity} options={[["", "–"], ...options]} />
        {sliderInputs.map((key) => (
          <NumberAt
            key={key}
            at={`${path}.given.${key}`}
            label={texts.lessonEditor.guessGiven({ name: quantities[key]?.name ?? key })}
          />
        ))}
      </div>
      {isChoice ? <AnswerRows path={`${path}.answers`} /> : <NumberGuess path={`${path}.guess`} />}
      <div>
        {isChoice ? (
          <ChangeButton intent={`put:${path}.guess`}>{texts.lessonEditor.guessNumber}</ChangeButton>
        ) : (
          <ChangeButton intent={`put:${path}.answers`}>{texts.lessonEditor.guessAnswers}</ChangeButton>
        )}
      </div>
    </FieldGroup>
  );
}

const NumberGuess = ({ path }: { path: string }) => (
  <div>
    <div className={fieldGrid}>
      <NumberAt at={`${path}.from`} label={texts.lessonEditor.guessFrom} />
      <NumberAt at={`${path}.to`} label={texts.lessonEditor.guessTo} />
    </div>
    <ErrorsOf at={path} />
  </div>
);

function AnswerRows({ path }: { path: string }) {
  const rows = useRows(path);
  return (
    <div className="grid gap-3">
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-end gap-3">
          <TextAt
            at={`${path}.${row}.text`}
            label={texts.lessonEditor.answerLabel({ place: row + 1 })}
            className="min-w-40 flex-1"
          />
          <NumberAt at={`${path}.${row}.from`} label={texts.lessonEditor.answerFrom} className="w-28" />
          <NumberAt at={`${path}.${row}.to`} label={texts.lessonEditor.answerTo} className="w-28" />
          <RowButtons
            path={`${path}.${row}`}
            rowName={texts.lessonEditor.answerLabel({ place: row + 1 })}
            count={rows.length}
          />
        </div>
      ))}
      <ErrorsOf at={path} />
      <div>
        <ChangeButton intent={`row:${path}`}>{texts.lessonEditor.addAnswer}</ChangeButton>
      </div>
    </div>
  );
}
