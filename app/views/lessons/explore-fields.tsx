import { curveQuantities } from "../../../content/curve-quantities";
import { quantitiesOf, unitText, type Quantity } from "../../../content/quantities";
import { texts } from "~/texts";
import { controlClasses } from "~/ui/field";
import { FormulaListField } from "./formula-list-field";
import { ChangeButton, fieldGrid, FieldGroup } from "./form-controls";
import { PredictFields } from "./predict-fields";
import { CheckAt, ErrorsOf, NumberAt, SelectAt, TextAt, useText, useValue, type Option } from "./draft-fields";

const inputsOfType = {
  "relative-motion": ["altitude", "radialStart", "inTrackStart", "radialBurn", "inTrackBurn"],
  orbit: ["altitude", "apogee", "eccentricity", "inclination", "meanAnomaly", "trueAnomaly"],
};
const models: Option[] = Object.keys(curveQuantities).map((model) => [model, model]);
const noOption: Option = ["", "–"];

const labelOf = ({ name, unit }: Quantity) => `${name}${unit ? `, ${unitText(unit)}` : ""}`;
const optionsOf = (quantities: Record<string, Quantity>): Option[] =>
  Object.entries(quantities).map(([key, quantity]) => [key, labelOf(quantity)]);

/** The explorable's quantities, and which of them are inputs. */
function useQuantities(at: string): { quantities: Record<string, Quantity>; inputs: string[] } {
  const [type, model] = [useText(`${at}.type`), useText(`${at}.model`)];
  if (type === "relative-motion" || type === "orbit")
    return { quantities: quantitiesOf[type], inputs: inputsOfType[type] };
  const quantities = Object.entries(curveQuantities).find(([name]) => name === model)?.[1] ?? {};
  return { quantities, inputs: Object.keys(quantities).filter((key) => quantities[key]?.input) };
}

/** All fields of an explorable except its texts. `at`: path of the step. */
export function ExploreFields({ at }: { at: string }) {
  const explore = `${at}.explore`;
  const { quantities, inputs } = useQuantities(explore);
  return (
    <>
      <DrawingFields at={at} mostReadings={8} />
      <FormulaListField at={`${at}.formulas`} quantities={quantities} />
      <PredictFields
        path={`${at}.predict`}
        options={optionsOf(quantities)}
        inputs={inputs}
        explorePath={explore}
        quantities={quantities}
      />
    </>
  );
}

/** The drawing of an explorable, or of a slide's picture. */
export function DrawingFields({ at, mostReadings }: { at: string; mostReadings: number }) {
  const explore = `${at}.explore`;
  const { quantities, inputs } = useQuantities(explore);
  const type = useText(`${explore}.type`);
  const options = optionsOf(quantities);
  return (
    <>
      <input type="hidden" name={`${explore}.type`} value={type} />
      {type === "curve" && <CurveFields at={explore} options={options} inputs={inputs} />}
      <FieldGroup title={texts.lessonEditor.inputs}>
        <ErrorsOf at={explore} />
        <ErrorsOf at={`${explore}.inputs`} />
        {inputs.map((key) => {
          const quantity = quantities[key];
          return quantity && <InputFields key={key} at={`${explore}.inputs.${key}`} label={labelOf(quantity)} />;
        })}
      </FieldGroup>
      {type === "relative-motion" && <MotionFields at={explore} />}
      {type === "orbit" && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <CheckAt at={`${explore}.map`} label={texts.lessonEditor.showsMap} fallback />
          <CheckAt at={`${explore}.circles`} label={texts.lessonEditor.showsCircles} />
          <CheckAt at={`${explore}.sectors`} label={texts.lessonEditor.showsSectors} />
        </div>
      )}
      <Readings at={`${at}.readings`} options={options} most={mostReadings} />
    </>
  );
}

const inputModes = (): Option[] => [
  ["", texts.lessonEditor.inputAsUsual],
  ["fixed", texts.lessonEditor.inputFixed],
  ["slider", texts.lessonEditor.inputSlider],
];

