import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { searchWith, useQueryNavigation, useQuery } from "./query-navigation";
import { Button } from "./button";
import { useSyncedSelect } from "./synced-select";
import { useHydrated } from "./hydrated";

type FilterChoiceProps = {
  /** The query parameter that it sets. */
  name: string;
  label: string;
  /** Label of the empty option. */
  none: string;
  value: string | null;
  /** Other parameters to remove on a change. */
  clears?: string[];
  options: { id: string; title: string }[];
  className: string;
};

/** A select that applies each change at once; without JavaScript it has a button. */
export function FilterSelect({ name, label, none, value, clears = [], options, className }: FilterChoiceProps) {
  const search = useQuery();
  const follow = useQueryNavigation();
  const hydrated = useHydrated();
  const select = useSyncedSelect(value ?? "");
  const clearedNames = [name, "page", ...clears];
  const hiddenFields = [...search].filter(([key]) => !clearedNames.includes(key));
  const clearedParams = Object.fromEntries(clearedNames.map((key) => [key, null]));
  return (
    <Form noValidate method="get" className="flex min-w-0 shrink-0 items-center gap-2">
      {hiddenFields.map(([key, fieldValue], index) => (
        <input key={index} type="hidden" name={key} value={fieldValue} />
      ))}
      <select
        name={name}
        aria-label={label}
        ref={select}
        defaultValue={value ?? ""}
        onChange={(event) =>
          follow(searchWith(search, { ...clearedParams, [name]: event.currentTarget.value || null }))
        }
        className={className}
      >
        <option value="">{none}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {!hydrated && (
        <noscript>
          <Button type="submit" size="small">
            {texts.areas.show}
          </Button>
        </noscript>
      )}
    </Form>
  );
}
