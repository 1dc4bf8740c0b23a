import { texts } from "~/texts";
import type { Quantity } from "../../../content/quantities";
import { TextListField } from "./text-list-field";

type FormulasProps = { at: string; quantities: Readonly<Record<string, Quantity>> };

export const FormulaListField = ({ at, quantities }: FormulasProps) => (
  <>
    <TextListField
      path={at}
      label={texts.lessonEditor.formulas}
      noun="formula"
      hint={texts.lessonEditor.formulasHint({ example: <code>{"{period} = 2 π / {n}"}</code> })}
    />
    <details className="text-sm text-muted">
      <summary className="link tap w-fit">{texts.lessonEditor.formulaNames}</summary>
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