/** CSS hides the fields that the mode doesn't need, so it works without JavaScript. */
function InputFields({ at, label }: { at: string; label: string }) {
  const value = useValue(at);
  const mode = value === undefined ? "" : typeof value === "object" ? "slider" : "fixed";
  return (
    <div className="group/input grid gap-2 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-44 flex-1 gap-1.5 font-medium">
          {label}
          <select name={`${at}.mode`} defaultValue={mode} className={controlClasses}>
            {inputModes().map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label className="hidden w-28 gap-1.5 font-medium group-has-[option[value=fixed]:checked]/input:grid">
          {texts.lessonEditor.inputValue}
          <input
            name={`${at}.fixed`}
            defaultValue={typeof value === "number" || typeof value === "string" ? String(value) : ""}
            inputMode="decimal"
            autoComplete="off"
            className={controlClasses}
          />
        </label>
      </div>
      <div
        className={
          "hidden grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 " +
          "group-has-[option[value=slider]:checked]/input:grid"
        }
      >
        <NumberAt at={`${at}.from`} label={texts.lessonEditor.rangeFrom} />
        <NumberAt at={`${at}.to`} label={texts.lessonEditor.rangeTo} />
        <NumberAt at={`${at}.value`} label={texts.lessonEditor.inputStart} />
        <NumberAt at={`${at}.step`} label={texts.lessonEditor.rangeStep} />
      </div>
      <ErrorsOf at={at} />
    </div>
  );
}

const starts = (): Option[] => [
  ["at rest", texts.lessonEditor.startAtRest],
  ["coelliptic", texts.lessonEditor.startCoelliptic],
];

const MotionFields = ({ at }: { at: string }) => (
  <div className={fieldGrid}>
    <SelectAt at={`${at}.motion`} label={texts.lessonEditor.begins} options={starts()} fallback="at rest" />
    <NumberAt at={`${at}.orbits`} label={texts.lessonEditor.orbitCount} />
  </div>
);

function CurveFields({ at, options, inputs }: { at: string; options: Option[]; inputs: string[] }) {
  const ownOptions = options.filter(([key]) => inputs.includes(key));
  const isCompared = useValue(`${at}.compare`) !== undefined;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectAt at={`${at}.model`} label={texts.lessonEditor.model} options={models} className="min-w-40 flex-1" />
        <ChangeButton intent="save">{texts.lessonEditor.showQuantities}</ChangeButton>
      </div>
      <div className={fieldGrid}>
        <SelectAt at={`${at}.along`} label={texts.lessonEditor.curveSlider} options={[noOption, ...ownOptions]} />
        <SelectAt
          at={`${at}.across`}
          label={texts.lessonEditor.curveAcross}
          options={[["", texts.lessonEditor.curveAcrossSame], ...options]}
        />
        <SelectAt at={`${at}.up`} label={texts.lessonEditor.curveUp} options={[noOption, ...options]} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <CheckAt at={`${at}.logarithmic`} label={texts.lessonEditor.curveLogarithmic} />
        <CheckAt at={`${at}.toScale`} label={texts.lessonEditor.curveToScale} />
      </div>
      <ErrorsOf at={`${at}.toScale`} />
      {isCompared ? (
        <FieldGroup
          title={texts.lessonEditor.secondCurve}
          aside={<ChangeButton intent={`drop:${at}.compare`}>{texts.lessonEditor.removeSecondCurve}</ChangeButton>}
        >
          <div className={fieldGrid}>
            <TextAt at={`${at}.compare.name`} label={texts.common.name} />
            {ownOptions.map(([key, label]) => (
              <NumberAt key={key} at={`${at}.compare.inputs.${key}`} label={label} />
            ))}
          </div>
        </FieldGroup>
      ) : (
        <div>
          <ChangeButton intent={`put:${at}.compare`}>{texts.lessonEditor.addSecondCurve}</ChangeButton>
        </div>
      )}
    </>
  );
}

/** Inputs that may be sliders, with an empty choice. */
export function useInputOptions(at: string): Option[] {
  const { quantities, inputs } = useQuantities(`${at}.explore`);
  return [noOption, ...optionsOf(quantities).filter(([key]) => inputs.includes(key))];
}

/** Quantities shown as numbers; empty ones are dropped on save. */
function Readings({ at, options, most }: { at: string; options: Option[]; most: number }) {
  const value = useValue(at);
  const count = Math.min(most, (Array.isArray(value) ? value.length : 0) + 2);
  return (
    <FieldGroup title={texts.lessonEditor.readings}>
      <ErrorsOf at={at} />
      <div className={fieldGrid}>
        {Array.from({ length: count }, (_, row) => (
          <SelectAt
            key={row}
            at={`${at}.${row}`}
            label={texts.lessonEditor.readingLabel({ place: row + 1 })}
            options={[noOption, ...options]}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
