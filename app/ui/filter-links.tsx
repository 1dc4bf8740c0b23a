import { QueryLink, searchWith, useQuery } from "./address-state";

type Choice = {
  label: string;
  isCurrent: boolean;
  /** The parameters of the address that it sets; null takes one away. */
  sets: Record<string, string | null>;
};

/** Narrows a list by one property: links, so that it needs no script, and search and order stay. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const search = useQuery();
  return (
    <div
      role="group"
      aria-label={label}
      className="flex max-w-full min-w-0 overflow-x-auto rounded-md border border-line-strong bg-surface"
    >
      {choices.map(({ label, isCurrent, sets }) => (
        <QueryLink
          key={label}
          to={searchWith(search, { ...sets, page: null })}
          aria-current={isCurrent ? "true" : undefined}
          className={
            "inline-flex min-h-[30px] shrink-0 items-center border-line px-2.5 text-sm font-medium whitespace-nowrap " +
            "text-muted not-first:border-l hover:bg-hover hover:text-ink focus-visible:outline-offset-[-3px] " +
            "aria-[current]:bg-accent-soft aria-[current]:text-accent touch:min-h-11"
          }
        >
          {label}
        </QueryLink>
      ))}
    </div>
  );
}
