import { texts } from "~/texts";
import type { Quantity } from "../../../content/quantities";
import { ChangeButton, fieldGrid, Part, RowButtons } from "./parts";
import { ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useValue, valueAt, type Option } from "./draft-fields";

type Predict = {
  at: string;
  explore: string;
  options: Option[];
  inputs: string[];
  quantities: Record<string, Quantity>;
};

/** The guess before a picture. Its right answer isn't entered: physics computes it. */
export function PredictFields({ at, explore, options, inputs, quantities }: Predict) {
  const isThere = useValue(at) !== undefined;
  const isChoice = useValue(`${at}.answers`) !== undefined;
  const inputValues = useValue(`${explore}.inputs`);
  if (!isThere)
    return (
      <div>
        <ChangeButton intent={`put:${at}`}>{texts.lessonEditor.addGuess}</ChangeButton>
      </div>
    );
  const sliderInputs = inputs.filter((key) => typeof valueAt(inputValues, key) === "object");
  return (
    <Part
      title={texts.lessonEditor.guess}
      aside={<ChangeButton intent={`drop:${at}`}>{texts.lessonEditor.removeGuess}</ChangeButton>}
    >
      <ErrorsOf at={at} />
      <TextAt at={`${at}.question`} label={texts.lessonEditor.question} />
      <div className={fieldGrid}>
        <SelectAt at={`${at}.quantity`} label={texts.lessonEditor.guessQuantity} options={[["", "–"], ...options]} />
        {sliderInputs.map((key) => (
          <NumberAt
            key={key}
            at={`${at}.given.${key}`}
            label={texts.lessonEditor.guessGiven({ name: quantities[key]?.name ?? key })}
          />
        ))}
      </div>
      {isChoice ? <AnswerRows at={`${at}.answers`} /> : <NumberGuess at={`${at}.guess`} />}
      <div>
        {isChoice ? (
          <ChangeButton intent={`put:${at}.guess`}>{texts.lessonEditor.guessNumber}</ChangeButton>
        ) : (
          <ChangeButton intent={`put:${at}.answers`}>{texts.lessonEditor.guessAnswers}</ChangeButton>
        )}
      </div>
    </Part>
  );
}

const NumberGuess = ({ at }: { at: string }) => (
  <div>
    <div className={fieldGrid}>
      <NumberAt at={`${at}.from`} label={texts.lessonEditor.guessFrom} />
      <NumberAt at={`${at}.to`} label={texts.lessonEditor.guessTo} />
    </div>
    <ErrorsOf at={at} />
  </div>
);

function AnswerRows({ at }: { at: string }) {
  const rows = useRows(at);
  return (
    <div className="grid gap-3">
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-end gap-3">
          <TextAt
            at={`${at}.${row}.text`}
            label={texts.lessonEditor.answerLabel({ place: row + 1 })}
            className="min-w-40 flex-1"
          />
          <NumberAt at={`${at}.${row}.from`} label={texts.lessonEditor.answerFrom} className="w-28" />
          <NumberAt at={`${at}.${row}.to`} label={texts.lessonEditor.answerTo} className="w-28" />
          <RowButtons
            at={`${at}.${row}`}
            what={texts.lessonEditor.answerName({ place: row + 1 })}
            count={rows.length}
          />
        </div>
      ))}
      <ErrorsOf at={at} />
      <div>
        <ChangeButton intent={`row:${at}`}>{texts.lessonEditor.addAnswer}</ChangeButton>
      </div>
    </div>
  );
}
