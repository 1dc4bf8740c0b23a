import { isApproach } from "~/domain/lessons/sandbox-form";
import { texts } from "~/texts";
import { ErrorsOf, NumberAt, SelectAt, type Option } from "./draft-fields";
import { fieldGrid, RowButtons } from "./form-controls";

const quantities = (): Option[] => [
  ["period", texts.sandboxForm.period],
  ["perigee", texts.lessonEditor.perigee],
  ["apogee", texts.lessonEditor.apogee],
  ["inclination", texts.lessonEditor.inclination],
  ["eccentricity", texts.sandboxForm.eccentricity],
];

type CheckFieldsProps = { check: Record<string, unknown>; row: number; count: number };

/** One check of a sandbox; the quantity names its unit. */
export function CheckFields({ check, row, count }: CheckFieldsProps) {
  const path = `sandbox.checks.${row}`;
  const name = texts.sandboxForm.checkName({ place: row + 1 });
  return (
    <fieldset
      id={`check-${row + 1}`}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-20 gap-3 rounded-md border border-line p-3"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold" aria-hidden>
          {name}
          {isApproach(check) && <span className="font-normal text-muted"> · {texts.sandboxTasks.approach}</span>}
        </p>
        <RowButtons path={path} rowName={name} count={count} />
      </div>
      <ErrorsOf at={path} />
      <div className={fieldGrid}>{isApproach(check) ? <ApproachFields at={path} /> : <RangeFields at={path} />}</div>
    </fieldset>
  );
}

const RangeFields = ({ at }: { at: string }) => (
  <>
    <SelectAt at={`${at}.quantity`} label={texts.lessonEditor.quantity} options={quantities()} />
    <NumberAt at={`${at}.spacecraft`} label={texts.sandboxForm.spacecraft} />
    <NumberAt at={`${at}.from`} label={texts.lessonEditor.rangeFrom} />
    <NumberAt at={`${at}.to`} label={texts.lessonEditor.rangeTo} />
    <NumberAt at={`${at}.points`} label={texts.common.points} />
  </>
);

const ApproachFields = ({ at }: { at: string }) => (
  <>
    <input type="hidden" name={`${at}.quantity`} value="closestApproach" />
    <NumberAt at={`${at}.spacecraft`} label={texts.sandboxForm.spacecraft} />
    <NumberAt at={`${at}.other`} label={texts.sandboxForm.other} />
    <NumberAt at={`${at}.below`} label={texts.sandboxForm.below} />
    <NumberAt at={`${at}.minutes`} label={texts.sandboxForm.minutes} />
    <NumberAt at={`${at}.points`} label={texts.common.points} />
  </>
);
