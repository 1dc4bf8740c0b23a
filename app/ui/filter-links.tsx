import { QueryLink, searchWith, useQuery } from "./query-navigation";

type Choice = {
  label: string;
  isCurrent: boolean;
  /** Query parameters to set; null removes one. */
  sets: Record<string, string | null>;
};

/** Filters a list by one property. Links, so that they work without JavaScript and keep search and order. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const search = useQuery();
  return (
    <div
      role="group"
      aria-label={label}
      className="relative flex max-w-full min-w-0 overflow-x-auto rounded-md border border-line-strong bg-surface"
    >
      {choices.map(({ label, isCurrent, sets }) => (
        <QueryLink
          key={label}
          to={searchWith(search, { ...sets, page: null })}
          aria-current={isCurrent ? "true" : undefined}
          className={
            "inline-flex min-h-[30px] shrink-0 items-center border-line px-2.5 text-sm font-medium whitespace-nowrap " +
            "text-muted not-first:border-s hover:bg-hover hover:text-ink focus-visible:outline-offset-[-3px] " +
            "aria-[current]:bg-accent-soft aria-[current]:text-accent touch:min-h-11"
          }
        >
          {label}
        </QueryLink>
      ))}
    </div>
  );
}
