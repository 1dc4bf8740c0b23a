import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { SelectField } from "./field";
import type { ComboboxFieldProps, SearchFieldProps } from "./combobox-props";

/** A combobox with search; a plain select without JavaScript and until the form gets the focus. */
export function ComboboxField(props: ComboboxFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const search = useSearchField(select);
  if (!search) return <PlainField {...props} select={select} />;
  const { Field, chosen, hasFocus } = search;
  return <Field {...props} defaultValue={chosen} hasFocus={hasFocus} />;
}

/** The combobox that replaces the select, with its state; if its module fails to load, the select stays. */
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
