import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ChangeButton, RowButtons } from "./parts";
import { ErrorsOf, TextAt, useRows } from "./written";

/** The parameter that names a list with an empty field for a further entry: nothing is saved before it is typed. */
export const addParameter = "add";

/** `one`: what an entry is called ("source"). */
type LinesProps = { at: string; label: string; one: string; hint?: ReactNode };

/** A list of texts, a field an entry. */
export function LinesAt({ at, label, one, hint }: LinesProps) {
  const filled = useRows(at).length;
  const [search] = useSearchParams();
  const hasEmptyField = filled === 0 || search.get(addParameter) === at;
  const count = hasEmptyField ? filled + 1 : filled;
  return (
    <fieldset id={at} className="grid min-w-0 scroll-mt-20 gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ErrorsOf at={at} />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex flex-wrap items-start gap-2">
          <Line at={`${at}.${row}`} label={`${nameOf(one)} ${row + 1}`} />
          {filled > 0 && (
            <div className="ml-auto pt-[5px] touch:pt-0">
              <RowButtons at={`${at}.${row}`} what={`${one} ${row + 1}`} count={count} />
            </div>
          )}
        </div>
      ))}
      <div>
        <ChangeButton intent={`row:${at}`}>{`Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`}</ChangeButton>
      </div>
    </fieldset>
  );
}

const nameOf = (one: string) => `${one.slice(0, 1).toUpperCase()}${one.slice(1)}`;

const Line = ({ at, label }: { at: string; label: string }) => (
  <TextAt at={at} id={at} label={label} className="min-w-[min(100%,15rem)] flex-1 scroll-mt-20 [&>label]:sr-only" />
);
