import type { Quantity } from "../../../content/quantities";
import { AreaAt, ErrorsOf, useValue } from "./written";

type FormulasProps = { at: string; quantities: Readonly<Record<string, Quantity>> };

export const FormulasAt = ({ at, quantities }: FormulasProps) => (
  <>
    <AreaAt
      at={at}
      label="Formulas"
      rows={2}
      hint={
        <>
          One a line, such as <code>{"{period} = 2 π / {n}"}</code>. Names in braces:{" "}
          {Object.keys(quantities).join(", ")}.
        </>
      }
    />
    <FormulaErrors at={at} />
  </>
);

function FormulaErrors({ at }: { at: string }) {
  const value = useValue(at);
  return (Array.isArray(value) ? value : []).map((_, row) => <ErrorsOf key={row} at={`${at}.${row}`} />);
}
