import type { ReactNode } from "react";
import { texts } from "~/texts";
import { orbitElements } from "./globe-fields";
import { ChangeButton, fieldGrid, FieldGroup, RowButtons } from "./form-controls";
import { AreaAt, ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useText, useValue } from "./draft-fields";

/** The numbers that each start of a task draws, and values calculated from them. */
export const DrawFields = ({ at }: { at: string }) => (
  <FieldGroup title={texts.lessonEditor.numbersOfEachStart}>
    <p className="text-sm text-muted">{texts.lessonEditor.numbersHint}</p>
    <ErrorsOf at={`${at}.draw`} />
    <DrawnRows at={`${at}.draw`} />
    <ErrorsOf at={`${at}.figures`} />
    <FigureRows at={`${at}.figures`} />
    <ErrorsOf at={`${at}.moves`} />
    <MoveRows at={`${at}.moves`} />
    <div className="flex flex-wrap gap-2">
      <ChangeButton intent={`row:${at}.draw`}>{texts.lessonEditor.addDrawnNumber}</ChangeButton>
      <ChangeButton intent={`row:${at}.figures`}>{texts.lessonEditor.addCalculatedNumber}</ChangeButton>
      <ChangeButton intent={`row:${at}.moves`}>{texts.lessonEditor.addOrbitMove}</ChangeButton>
    </div>
  </FieldGroup>
);

function DrawnRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="drawn" count={rows.length}>
      <TextAt at={`${at}.${row}.name`} label={texts.common.name} />
      <NumberAt at={`${at}.${row}.from`} label={texts.lessonEditor.rangeFrom} />
      <NumberAt at={`${at}.${row}.to`} label={texts.lessonEditor.rangeTo} />
      <NumberAt at={`${at}.${row}.step`} label={texts.lessonEditor.rangeStep} />
      <NumberAt at={`${at}.${row}.value`} label={texts.lessonEditor.usualValue} />
    </Row>
  ));
}

function FigureRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="calculated" count={rows.length}>
      <TextAt at={`${at}.${row}.name`} label={texts.common.name} />
      <FormulaFields at={`${at}.${row}`} />
      <NumberAt at={`${at}.${row}.digits`} label={texts.lessonEditor.decimalPlaces} />
    </Row>
  ));
}

/** One formula, or those of which an earlier number picks one. */
function FormulaFields({ at }: { at: string }) {
  const picks = useValue(`${at}.pick`) !== undefined;
  if (!picks) return <TextAt at={`${at}.formula`} label={texts.lessonEditor.formula} className="col-span-2" />;
  return (
    <>
      <TextAt at={`${at}.pick`} label={texts.lessonEditor.pickedBy} />
      <AreaAt at={`${at}.of`} label={texts.lessonEditor.formulas} rows={4} className="col-span-2" />
    </>
  );
}

function MoveRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="moved" count={rows.length}>
      <TextAt at={`${at}.${row}.orbit`} label={texts.lessonEditor.movedOrbit} />
      <SelectAt at={`${at}.${row}.element`} label={texts.lessonEditor.element} options={orbitElements()} />
      <TextAt at={`${at}.${row}.to`} label={texts.lessonEditor.moveTo} />
    </Row>
  ));
}

type RowProps = { at: string; what: "drawn" | "calculated" | "moved"; count: number; children: ReactNode };

function Row({ at, what, count, children }: RowProps) {
  const name = useText(`${at}.name`);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className={fieldGrid}>{children}</div>
      <ErrorsOf at={at} />
      <RowButtons path={at} rowName={texts.lessonEditor.drawRowName({ what, name })} count={count} />
    </div>
  );
}
