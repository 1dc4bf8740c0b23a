// Link, Form and useSearchParams: sorting, paging and search are links and a GET form on the URL, which work without
// JavaScript.
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  MagnifyingGlassIcon,
} from "@heroicons/react/16/solid";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { useId, type HTMLAttributes, type ReactNode } from "react";
import { texts } from "~/texts";
import { QueryLink, searchWith, useQuery } from "./query-navigation";
import { Button } from "./button";

type TableProps = {
  /** For screen readers. */
  label: string;
  head: ReactNode;
  children: ReactNode;
  density?: "compact" | "comfortable";
  /** Below 760 px, shows each row as a list under its first cell; cells show their `label`. */
  fold?: boolean;
  /** The first column stays in view when the others scroll sideways. */
  stickyNames?: boolean;
};

// Explicit roles: folding changes `display`, which makes some browsers drop the implicit ones.

export function Table(props: TableProps) {
  const { label, head, children, density = "compact", fold = false, stickyNames = false } = props;
  const caption = useId();
  return (
    <div
      role="region"
      aria-labelledby={caption}
      tabIndex={0}
      className="@container/table relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        role="table"
        className="data-table"
        data-density={density}
        data-fold={fold || undefined}
        data-sticky={stickyNames || undefined}
      >
        <caption id={caption} className="sr-only">
          {label}
        </caption>
        <thead role="rowgroup">
          <tr role="row">{head}</tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

export function Row(props: HTMLAttributes<HTMLTableRowElement>) {
  return <tr role="row" {...props} />;
}

type HeaderProps = { children: ReactNode; numeric?: boolean };

/** `actions`: the column of buttons, which is sticky; set it on its cells too. */
export function Header({ children, numeric, actions }: HeaderProps & { actions?: boolean }) {
  return (
    <th role="columnheader" scope="col" className={numeric ? "numeric" : actions ? "actions" : undefined}>
      {children}
    </th>
  );
}

/** `?sort=name` is ascending, `?sort=-name` descending. `sort` is the current order, the default included. */
export function SortHeader({ column, sort, children, numeric }: HeaderProps & { column: string; sort: string }) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortOrderOf(column, sort)}
      data-sortable
      className={numeric ? "numeric" : undefined}
    >
      <SortLink column={column} sort={sort}>
        {children}
      </SortLink>
    </th>
  );
}

/** The value of `aria-sort`. */
export const sortOrderOf = (column: string, sort: string | null) =>
  sort === column ? "ascending" : sort === `-${column}` ? "descending" : undefined;

type SortLinkProps = {
  column: string;
  sort: string | null;
  children?: ReactNode;
  /** Accessible name where only the arrow is visible. */
  label?: string;
};

export function SortLink({ column, sort, children, label }: SortLinkProps) {
  const search = useQuery();
  const order = sortOrderOf(column, sort);
  const Arrow = order === "descending" ? ArrowDownIcon : ArrowUpIcon;
  const shade = order
    ? "text-accent"
    : children
      ? "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60"
      : "opacity-35 group-hover:opacity-80 group-focus-visible:opacity-80";
  return (
    <QueryLink
      to={searchWith(search, { sort: order === "ascending" ? `-${column}` : column, page: null })}
      aria-label={label}
      title={label}
      className={`group tap gap-1 rounded-sm hover:text-ink ${order ? "text-ink" : ""}`}
    >
      {children}
      <Arrow className={`size-3.5 ${shade}`} aria-hidden />
    </QueryLink>
  );
}

export function RowHeader({ children }: { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row">
      {children}
    </th>
  );
}

/** `wide`: takes a line of its own when the row is folded. */
type CellProps = { label?: string; numeric?: boolean; actions?: boolean; wide?: boolean; children: ReactNode };

export function Cell({ label, numeric, actions, wide, children }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      data-wide={wide || undefined}
      className={numeric ? "numeric" : actions ? "actions" : undefined}
    >
      {children}
    </td>
  );
}

export function Pager({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const to = (target: number) => searchWith(search, { page: target === 1 ? null : String(target) });

  return (
    <nav
      aria-label={texts.areas.pages}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted tabular-nums"
    >
      <p>{texts.areas.rowsShown({ first, last, total })}</p>
      <ul className="flex items-center gap-1">
        <li>
          <PagerStep
            to={page > 1 ? to(page - 1) : undefined}
            label={texts.areas.previousPage}
            rel="prev"
            icon={ChevronLeftIcon}
          />
        </li>
        {choosePages(page, pages).map((target, index) =>
          target === "gap" ? (
            <li key={`gap-${index}`} aria-hidden className="w-5 text-center">
              …
            </li>
          ) : (
            <li key={target} className={target === page ? "" : "max-sm:hidden"}>
              <Link
                to={to(target)}
                aria-label={texts.areas.pageNumber({ page: target })}
                aria-current={target === page ? "page" : undefined}
                className={
                  `${stepClasses} hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft ` +
                  "aria-[current]:text-accent"
                }
              >
                {target}
              </Link>
            </li>
          ),
        )}
        <li>
          <PagerStep
            to={page < pages ? to(page + 1) : undefined}
            label={texts.areas.nextPage}
            rel="next"
            icon={ChevronRightIcon}
          />
        </li>
      </ul>
    </nav>
  );
}

const stepClasses =
  "inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-1 font-medium touch:min-h-11 touch:min-w-11";

type PagerStepProps = { to?: string; label: string; rel: string; icon: typeof ChevronLeftIcon };

function PagerStep({ to, label, rel, icon: Icon }: PagerStepProps) {
  if (!to) {
    return (
      <span className={`${stepClasses} opacity-40`}>
        <Icon className="size-4 rtl:-scale-x-100" aria-hidden />
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${stepClasses} hover:bg-hover hover:text-ink`}>
      <Icon className="size-4 rtl:-scale-x-100" aria-hidden />
    </Link>
  );
}

/** A GET form for `?q=`; keeps the sort order and returns to page 1. */
export function SearchForm({ label, name = "q" }: { label: string; name?: string }) {
  const [search] = useSearchParams();
  const id = useId();
  const value = search.get(name) ?? "";
  const hiddenFields = [...search].filter(([key]) => key !== name && key !== "page");
  return (
    <Form noValidate method="get" role="search" className="flex min-w-0 items-center gap-2 max-sm:w-full">
      {hiddenFields.map(([key, fieldValue]) => (
        <input key={`${key}=${fieldValue}`} type="hidden" name={key} value={fieldValue} />
      ))}
      <div className="relative min-w-0 flex-1">
        <MagnifyingGlassIcon
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
          aria-hidden
        />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          // Remount on navigation: after Back, the field must show the list's search.
          key={value}
          id={id}
          name={name}
          type="search"
          defaultValue={value}
          placeholder={label}
          className={
            "min-h-9 w-full min-w-40 rounded-md border border-edge bg-surface ps-9 pe-2 text-base " +
            "hover:border-muted touch:min-h-11 touch:text-touch"
          }
        />
      </div>
      <Button type="submit">{texts.areas.search}</Button>
    </Form>
  );
}

/** First, last and the current page's neighbours; a gap replaces at least two pages. */
function choosePages(page: number, pages: number): (number | "gap")[] {
  const pageNumbers = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return pageNumbers.flatMap((n, index) => {
    const skipped = n - (pageNumbers[index - 1] ?? n - 1) - 1;
    if (skipped <= 0) return [n];
    return skipped === 1 ? [n - 1, n] : ["gap" as const, n];
  });
}
