import { ArrowDownIcon, ArrowUpIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";

// Initial direction: dates and counts descending, names ascending.
const orders = () => [
  { column: "lastAccessed", label: texts.sandboxes.sortByAccess, first: "-" },
  { column: "title", label: texts.common.title, first: "" },
  { column: "ownerName", label: texts.sandboxes.owner, first: "" },
  { column: "timeCreated", label: texts.sandboxes.sortByCreation, first: "-" },
  { column: "lastModified", label: texts.sandboxes.sortByModification, first: "-" },
  { column: "accessCount", label: texts.sandboxes.sortByCount, first: "-" },
];

/** Sort links; the current one reverses the order. */
export function SortBar({ sort }: { sort: string }) {
  const [search] = useSearchParams();
  const to = (order: string) => {
    const params = new URLSearchParams(search);
    params.set("sort", order);
    for (const name of ["page", "dialog", "id"]) params.delete(name);
    return `?${params}`;
  };
  return (
    <nav aria-label={texts.sandboxes.sortBy} className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <span className="me-1 text-muted" aria-hidden>
        {texts.sandboxes.sortBy}
      </span>
      {orders().map(({ column, label, first: prefix }) => {
        const current = sort.replace(/^-/, "") === column;
        const descending = sort.startsWith("-");
        const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
        return (
          <Link
            key={column}
            to={to(current ? (descending ? column : `-${column}`) : prefix + column)}
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
                <span className="sr-only">{descending ? texts.sandboxes.descending : texts.sandboxes.ascending}</span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
