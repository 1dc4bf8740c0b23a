import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";

/** Switches between all rows and those with errors. */
export function RowFilter({
  onlyErrors,
  rowCount,
  errorCount,
}: {
  onlyErrors: boolean;
  rowCount: number;
  errorCount: number;
}) {
  const [search] = useSearchParams();
  const addressOf = (only: boolean) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (only) next.set("only", "errors");
    else next.delete("only");
    return `?${next}`;
  };
  const tabClasses =
    "tap min-h-9 rounded-md px-3 font-medium text-muted hover:bg-hover aria-[current]:bg-accent-soft " +
    "aria-[current]:text-accent";
  return (
    <nav aria-label={texts.roster.rowsShown} className="flex gap-1">
      <Link
        to={addressOf(false)}
        preventScrollReset
        aria-current={onlyErrors ? undefined : "true"}
        className={tabClasses}
      >
        {texts.roster.allRows({ all: rowCount })}
      </Link>
      <Link
        to={addressOf(true)}
        preventScrollReset
        aria-current={onlyErrors ? "true" : undefined}
        className={tabClasses}
      >
        {texts.roster.errors({ errors: errorCount })}
      </Link>
    </nav>
  );
}
