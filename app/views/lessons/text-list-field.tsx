import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { ChangeButton, RowButtons } from "./form-controls";
import { ErrorsOf, TextAt, useRows } from "./draft-fields";

/** Query parameter that adds an empty field to a list; nothing is saved until it is filled in. */
export const addRowParameter = "add";

type TextListFieldProps = { path: string; label: string; noun: "objective" | "source" | "formula"; hint?: ReactNode };

/** A list of texts, one field each. */
export function TextListField({ path, label, noun, hint }: TextListFieldProps) {
  const rowCount = useRows(path).length;
  const [search] = useSearchParams();
  const hasEmptyField = rowCount === 0 || search.get(addRowParameter) === path;
  const count = hasEmptyField ? rowCount + 1 : rowCount;
  return (
    <fieldset id={path} className="grid min-w-0 scroll-mt-20 gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ErrorsOf at={path} />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex flex-wrap items-start gap-2">
          <Line path={`${path}.${row}`} label={texts.lessonEditor.lineLabel({ noun, place: row + 1 })} />
          {rowCount > 0 && (
            <div className="ms-auto pt-[5px] touch:pt-0">
              <RowButtons
                path={`${path}.${row}`}
                rowName={texts.lessonEditor.lineLabel({ noun, place: row + 1 })}
                count={count}
              />
            </div>
          )}
        </div>
      ))}
      <div>
        <ChangeButton intent={`row:${path}`}>{texts.lessonEditor.addLine({ noun })}</ChangeButton>
      </div>
    </fieldset>
  );
}

const Line = ({ path, label }: { path: string; label: string }) => (
  <TextAt at={path} id={path} label={label} className="min-w-[min(100%,15rem)] flex-1 scroll-mt-20 [&>label]:sr-only" />
);
