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
          One a line, such as <code>{"{period} = 2 π / {n}"}</code>. Each has to hold.
        </>
      }
    />
    <FormulaErrors at={at} />
    <details className="text-sm text-muted">
      <summary className="link tap w-fit">Names for formulas</summary>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-4 gap-y-1">
        {Object.entries(quantities).map(([key, { name }]) => (
          <li key={key} className="wrap-anywhere">
            <code>{`{${key}}`}</code> {name}
          </li>
        ))}
      </ul>
    </details>
  </>
);

function FormulaErrors({ at }: { at: string }) {
  const value = useValue(at);
  return (Array.isArray(value) ? value : []).map((_, row) => <ErrorsOf key={row} at={`${at}.${row}`} />);
}
