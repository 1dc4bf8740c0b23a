import { ArrowDownIcon, ArrowUpIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";

// What reads best first: dates and counts from the top, names from A.
const orders = [
  { column: "lastAccessed", label: "Last accessed", first: "-" },
  { column: "title", label: "Title", first: "" },
  { column: "ownerName", label: "Owner", first: "" },
  { column: "timeCreated", label: "Created", first: "-" },
  { column: "lastModified", label: "Modified", first: "-" },
  { column: "accessCount", label: "Times accessed", first: "-" },
];

/** Links that order the list; the one in force turns it around. */
export function SortBar({ sort }: { sort: string }) {
  const [search] = useSearchParams();
  const to = (order: string) => {
    const params = new URLSearchParams(search);
    params.set("sort", order);
    for (const name of ["page", "dialog", "id"]) params.delete(name);
    return `?${params}`;
  };
  return (
    <nav aria-label="Sort by" className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <span className="mr-1 text-muted" aria-hidden>
        Sort by
      </span>
      {orders.map(({ column, label, first }) => {
        const current = sort.replace(/^-/, "") === column;
        const descending = sort.startsWith("-");
        const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
        return (
          <Link
            key={column}
            to={to(current ? (descending ? column : `-${column}`) : first + column)}
            preventScrollReset
            aria-current={current ? "true" : undefined}
            className={
              "tap gap-1 rounded-sm px-2 py-1 font-medium text-muted hover:bg-hover hover:text-ink " +
              "aria-[current]:bg-accent-soft aria-[current]:text-accent"
            }
          >
            {label}
            {current && (
              <>
                <Arrow className="size-3.5" aria-hidden />
                <span className="sr-only">{descending ? ", descending" : ", ascending"}</span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
