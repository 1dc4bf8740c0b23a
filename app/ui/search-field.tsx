import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { CheckIcon, ChevronUpDownIcon } from "@heroicons/react/16/solid";
import { useState } from "react";
import { texts } from "~/texts";
import type { SearchFieldProps } from "./combobox-props";
import { controlClasses, Field, useField } from "./field";

/** Loaded on demand: this chunk is larger than the form around it. */
export default function SearchField({
  label,
  name,
  choices,
  find,
  noneText,
  defaultValue,
  errors,
  onEdit,
  picture,
  onFocus,
  hasFocus,
  className = "",
}: SearchFieldProps) {
  const [chosen, setChosen] = useState<string | null>(defaultValue || null);
  const [text, setText] = useState("");
  const field = useField<HTMLInputElement>({ errors, onEdit });
  const labelOf = (value: string | null) => choices.find((choice) => choice.value === value)?.label ?? "";
  const results = text === "" ? choices : find(text);
  const edit = (value: string | null) => {
    setChosen(value);
    onEdit?.();
  };
  const { onInput, ...wiring } = field.control;
  return (
    <Field {...field} label={label} className={className}>
      <Combobox value={chosen} onChange={edit} onClose={() => setText("")} immediate>
        {/* The form submits the value, not the text. */}
        <input type="hidden" name={name} value={chosen ?? ""} />
        <div className="relative">
          {picture && chosen && (
            <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center">
              {picture(chosen)}
            </span>
          )}
          <ComboboxInput
            {...wiring}
            displayValue={labelOf}
            onInput={onInput}
            onChange={(event) => setText(event.target.value)}
            onFocus={onFocus}
            autoFocus={hasFocus}
            autoComplete="off"
            spellCheck={false}
            className={`${controlClasses} pe-11 ${picture && chosen ? "ps-12" : ""}`}
          />
          <ComboboxButton
            aria-label={texts.areas.openOptions}
            className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-md text-muted hover:text-ink"
          >
            <ChevronUpDownIcon className="size-4" aria-hidden />
          </ComboboxButton>
        </div>
        <ResultList choices={results} chosen={chosen} noneText={noneText} picture={picture} />
      </Combobox>
    </Field>
  );
}

const listClasses = [
  "z-50 max-h-72! w-(--input-width) overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-float",
  "empty:invisible",
].join(" ");

const optionClasses = [
  "flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1 select-none touch:min-h-11",
  "data-focus:bg-hover data-selected:font-semibold",
].join(" ");

type ResultListProps = Pick<SearchFieldProps, "choices" | "noneText" | "picture"> & { chosen: string | null };

function ResultList({ choices, chosen, noneText, picture }: ResultListProps) {
  return (
    <ComboboxOptions anchor={{ to: "bottom start", gap: 4 }} className={listClasses}>
      {choices.length === 0 && <p className="px-3 py-2 text-muted">{noneText}</p>}
      {choices.map(({ value, label }) => (
        <ComboboxOption key={value} value={value} className={optionClasses}>
          {picture?.(value)}
          <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          {value === chosen && <CheckIcon className="size-4 shrink-0 text-accent" aria-hidden />}
        </ComboboxOption>
      ))}
    </ComboboxOptions>
  );
}
