import { MagnifyingGlassIcon } from "@heroicons/react/16/solid";
import { Form, NavigationType, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { texts } from "~/texts";
import { useQuery } from "~/ui/query-navigation";

export type OnQuery = (query: string, options: { replace: boolean }) => void;

type FindStudentProps = { query: string; onQuery: OnQuery; matchCount: number };

/** Filters rows while typing; without JavaScript, Enter submits to the server. */
export function FindStudent({ query, onQuery, matchCount }: FindStudentProps) {
  const field = useSearchText(query);
  const otherParameters = [...useQuery()].filter(([key]) => key !== "q" && key !== "page");
  return (
    <Form
      noValidate
      role="search"
      className="relative min-w-0 max-sm:flex-1"
      onSubmit={(event) => event.preventDefault()}
    >
      {otherParameters.map(([key, value], index) => (
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      <MagnifyingGlassIcon
        className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden
      />
      <input
        type="search"
        name="q"
        ref={field.input}
        defaultValue={query}
        // A search is one history entry, however many letters it has.
        onInput={(event) =>
          onQuery(event.currentTarget.value, { replace: field.rememberText(event.currentTarget.value) })
        }
        aria-label={texts.gradebook.findStudent}
        placeholder={texts.gradebook.findStudent}
        autoComplete="off"
        className={
          "min-h-9 w-full rounded-md border border-edge bg-surface ps-9 pe-3 touch:min-h-11 " +
          "touch:text-touch sm:w-48"
        }
      />
      <span role="status" className="sr-only">
        {query ? texts.gradebook.found({ found: matchCount }) : ""}
      </span>
    </Form>
  );
}

/** The field follows Back and Forward only: while typing, it is ahead of the URL. */
function useSearchText(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const lastText = useRef(query);
  const isHistoryMove = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isHistoryMove || !input.current) return;
    input.current.value = query;
    lastText.current = query;
  }, [isHistoryMove, query]);
  /** Stores the text; returns whether a search was active before. */
  const continuesSearch = (text: string) => {
    const wasSearching = lastText.current !== "";
    lastText.current = text;
    return wasSearching;
  };
  return { input, rememberText: continuesSearch };
}
