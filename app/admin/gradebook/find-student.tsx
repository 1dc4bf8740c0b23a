import { MagnifyingGlassIcon } from "@heroicons/react/16/solid";
import { Form } from "@remix-run/react";
import { useQuery } from "~/ui/address-state";

type FindStudentProps = { query: string; onQuery: (query: string) => void; found: number };

/** Narrows the rows as one types; without scripts, Enter asks the server. */
export function FindStudent({ query, onQuery, found }: FindStudentProps) {
  const kept = [...useQuery()].filter(([key]) => key !== "q" && key !== "page");
  return (
    <Form
      noValidate
      role="search"
      className="relative mb-3 max-sm:w-full print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <MagnifyingGlassIcon
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden
      />
      <input
        type="search"
        name="q"
        defaultValue={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        aria-label="Find a student"
        placeholder="Find a student"
        autoComplete="off"
        className={
          "min-h-9 w-full rounded-md border border-edge bg-surface pr-3 pl-9 touch:min-h-11 " +
          "touch:text-touch sm:w-48"
        }
      />
      <span role="status" className="sr-only">
        {query ? `${found} found` : ""}
      </span>
    </Form>
  );
}
