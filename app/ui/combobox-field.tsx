import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { SelectField } from "./field";
import type { ComboboxFieldProps, SearchFieldProps } from "./combobox-props";

/**
 * One of many choices, found by typing; a plain select without scripts, and until somebody begins to fill in the form.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const search = useSearchField(select);
  if (!search) return <PlainField {...props} select={select} />;
  const { Field, chosen, hasFocus } = search;
  return <Field {...props} defaultValue={chosen} hasFocus={hasFocus} />;
}

/** What takes the select's place, and what it takes over from it. Where it cannot be loaded the select stays. */
function useSearchField(select: RefObject<HTMLSelectElement>) {
  const [search, setSearch] = useState<{
    Field: ComponentType<SearchFieldProps>;
    chosen: string;
    hasFocus: boolean;
  } | null>(null);
  useEffect(() => {
    const { current } = select;
    const form = current?.form;
    if (!current || !form) return;
    const load = () => {
      import("./search-field").then(
        (module) =>
          current.isConnected &&
          setSearch({ Field: module.default, chosen: current.value, hasFocus: current === document.activeElement }),
        () => {},
      );
    };
    form.addEventListener("focusin", load, { once: true });
    return () => form.removeEventListener("focusin", load);
  }, [select]);
  return search;
}

function PlainField({
  label,
  name,
  choices,
  defaultValue,
  errors,
  onEdit,
  className,
  select,
}: ComboboxFieldProps & { select: RefObject<HTMLSelectElement> }) {
  return (
    <SelectField
      ref={select}
      label={label}
      name={name}
      defaultValue={defaultValue}
      errors={errors}
      onEdit={onEdit}
      className={className}
    >
      <option value="" />
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
