import { Form } from "@remix-run/react";
import { searchWith, useFollow, useQuery } from "./address-state";
import { Button } from "./button";
import { useChoice } from "./choice";
import { useHydrated } from "./hydrated";

type FilterChoiceProps = {
  /** The parameter of the address that it sets. */
  name: string;
  label: string;
  /** What it says where nothing is chosen. */
  none: string;
  value: string | null;
  /** Further parameters that a choice removes. */
  clears?: string[];
  options: { id: string; title: string }[];
  className: string;
};

/** A list that takes effect with each choice; without scripts it has a button. */
export function FilterChoice({ name, label, none, value, clears = [], options, className }: FilterChoiceProps) {
  const search = useQuery();
  const follow = useFollow();
  const hydrated = useHydrated();
  const choice = useChoice(value ?? "");
  const cleared = [name, "page", ...clears];
  const others = [...search].filter(([key]) => !cleared.includes(key));
  const without = Object.fromEntries(cleared.map((key) => [key, null]));
  return (
    <Form noValidate method="get" className="flex min-w-0 shrink-0 items-center gap-2">
      {others.map(([key, of], place) => (
        <input key={place} type="hidden" name={key} value={of} />
      ))}
      <select
        name={name}
        aria-label={label}
        ref={choice}
        defaultValue={value ?? ""}
        onChange={(event) => follow(searchWith(search, { ...without, [name]: event.currentTarget.value || null }))}
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
            Show
          </Button>
        </noscript>
      )}
    </Form>
  );
}
