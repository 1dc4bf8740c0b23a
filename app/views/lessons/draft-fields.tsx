// A draft's values and errors, by the path that is also the field's name.
import { createContext, useContext, type ChangeEventHandler, type ReactNode } from "react";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import type { FieldErrors } from "~/domain/refusal";
import { Check } from "~/ui/check";
import { FileField, SelectField, TextAreaField, TextField } from "~/ui/field";

/** `notes`: hints that are not errors. */
type DraftValues = { entry: DraftEntry; errors: FieldErrors; notes?: FieldErrors };

const DraftContext = createContext<DraftValues>({ entry: {}, errors: {} });

export const DraftProvider = ({ children, ...values }: DraftValues & { children: ReactNode }) => (
  <DraftContext.Provider value={values}>{children}</DraftContext.Provider>
);

/** The value at a path, or undefined. */
export function valueAt(entry: unknown, path: string): unknown {
  let at = entry;
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    // Arrays can be indexed like objects.
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}

export const useValue = (path: string) => valueAt(useContext(DraftContext).entry, path);

export function useRows(path: string): number[] {
  const value = useValue(path);
  return Array.isArray(value) ? value.map((_, at) => at) : [];
}

export const useText = (path: string, between = "\n") => textOf(useValue(path), between);

const textOf = (value: unknown, between: string): string => {
  if (Array.isArray(value)) return value.map((item) => textOf(item, between)).join(between);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

export const useErrors = (path: string) => useContext(DraftContext).errors[path];

export const useNotes = (path: string) => useContext(DraftContext).notes?.[path] ?? [];

/** Errors of a group of fields, which belong to no single field. */
export function ErrorsOf({ at }: { at: string }) {
  const errors = useErrors(at);
  if (!errors) return null;
  return <p className="text-sm text-bad wrap-anywhere">{errors.join(" ")}</p>;
}

type FieldProps = { at: string; label: ReactNode; hint?: ReactNode; className?: string };

export const TextAt = ({ at, ...rest }: FieldProps & { id?: string; maxLength?: number; inputMode?: "decimal" }) => (
  <TextField {...rest} name={at} defaultValue={useText(at)} errors={useErrors(at)} autoComplete="off" />
);

export const NumberAt = (props: FieldProps) => <TextAt {...props} inputMode="decimal" />;

type FileFieldProps = FieldProps & { name: string; accept: string; onChange: ChangeEventHandler<HTMLInputElement> };

/** A file input; another field submits the file's content. */
export const FileAt = ({ at, ...rest }: FileFieldProps) => <FileField {...rest} errors={useErrors(at)} />;

export const AreaAt = ({ at, ...rest }: FieldProps & { rows: number }) => (
  <TextAreaField {...rest} name={at} defaultValue={useText(at)} errors={useErrors(at)} />
);

export type Option = readonly [value: string, label: string];

export function SelectAt({
  at,
  options,
  fallback = "",
  ...rest
}: FieldProps & { options: readonly Option[]; fallback?: string }) {
  return (
    <SelectField {...rest} name={at} defaultValue={useText(at) || fallback} errors={useErrors(at)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function CheckAt({ at, label, fallback = false }: FieldProps & { fallback?: boolean }) {
  const value = useValue(at);
  return (
    <>
      <input type="hidden" name={at} value="false" />
      <Check name={at} value="true" defaultChecked={value === undefined ? fallback : value === true} label={label} />
    </>
  );
}

/** The errors at several places and below them. */
export function useErrorsUnder(paths: readonly string[]): string[] {
  const { errors } = useContext(DraftContext);
  const isUnder = (path: string) => paths.some((one) => path === one || path.startsWith(`${one}.`));
  return Object.entries(errors).flatMap(([path, messages]) => (isUnder(path) ? messages : []));
}

/** Keeps a value that the form doesn't show. */
export function HiddenField({ at }: { at: string }) {
  const value = useText(at);
  return (
    <>
      {value !== "" && <input type="hidden" name={at} value={value} />}
      <ErrorsOf at={at} />
    </>
  );
}
