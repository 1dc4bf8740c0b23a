// What is written in a draft, by the path that is also the name of its field; and what is wrong there.
import { createContext, useContext, type ChangeEventHandler, type ReactNode } from "react";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { FieldErrors } from "~/domain/refusal";
import { Check } from "~/ui/check";
import { FileField, SelectField, TextAreaField, TextField } from "~/ui/field";

/** `notes`: what is no mistake, and yet other than the writer may think. */
type Written = { entry: DraftEntry; errors: FieldErrors; notes?: FieldErrors };

const WrittenContext = createContext<Written>({ entry: {}, errors: {} });

export const WrittenProvider = ({ children, ...written }: Written & { children: ReactNode }) => (
  <WrittenContext.Provider value={written}>{children}</WrittenContext.Provider>
);

/** What stands at a path; nothing where nothing does. */
export function valueAt(entry: unknown, path: string): unknown {
  let at = entry;
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    // Objects and lists alike.
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}

export const useValue = (path: string) => valueAt(useContext(WrittenContext).entry, path);

export function useRows(path: string): number[] {
  const value = useValue(path);
  return Array.isArray(value) ? value.map((_, at) => at) : [];
}

export const useText = (path: string, between = "\n") => textOf(useValue(path), between);

const textOf = (value: unknown, between: string): string => {
  if (Array.isArray(value)) return value.map((part) => textOf(part, between)).join(between);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

export const useErrors = (path: string) => useContext(WrittenContext).errors[path];

export const useNotes = (path: string) => useContext(WrittenContext).notes?.[path] ?? [];

/** What is wrong with a part as a whole, where it has no field of its own. */
export function ErrorsOf({ at }: { at: string }) {
  const errors = useErrors(at);
  if (!errors) return null;
  return <p className="text-sm text-bad wrap-anywhere">{errors.join(" ")}</p>;
}

type At = { at: string; label: ReactNode; hint?: ReactNode; className?: string };

export const TextAt = ({ at, ...rest }: At & { id?: string; maxLength?: number; inputMode?: "decimal" }) => (
  <TextField {...rest} name={at} defaultValue={useText(at)} errors={useErrors(at)} autoComplete="off" />
);

export const NumberAt = (props: At) => <TextAt {...props} inputMode="decimal" />;

type File = At & { name: string; accept: string; onChange: ChangeEventHandler<HTMLInputElement> };

/** What is chosen is kept at the path, by another field. */
export const FileAt = ({ at, ...rest }: File) => <FileField {...rest} errors={useErrors(at)} />;

export const AreaAt = ({ at, ...rest }: At & { rows: number }) => (
  <TextAreaField {...rest} name={at} defaultValue={useText(at)} errors={useErrors(at)} />
);

export type Option = readonly [value: string, label: string];

export function SelectAt({ at, options, usual = "", ...rest }: At & { options: readonly Option[]; usual?: string }) {
  return (
    <SelectField {...rest} name={at} defaultValue={useText(at) || usual} errors={useErrors(at)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function CheckAt({ at, label, usual = false }: At & { usual?: boolean }) {
  const value = useValue(at);
  return (
    <>
      <input type="hidden" name={at} value="false" />
      <Check name={at} value="true" defaultChecked={value === undefined ? usual : value === true} label={label} />
    </>
  );
}

/** What the form does not show, and keeps. */
export function Kept({ at }: { at: string }) {
  const value = useText(at);
  return (
    <>
      {value !== "" && <input type="hidden" name={at} value={value} />}
      <ErrorsOf at={at} />
    </>
  );
}
