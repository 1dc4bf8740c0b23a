import type { ReactNode } from "react";
import { elements } from "./globe-fields";
import { ChangeButton, fieldGrid, Part, RowButtons } from "./parts";
import { ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useText } from "./draft-fields";

/** The numbers that each start of a task draws, and values calculated from them. */
export const DrawFields = ({ at }: { at: string }) => (
  <Part title="Numbers of each start">
    <p className="text-sm text-muted">
      Each start of the lesson draws its own numbers, so nobody can copy an orbit. Write a number's name in braces where
      it belongs: in the text and hint, and in formulas such as {"{height} - 20"}. The usual value is what this preview
      shows.
    </p>
    <ErrorsOf at={`${at}.draw`} />
    <DrawnRows at={`${at}.draw`} />
    <ErrorsOf at={`${at}.figures`} />
    <FigureRows at={`${at}.figures`} />
    <ErrorsOf at={`${at}.moves`} />
    <MoveRows at={`${at}.moves`} />
    <div className="flex flex-wrap gap-2">
      <ChangeButton intent={`row:${at}.draw`}>Add a drawn number</ChangeButton>
      <ChangeButton intent={`row:${at}.figures`}>Add a calculated number</ChangeButton>
      <ChangeButton intent={`row:${at}.moves`}>Move an orbit</ChangeButton>
    </div>
  </Part>
);

function DrawnRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="drawn number" count={rows.length}>
      <TextAt at={`${at}.${row}.name`} label="Name" />
      <NumberAt at={`${at}.${row}.from`} label="From" />
      <NumberAt at={`${at}.${row}.to`} label="To" />
      <NumberAt at={`${at}.${row}.step`} label="Step" />
      <NumberAt at={`${at}.${row}.value`} label="Usual value" />
    </Row>
  ));
}

function FigureRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="calculated number" count={rows.length}>
      <TextAt at={`${at}.${row}.name`} label="Name" />
      <TextAt at={`${at}.${row}.formula`} label="Formula" className="col-span-2" />
      <NumberAt at={`${at}.${row}.digits`} label="Decimal places" />
    </Row>
  ));
}

function MoveRows({ at }: { at: string }) {
  const rows = useRows(at);
  return rows.map((row) => (
    <Row key={row} at={`${at}.${row}`} what="moved orbit" count={rows.length}>
      <TextAt at={`${at}.${row}.orbit`} label="Orbit, by its name" />
      <SelectAt at={`${at}.${row}.element`} label="Element" options={elements} />
      <TextAt at={`${at}.${row}.to`} label="Value or formula" />
    </Row>
  ));
}

type RowProps = { at: string; what: string; count: number; children: ReactNode };

function Row({ at, what, count, children }: RowProps) {
  const name = useText(`${at}.name`);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className={fieldGrid}>{children}</div>
      <ErrorsOf at={at} />
      <RowButtons at={at} what={name ? `the ${what} ${name}` : what} count={count} />
    </div>
  );
}
